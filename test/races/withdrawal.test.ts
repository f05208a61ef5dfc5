import type { Connection } from '../../server/src/core/database.types'
import { payIncomeRows } from '../../server/src/domains/promotion/withdrawal/income-rows'
import { earn, makeBankCard } from '../factories/wallet'
import { MAIN } from '../server/support/app'
import { callDuring } from './overlap'
import { type RaceEnvironment, startRaceEnvironment, times } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

async function promoter(income: number) {
  const user = await environment.t.user()
  const card = await environment.t.make(async (tx) => {
    await earn(tx, MAIN, user.id, income)
    return makeBankCard(tx, MAIN, user.id)
  })
  return { ...user, card }
}

const apply = (n: number, token: string, bank_card_id: number) =>
  environment.client(n, token).post('/shop/withdrawal/', { amount: '60', bank_card_id }, { key: true })

test('of eight concurrent withdrawals, two succeed when the income covers two, and it never goes below zero', async () => {
  const { token, card, client } = await promoter(15_000)
  const answers = await Promise.all(times(8).map((n) => apply(n, token, card)))
  expect(answers.map(({ status, body }) => (status === 200 ? 'ok' : body.err_code)).sort()).toEqual([
    ...times(6).map(() => '42041'),
    'ok',
    'ok',
  ])
  expect((await client.get('/shop/withdrawal/')).body).toMatchObject({ income: '30.00', count: 2 })
})

test('control: check-then-write withdraws more than the income', async () => {
  const { id } = await promoter(10_000)
  let withdrawnTotal = 0
  let lookCount = 0
  // All look before one takes: what a busy machine seldom shows by itself.
  let letAllTake: () => void
  const haveAllLooked = new Promise<void>((resolve) => {
    letAllTake = resolve
  })
  const lookThenTake = () =>
    environment.t.database.of(MAIN).tx(async (tx) => {
      const [row] = await tx.rows<{ amount: number }>(
        "select amount from balance where tenant_id = 1 and user_id = $1 and kind = 'income'",
        [id],
      )
      if (++lookCount === 8) letAllTake()
      await haveAllLooked
      if ((row?.amount ?? 0) < 6000) return
      await tx.rows("update balance set amount = $2 where tenant_id = 1 and user_id = $1 and kind = 'income'", [
        id,
        (row?.amount ?? 0) - 6000,
      ])
      withdrawnTotal += 6000
    })
  await Promise.all(times(8).map(lookThenTake))
  expect(withdrawnTotal).toBeGreaterThan(10_000)
})

test('a withdrawal that is paid, refused and cancelled concurrently has one outcome, and the money is in one place', async () => {
  const staff = await environment.t.user({ perms: ['shop.change_withdrawal'] })
  for (const _ of times(8)) {
    const { token, card, client } = await promoter(6000)
    const { id } = (await apply(0, token, card)).body
    const answers = await Promise.all([
      environment.client(0, staff.token).post(`/ops/shop/withdrawal/${id}/process/`, { action: 'pay' }, { key: true }),
      environment
        .client(1, staff.token)
        .post(`/ops/shop/withdrawal/${id}/process/`, { action: 'refuse', note: 'x' }, { key: true }),
      environment.client(1, token).post(`/shop/withdrawal/${id}/process/`, { action: 'withdraw' }, { key: true }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { income, results } = (await client.get('/shop/withdrawal/')).body
    expect(income).toBe(results[0].status === 'paid' ? '0.00' : '60.00')
  }
})

/** Two withdrawals that share one row of income. */
async function createPair() {
  const { id, token, card } = await promoter(10_000)
  const withdraw = async (amount: string): Promise<number> =>
    (await environment.client(0, token).post('/shop/withdrawal/', { amount, bank_card_id: card }, { key: true })).body
      .id
  const [one, two] = [await withdraw('60'), await withdraw('40')]
  const rows = () =>
    environment.t.make((tx) => tx.rows('select state from dist_income where tenant_id = 1 and user_id = $1', [id]))
  return { one, two, rows }
}
const PAID = "update withdrawal set status = 'paid' where tenant_id = 1 and id = $1"

test('a row of income that two withdrawals share is paid when both are paid at once', async () => {
  const staff = await environment.t.user({ perms: ['shop.change_withdrawal'] })
  const tenant = await environment.t.app.directory.find({ by: 'slug', value: 'qingshi' })
  if (!tenant) throw new Error('no site')
  const { one, two, rows } = await createPair()
  const reply = await callDuring(
    environment,
    async (tx) => {
      await tx.rows(PAID, [one])
      await payIncomeRows({ tenant, now: environment.t.ports.clock.now() }, tx, one)
    },
    () => staff.client.post(`/ops/shop/withdrawal/${two}/process/`, { action: 'pay' }, { key: true }),
  )
  expect(reply.status).toBe(200)
  expect(await rows()).toEqual([{ state: 'paid' }])
})

test('control: of two withdrawals that are paid at once, each that looks for others without the lock of their row finds one', async () => {
  const { one, two } = await createPair()
  const { database } = environment.t
  const pay = async (tx: Connection, id: number) => {
    await tx.rows(PAID, [id])
    return tx.rows("select id from withdrawal where tenant_id = 1 and id = any($1) and status <> 'paid'", [[one, two]])
  }
  const leftForFirst = await database.of(MAIN).tx(async (tx) => {
    const left = await pay(tx, one)
    expect(await database.of(MAIN).tx((other) => pay(other, two))).toEqual([{ id: one }])
    return left
  })
  expect(leftForFirst).toEqual([{ id: two }])
})
