import * as fc from 'fast-check'
import { earn, makeBankCard } from '../../factories/wallet'
import { MAIN, startTestApp, type TestApp } from '../support/app'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

type User = Awaited<ReturnType<TestApp['user']>>

/** A promoter with income and a bank card. */
async function promoter(income: number) {
  const user = await t.user()
  const card = await t.make(async (tx) => {
    if (income > 0) await earn(tx, MAIN, user.id, income)
    return makeBankCard(tx, MAIN, user.id)
  })
  return { ...user, card }
}

const apply = ({ client }: Pick<User, 'client'>, amount: string, bank_card_id: number) =>
  client.post('/shop/withdrawal/', { amount, bank_card_id }, { key: true })
const read = async ({ client }: Pick<User, 'client'>) => (await client.get('/shop/withdrawal/')).body
const takeBack = ({ client }: Pick<User, 'client'>, id: number) =>
  client.post(`/shop/withdrawal/${id}/process/`, { action: 'withdraw' }, { key: true })
const operator = () => t.user({ perms: ['shop.change_withdrawal'] })
const process = ({ client }: Pick<User, 'client'>, id: number, body: object) =>
  client.post(`/ops/shop/withdrawal/${id}/process/`, body, { key: true })

test('a withdrawal is deducted from the income at once, and masks the card number', async () => {
  const user = await promoter(20_000)
  const { body } = await apply(user, '120.50', user.card)
  expect(body).toMatchObject({
    amount: '120.50',
    status: 'applied',
    status_display: '待处理',
    bank: { name: '招商银行' },
    actions: ['withdraw'],
    processed: null,
  })
  expect(body.card).toMatch(/^(\*{4} ){3}\d{4}$/)
  expect(await read(user)).toMatchObject({
    income: '79.50',
    min: '10.00',
    max: '20000.00',
    count: 1,
    results: [{ number: body.number }],
  })
  expect(JSON.stringify(await read(user))).not.toContain('62258801')
  const records = (await user.client.get('/shop/fundrecord/?kind=income')).body
  expect(records).toMatchObject({
    balance: '79.50',
    results: [
      { change: '-120.50', reason_display: '提现' },
      { change: '200.00', reason_display: '推广收益' },
    ],
  })
})

test.each([
  ['nothing', '', '12041'],
  ['a fraction of a cent', '10.005', '12041'],
  ['less than the minimum', '9.99', '12042'],
  ['more than the maximum', '20000.01', '12043'],
  ['more than the balance', '100.01', '42041'],
])('an amount of %s is rejected with its error code, and nothing is deducted', async (_name, amount, code) => {
  const user = await promoter(10_000)
  expect((await apply(user, amount, user.card)).body.err_code).toBe(code)
  expect((await read(user)).income).toBe('100.00')
})

test('the bank card of another user is rejected', async () => {
  const [user, other] = [await promoter(10_000), await promoter(0)]
  expect((await apply(user, '50', other.card)).body).toEqual({ detail: '请选择收款银行卡', err_code: '12038' })
})

test('an unprocessed withdrawal is cancelled by its owner, once', async () => {
  const user = await promoter(10_000)
  const { id } = (await apply(user, '60', user.card)).body
  expect((await takeBack(await promoter(0), id)).status).toBe(404)
  expect((await takeBack(user, id)).body).toMatchObject({ status: 'withdrawn', status_display: '已撤回', actions: [] })
  expect((await takeBack(user, id)).body.err_code).toBe('42042')
  expect((await read(user)).income).toBe('100.00')
})

test('an operator pays or refuses a withdrawal, and a refusal needs a reason and returns the money', async () => {
  const [user, staff] = [await promoter(10_000), await operator()]
  const [paidId, rejected] = [
    (await apply(user, '60', user.card)).body.id,
    (await apply(user, '30', user.card)).body.id,
  ]
  expect((await process(staff, paidId, { action: 'pay' })).body).toMatchObject({
    status: 'paid',
    user: { name: expect.any(String) },
    actions: [],
  })
  expect((await process(staff, rejected, { action: 'refuse' })).body.err_code).toBe('12044')
  expect((await process(staff, rejected, { action: 'refuse', note: '户名不符' })).body).toMatchObject({
    status: 'refused',
    note: '户名不符',
  })
  expect((await process(staff, paidId, { action: 'refuse', note: 'x' })).body.err_code).toBe('42042')
  expect((await takeBack(user, paidId)).body.err_code).toBe('42042')
  const { results, income } = await read(user)
  expect([income, results.map(({ status, note }: { status: string; note: string }) => [status, note])]).toEqual([
    '40.00',
    [
      ['refused', '户名不符'],
      ['paid', ''],
    ],
  ])
})

test('withdrawals of the site are listed by tab and number, only with permission', async () => {
  const [user, staff] = [await promoter(10_000), await operator()]
  const { number } = (await apply(user, '20', user.card)).body
  const list = async (query: string) => (await staff.client.get(`/ops/shop/withdrawal/${query}`)).body
  expect(await list(`?search=${number}&tab=waiting`)).toMatchObject({
    count: 1,
    results: [{ number, actions: ['pay', 'refuse'] }],
  })
  expect((await list(`?search=${number}&tab=done`)).count).toBe(0)
  expect((await user.client.get('/ops/shop/withdrawal/')).status).toBe(403)
  const there = await t.user({ tenantId: 2, perms: ['*'] })
  expect((await there.client.get(`/ops/shop/withdrawal/?search=${number}`)).body.count).toBe(0)
})

type Step = { kind: 'earn' | 'apply' | 'pay' | 'refuse' | 'back'; amount: number; at: number }

test('income equals the sum of its records, is never below zero, and no money appears or is lost', async () => {
  const staff = await operator()
  const steps = fc.array(
    fc.record({
      kind: fc.constantFrom<Step['kind']>('earn', 'apply', 'pay', 'refuse', 'back'),
      amount: fc.integer({ min: 900, max: 9000 }),
      at: fc.nat(5),
    }),
    { minLength: 3, maxLength: 14 },
  )
  await fc.assert(
    fc.asyncProperty(steps, async (walk) => {
      const user = await promoter(3000)
      let earnedTotal = 3000
      const ids: number[] = []
      for (const { kind, amount, at } of walk) {
        const id = ids[at % Math.max(1, ids.length)] ?? 0
        if (kind === 'earn') {
          await t.make((tx) => earn(tx, MAIN, user.id, amount))
          earnedTotal += amount
        } else if (kind === 'apply') {
          const { status, body } = await apply(user, (amount / 100).toFixed(2), user.card)
          if (status === 200) ids.push(body.id)
        } else if (kind === 'back') await takeBack(user, id)
        else await process(staff, id, { action: kind, note: 'x' })
        const [row] = await t.make((tx) =>
          tx.rows<{ income: number; records: number; out: number }>(
            `select b.amount::int as income,
               (select sum(r.change)::int from balance_record r where r.tenant_id = 1 and r.user_id = $1 and r.kind = 'income') as records,
               (select coalesce(sum(w.amount), 0)::int from withdrawal w where w.tenant_id = 1 and w.user_id = $1 and w.status in ('applied', 'paid')) as out
             from balance b where b.tenant_id = 1 and b.user_id = $1 and b.kind = 'income'`,
            [user.id],
          ),
        )
        expect(row?.income).toBe(row?.records)
        expect(row?.income).toBeGreaterThanOrEqual(0)
        expect((row?.income ?? 0) + (row?.out ?? 0)).toBe(earnedTotal)
      }
    }),
    { numRuns: 25 },
  )
})
