import { makeCoupon, makeUserCoupon } from '../../factories/coupon'
import type { MadeUser } from '../../factories/account'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

let t: TestApp
let clerk: Client
let holder: MadeUser & { client: Client }
let coupon: number
let other: number
const issued: Record<'unused' | 'used' | 'over' | 'other', { id: number; code: string }> = Object(null)

beforeAll(async () => {
  t = await startTestApp()
  clerk = (await t.user({ perms: ['shop.change_coupon', 'base.read_personal'] })).client
  holder = await t.user({ mobile: '13900009001' })
  const stranger = await t.user()
  const yesterday = new Date(t.ports.clock.now().getTime() - 86_400_000)
  await t.make(async (tx) => {
    coupon = await makeCoupon(tx, MAIN, { label: '见面礼', leftCount: 5, maxPerUser: null })
    other = await makeCoupon(tx, MAIN, { label: '白露' })
    issued.unused = await makeUserCoupon(tx, MAIN, holder.id, coupon, { code: 'ABC1' })
    issued.used = await makeUserCoupon(tx, MAIN, holder.id, coupon, { status: 'used', usedAt: yesterday })
    issued.over = await makeUserCoupon(tx, MAIN, stranger.id, coupon, { endAt: yesterday })
    issued.other = await makeUserCoupon(tx, MAIN, stranger.id, other)
  })
})
afterAll(() => t.stop())

const idsOf = async (query: string): Promise<number[]> =>
  (await clerk.get(`/studio/shop/usercoupon/?${query}`)).body.results.map(({ id }: Loose) => id)
const revoke = (id: number) => clerk.post(`/studio/shop/usercoupon/${id}/revoke/`, undefined, { key: true })
const leftOf = async (id: number) =>
  (
    await t.make((tx) =>
      tx.rows<{ left: number }>('select left_count as left from coupon where tenant_id = 1 and id = $1', [id]),
    )
  )[0]?.left

test('coupons of all customers are listed in tabs by their state now', async () => {
  const { unused, used, over, other: white } = issued
  expect(await idsOf('tab=all')).toEqual([white.id, over.id, used.id, unused.id])
  expect(await idsOf('tab=unused')).toEqual([white.id, unused.id])
  expect(await idsOf('tab=used')).toEqual([used.id])
  expect(await idsOf('tab=expired')).toEqual([over.id])
  expect(await idsOf(`tab=unused&coupon=${coupon}`)).toEqual([unused.id])
})

test('a coupon is found by its whole code or the whole number of its holder, however they are written', async () => {
  for (const text of ['abc1', 'ＡＢＣ１', ' ABC 1 '])
    expect(await idsOf(`search=${encodeURIComponent(text)}`)).toEqual([issued.unused.id])
  expect(await idsOf(`search=${encodeURIComponent('+86 139 0000 9001')}`)).toEqual([issued.used.id, issued.unused.id])
  expect(await idsOf('search=ABC')).toEqual([])
})

test("a holder's number is masked for staff without its permission, and is not searched", async () => {
  const { client } = await t.user({ perms: ['shop.change_coupon'] })
  const { results } = (await client.get('/studio/shop/usercoupon/?search=ABC1')).body
  expect(results).toMatchObject([{ id: issued.unused.id, user: { mobile: '139****9001' } }])
  expect((await client.get('/studio/shop/usercoupon/?search=13900009001')).body.count).toBe(0)
})

test('a coupon that is taken back cannot be used, the shop has one more to give, and the steps are written down', async () => {
  const { body } = await revoke(issued.unused.id)
  expect(body).toMatchObject({ id: issued.unused.id, status: 'expired', is_revocable: false })
  expect(await leftOf(coupon)).toBe(6)
  const { results } = (await holder.client.get('/shop/usercoupon/?tab=expired')).body
  expect(results.map(({ id }: Loose) => id)).toContain(issued.unused.id)
  const logs = await t.make((tx) =>
    tx.rows(
      "select l.action, a.kind from user_coupon_log l join audit_log a on a.tenant_id = l.tenant_id and a.item = l.user_coupon_id::text and a.action = 'delete' where l.tenant_id = 1 and l.user_coupon_id = $1",
      [issued.unused.id],
    ),
  )
  expect(logs).toEqual([{ action: 'revoke', kind: 'coupon_code' }])
  expect((await revoke(issued.unused.id)).body.err_code).toBe('13005')
  expect(await leftOf(coupon)).toBe(6)
})

test('a coupon that is used, over or of another shop is not taken back', async () => {
  expect((await revoke(issued.used.id)).status).toBe(409)
  expect((await revoke(issued.over.id)).status).toBe(409)
  const foreign = await t.user({ tenantId: 2, perms: ['*'] })
  expect(
    (await foreign.client.post(`/studio/shop/usercoupon/${issued.other.id}/revoke/`, undefined, { key: true })).status,
  ).toBe(404)
  expect(await leftOf(other)).toBeNull()
})
