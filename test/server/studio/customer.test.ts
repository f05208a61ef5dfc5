import { makeBalance } from '../../factories/checkout'
import { makeCoupon, makeUserCoupon } from '../../factories/coupon'
import { OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

/** In seconds. */
const DAY = 86_400

let t: TestApp
let staff: Client
let owner: Client
let customerId: number
beforeAll(async () => {
  t = await startTestApp()
  staff = (await t.user({ perms: ['base.read_customer'] })).client
  owner = (await t.user({ perms: ['base.read_customer', 'base.read_personal'] })).client
  const user = await t.user({ mobile: '13877776666' })
  customerId = user.id
  await t.make(async (tx) => {
    await makeBalance(tx, 1, customerId, 30)
    await makeUserCoupon(tx, 1, customerId, await makeCoupon(tx, 1, { label: '见面礼' }))
    await tx.rows(
      "update account set name = '林小满', email = 'lin@example.com', birthday = '1990-05-01' where tenant_id = 1 and id = $1",
      [customerId],
    )
    await tx.rows(
      `insert into shop_order (tenant_id, number, user_id, status, goods, discount, shipping, total, is_virtual, created_at, paid_at, refunded)
        values (1, 'D900', $1, 'completed', 5000, 0, 0, 5000, false, now(), now(), 1000), (1, 'D901', $1, 'closed', 700, 0, 0, 700, false, now(), null, 0)`,
      [customerId],
    )
    await tx.rows(
      `insert into coin_award (tenant_id, user_id, trigger, ref, day, position, diamond, base, state, matures_at, created_at)
        values (1, $1, 'order', 'D900', '2026-05-01', 1, 10, 5000, 'pending', '2026-05-16T00:00:00Z', '2026-05-01T00:00:00Z')`,
      [customerId],
    )
  })
})
afterAll(() => t.stop())

const detail = async (client: Client) => (await client.get(`/studio/customer/${customerId}/`)).body as Loose
const listOf = async (client: Client, search: string) =>
  (await client.get(`/studio/customer/?search=${encodeURIComponent(search)}`)).body as Loose

test('a customer shows with what was paid and not given back', async () => {
  const { results } = await listOf(owner, '林小满')
  expect(results).toMatchObject([{ id: customerId, mobile: '13877776666', order_count: 1, spent: '40.00' }])
  expect(await detail(owner)).toMatchObject({
    ...{ is_masked: false, email: 'lin@example.com', birthday: '1990-05-01' },
    balances: [{ kind: 'diamond', amount: '30' }],
    pending_coins: [{ kind: 'diamond', amount: 8, matures: '2026-05-16T00:00:00.000Z' }],
    orders: [
      { number: 'D901', total: '7.00' },
      { number: 'D900', status: 'completed', status_display: '已完成', total: '50.00' },
    ],
    coupons: [{ label: '见面礼', status: 'unused' }],
  })
})

test('customers are narrowed by when they came and what they spent, with both bounds', async () => {
  // As the job sums it up.
  await t.make((tx) => tx.rows('update account set spent = 4000 where tenant_id = 1 and id = $1', [customerId]))
  const idsOf = async (query: string): Promise<number[]> =>
    (await owner.get(`/studio/customer/?${query}`)).body.results.map(({ id }: Loose) => id)
  for (const query of ['spent_min=40', 'spent_min=39.995&spent_max=40.00', 'spent_min=40&ordering=-spent'])
    expect(await idsOf(query)).toEqual([customerId])
  expect(await idsOf('spent_min=40.01')).toEqual([])
  expect(await idsOf('spent_max=39.99')).not.toContain(customerId)
  expect(await idsOf('spent_min=40&to=2000-01-01')).toEqual([])
  expect((await owner.get('/studio/customer/?spent_min=-1')).status).toBe(400)
})

test('personal data is masked for staff without its permission, and no number is searched', async () => {
  expect(await detail(staff)).toMatchObject({
    is_masked: true,
    mobile: '138****6666',
    email: 'l***@example.com',
    birthday: null,
  })
  expect((await listOf(staff, '林小满')).results).toMatchObject([{ mobile: '138****6666' }])
  expect((await listOf(staff, '13877776666')).count).toBe(0)
  expect((await listOf(owner, '13877776666')).count).toBe(1)
})

test('staff write notes that other staff read and only their author deletes', async () => {
  const path = `/studio/customer/${customerId}/note/`
  expect((await staff.post(path, { text: '   ' }, { key: true })).status).toBe(400)
  const note = (await staff.post(path, { text: '喜欢早上收货' }, { key: true })).body as Loose
  expect((await detail(owner)).notes).toMatchObject([{ text: '喜欢早上收货', is_own: false }])
  expect((await owner.delete(`${path}${note.id}/`)).status).toBe(404)
  expect((await staff.delete(`${path}${note.id}/`)).status).toBe(200)
  expect((await detail(owner)).notes).toEqual([])
})

test('the log names the customer of a note and not its words', async () => {
  await staff.post(`/studio/customer/${customerId}/note/`, { text: '不要打电话' }, { key: true })
  const [line] = await t.make((tx) =>
    tx.rows<Loose>(
      "select after from audit_log where tenant_id = 1 and kind = 'customer_note' order by id desc limit 1",
    ),
  )
  expect(line.after).toEqual({ customer: customerId })
})

test('a customer of another site is not found', async () => {
  const other = await t.user({ tenantId: OTHER })
  expect((await owner.get(`/studio/customer/${other.id + 1000}/`)).status).toBe(404)
  const { client } = await t.user({ tenantId: OTHER, perms: ['*'] })
  expect((await client.get(`/studio/customer/${customerId}/`)).body.name).not.toBe('林小满')
})

test('notes about a customer go with their account', async () => {
  const user = await t.user()
  await staff.post(`/studio/customer/${user.id}/note/`, { text: '老顾客' }, { key: true })
  await user.client.post('/base/user/me/removal/', undefined, { key: true })
  t.ports.clock.forward(15 * DAY)
  await t.due.runDue(t.ports.clock.now())
  expect(
    await t.make((tx) => tx.rows('select 1 from customer_note where tenant_id = 1 and user_id = $1', [user.id])),
  ).toEqual([])
})
