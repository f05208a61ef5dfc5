import { makeCoupon, makeUserCoupon } from '../../factories/coupon'
import { MAIN, startTestApp, type TestApp } from '../support/app'

let t: TestApp
let couponId: number
beforeAll(async () => {
  t = await startTestApp()
  couponId = await t.make((tx) => makeCoupon(tx, MAIN, { maxPerUser: 1 }))
})
afterAll(() => t.stop())

type User = Awaited<ReturnType<TestApp['user']>>
const hold = (user: User, options: Parameters<typeof makeUserCoupon>[4] = {}) =>
  t.make((tx) => makeUserCoupon(tx, MAIN, user.id, couponId, options))
const presentCoupon = async (user: User, id: number): Promise<string> =>
  (await user.client.post(`/shop/usercoupon/${id}/present/`, undefined, { key: true })).body.num
const receive = (user: User, num: string) =>
  user.client.post(`/shop/usercoupon/${num}/receive/`, undefined, { key: true })
const gift = async (user: User, num: string) => (await user.client.get(`/shop/usercoupon/${num}/gift/`)).body

/** A giver whose coupon is on its way. */
async function presentedCoupon(options: Parameters<typeof makeUserCoupon>[4] = {}) {
  const giver = await t.user()
  const coupon = await hold(giver, options)
  return { giver, ...coupon, num: await presentCoupon(giver, coupon.id) }
}
const HOURS = 3600

test('a received gift gets a new owner, code and link, and names its giver', async () => {
  const { giver, id, code, num } = await presentedCoupon()
  const friend = await t.user()
  expect(await gift(friend, num)).toMatchObject({ state: 'open', giver: { name: 'User' }, coupon: { id: couponId } })
  expect((await receive(friend, num)).body).toEqual({ ok: true })
  const { body } = await friend.client.get(`/shop/usercoupon/${id}/`)
  expect(body).toMatchObject({ status: 'unused', from: 'User', present_status: 'available' })
  expect(body.code).not.toBe(code)
  expect(body.num).not.toBe(num)
  expect((await giver.client.get(`/shop/usercoupon/${id}/`)).status).toBe(404)
})

test('a coupon given away still counts against the limit of the giver', async () => {
  const { giver, num } = await presentedCoupon()
  await receive(await t.user(), num)
  const { body } = await giver.client.post(`/shop/coupon/${couponId}/receive/`, undefined, { key: true })
  expect(body.err_code).toBe('13002')
  expect((await giver.client.get(`/shop/coupon/${couponId}/`)).body.received).toBe(1)
})

test('a coupon being given away is unavailable to its giver until the gift is cancelled', async () => {
  const { giver, id } = await presentedCoupon()
  const readCoupon = async () => (await giver.client.get(`/shop/coupon/${couponId}/`)).body
  expect(await readCoupon()).toMatchObject({ received: 1, available: 0 })
  await giver.client.post(`/shop/usercoupon/${id}/present_cancel/`, undefined, { key: true })
  expect(await readCoupon()).toMatchObject({ received: 1, available: 1 })
})

test('one user can receive two gifts of the same coupon', async () => {
  const friend = await t.user()
  for (const { num } of [await presentedCoupon(), await presentedCoupon()])
    expect((await receive(friend, num)).status).toBe(200)
  expect((await friend.client.get('/shop/usercoupon/')).body.count).toBe(2)
})

describe('a gift link', () => {
  test.each([
    [
      'already received by another user',
      async (num: string) => void (await receive(await t.user(), num)),
      '13011',
      'taken',
    ],
    [
      'cancelled by the giver',
      async (_: string, giver: User, id: number) =>
        void (await giver.client.post(`/shop/usercoupon/${id}/present_cancel/`, undefined, { key: true })),
      '13014',
      'cancelled',
    ],
    [
      'older than 24 hours, also before the return job has run',
      async () => {
        t.ports.clock.forward(24 * HOURS)
      },
      '13013',
      'returned',
    ],
    [
      'returned by the job',
      async () => {
        t.ports.clock.forward(24 * HOURS)
        await t.due.runDue(t.ports.clock.now())
      },
      '13013',
      'returned',
    ],
  ])('is rejected when it is %s', async (_, happen, code, state) => {
    const { giver, id, num } = await presentedCoupon()
    await happen(num, giver, id)
    const friend = await t.user()
    expect([(await gift(friend, num)).state, (await receive(friend, num)).body]).toEqual([
      state,
      { detail: expect.stringMatching(/./), err_code: code },
    ])
  })

  test('is rejected for its giver, before the coupon is given, after the coupon expired, and when unknown', async () => {
    const { giver, num } = await presentedCoupon()
    expect((await receive(giver, num)).body.err_code).toBe('13012')
    expect(await gift(giver, num)).toMatchObject({ state: 'own' })
    const coupon = await hold(giver)
    expect((await receive(await t.user(), coupon.num)).body.err_code).toBe('13015')
    const short = await presentedCoupon({ endAt: new Date(t.ports.clock.now().getTime() + HOURS * 1000) })
    t.ports.clock.forward(2 * HOURS)
    expect((await receive(await t.user(), short.num)).body.err_code).toBe('13003')
    expect((await receive(await t.user(), 'nobody')).body.err_code).toBe('10404')
  })
})

describe('the giver', () => {
  test('gets an unclaimed gift back after 24 hours, with one notification', async () => {
    const { giver, id } = await presentedCoupon()
    t.ports.clock.forward(24 * HOURS - 1)
    await t.due.runDue(t.ports.clock.now())
    expect((await giver.client.get(`/shop/usercoupon/${id}/`)).body).toMatchObject({ status: 'presenting' })
    t.ports.clock.forward(1)
    await t.due.runDue(t.ports.clock.now())
    expect((await giver.client.get(`/shop/usercoupon/${id}/`)).body).toMatchObject({
      status: 'unused',
      present_status: 'available',
      present_until: null,
    })
    const { results } = (await giver.client.get('/flashmessage/')).body
    expect(results).toEqual([
      expect.objectContaining({ description: '您赠送的优惠券超过 24 小时未被领取，已退回您的账户' }),
    ])
  })

  test('does not get a renewed gift back at the expiry of an earlier, cancelled one', async () => {
    const { giver, id } = await presentedCoupon()
    await giver.client.post(`/shop/usercoupon/${id}/present_cancel/`, undefined, { key: true })
    t.ports.clock.forward(12 * HOURS)
    await presentCoupon(giver, id)
    t.ports.clock.forward(12 * HOURS)
    await t.due.runDue(t.ports.clock.now())
    expect((await giver.client.get(`/shop/usercoupon/${id}/`)).body.status).toBe('presenting')
  })

  test('cannot give a used, expired or already presented coupon, nor cancel a gift that was not given', async () => {
    const giver = await t.user()
    const usedCoupon = await hold(giver, { status: 'used' })
    const over = await hold(giver, { endAt: new Date(0) })
    const coupon = await hold(giver)
    const post = async (id: number, step: string) =>
      (await giver.client.post(`/shop/usercoupon/${id}/${step}/`, undefined, { key: true })).body.err_code
    expect([
      await post(usedCoupon.id, 'present'),
      await post(over.id, 'present'),
      await post(coupon.id, 'present_cancel'),
    ]).toEqual(['13005', '13003', '13005'])
    await presentCoupon(giver, coupon.id)
    expect(await post(coupon.id, 'present')).toBe('13005')
  })
})

test('every step of a gift is logged', async () => {
  const { id, num } = await presentedCoupon()
  const friend = await t.user()
  await receive(friend, num)
  const rows = await t.make((tx) =>
    tx.rows<{ action: string; num: string }>(
      'select action, num from user_coupon_log where user_coupon_id = $1 order by id',
      [id],
    ),
  )
  expect(rows).toEqual([
    { action: 'present', num },
    { action: 'receive', num },
  ])
})
