import { makeCoupon, makePackage, makeUserCoupon } from '../../factories/coupon'
import { MAIN, startTestApp, type TestApp } from '../support/app'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const coupon = (options: Parameters<typeof makeCoupon>[2] = {}) => t.make((tx) => makeCoupon(tx, MAIN, options))
const pack = (items: [number, number][], options: Parameters<typeof makePackage>[3] = {}) =>
  t.make((tx) => makePackage(tx, MAIN, items, options))
type User = Awaited<ReturnType<TestApp['user']>>
const receive = (user: User, id: number, query = '') =>
  user.client.post(`/shop/couponpackage/${id}/receive/${query}`, undefined, { key: true })

describe('a coupon package', () => {
  test('receives all of its coupons at once', async () => {
    const user = await t.user()
    const [one, two] = [await coupon({ maxPerUser: 3, leftCount: 9 }), await coupon()]
    const id = await pack([
      [one, 2],
      [two, 1],
    ])
    const { body } = await receive(user, id)
    expect(body).toMatchObject({
      received: 1,
      items: [
        { quantity: 2, coupon: { id: one, received: 2, available: 2, inventory: 7 } },
        { coupon: { id: two, received: 1 } },
      ],
    })
    expect((await user.client.get('/shop/usercoupon/')).body.count).toBe(3)
  })

  test('receives nothing when one coupon is unavailable, and returns the reason', async () => {
    const user = await t.user()
    const [good, out] = [await coupon({ leftCount: 5 }), await coupon({ leftCount: 1, maxPerUser: 5 })]
    const id = await pack(
      [
        [good, 1],
        [out, 2],
      ],
      { leftCount: 3 },
    )
    expect((await receive(user, id)).body.err_code).toBe('13001')
    expect((await user.client.get('/shop/usercoupon/')).body.count).toBe(0)
    expect((await user.client.get(`/shop/couponpackage/${id}/`)).body).toMatchObject({
      inventory: 3,
      received: 0,
      items: [{ coupon: { inventory: 5, available: 0 } }, {}],
    })
  })

  test.each([
    ['taken', { maxPerUser: 1 }, '13002'],
    ['out of stock', { leftCount: 1, maxPerUser: 5 }, '13001'],
    ['expired', { endAt: new Date(0) }, '13003'],
    ['not valid yet', { startAt: new Date('2040-01-01') }, '13004'],
    ['withdrawn', { isActive: false }, '10404'],
  ])('that is %s is rejected with a message', async (_, options, code) => {
    const user = await t.user()
    const id = await pack([[await coupon({ maxPerUser: null }), 1]], options)
    await receive(user, id)
    expect((await receive(user, id)).body.err_code).toBe(code)
  })

  test('counts receipts for the operator whose code was used', async () => {
    const staff = await t.user({ perms: ['base.read_shortlink'] })
    const id = await pack([[await coupon(), 1]])
    const mine = async () => (await staff.client.get(`/ops/shop/couponpackagecode/${id}/mine/`)).body
    const { code, mobile_url } = await mine()
    expect(mobile_url).toBe(`http://localhost:80/mobile/shop/couponpackage/${id}/?code=${code}`)
    await receive(await t.user(), id, `?code=${code}`)
    await receive(await t.user(), id, '?code=NOBODYS')
    expect(await mine()).toMatchObject({ code, received: 1 })
    expect((await (await t.user()).client.get(`/ops/shop/couponpackagecode/${id}/mine/`)).status).toBe(403)
  })
})

describe('GET /ops/shop/couponpackagecode/', () => {
  test("lists the packages that can be received with the receipts through the operator's own code", async () => {
    const [staff, colleague] = [
      await t.user({ perms: ['base.read_shortlink'] }),
      await t.user({ perms: ['base.read_shortlink'] }),
    ]
    const [pack1, pack2, over, withdrawn] = [
      await pack([[await coupon(), 1]]),
      await pack([[await coupon(), 1]]),
      await pack([[await coupon(), 1]], { endAt: new Date(0) }),
      await pack([[await coupon(), 1]], { isActive: false }),
    ]
    for (const operator of [staff, colleague]) {
      const { code } = (await operator.client.get(`/ops/shop/couponpackagecode/${pack1}/mine/`)).body
      await receive(await t.user(), pack1, `?code=${code}`)
    }
    const ids = [pack1, pack2, over, withdrawn].join(',')
    const { body } = await staff.client.get(`/ops/shop/couponpackagecode/?id=${ids}`)
    expect(body).toMatchObject({
      count: 2,
      results: [
        { id: pack2, received: 0 },
        { id: pack1, received: 1 },
      ],
    })
    expect((await (await t.user()).client.get('/ops/shop/couponpackagecode/')).status).toBe(403)
  })
})

describe('POST /ops/shop/usercoupon/verify/', () => {
  const makeOwned = async (
    user: User,
    type: 'E' | 'EXC' | 'R' = 'E',
    options: Parameters<typeof makeUserCoupon>[4] = {},
  ) => {
    const id = await coupon({ type, label: '手工皂兑换券' })
    return t.make((tx) => makeUserCoupon(tx, MAIN, user.id, id, options))
  }
  const verify = (staff: User, code: string) =>
    staff.client.post('/ops/shop/usercoupon/verify/', { code }, { key: true })

  test('redeems a coupon once for its owner, and stores the operator', async () => {
    const [user, staff] = [await t.user(), await t.user({ perms: ['shop.verify_eticket'] })]
    const { id, code } = await makeOwned(user, 'EXC')
    expect((await verify(staff, ` ${code.toLowerCase()} `)).body).toMatchObject({
      code,
      holder: 'User',
      coupon: { label: '手工皂兑换券' },
    })
    expect((await verify(staff, code)).body).toEqual({ err_code: '43022', detail: '该券已于 2026-05-06 12:00 使用' })
    expect((await user.client.get('/shop/usercoupon/?tab=used')).body.results).toEqual([
      expect.objectContaining({ id, status: 'used' }),
    ])
    const rows = await t.make((tx) =>
      tx.rows('select operator_id, user_id from coupon_verification where user_coupon_id = $1', [id]),
    )
    expect(rows).toEqual([{ operator_id: staff.id, user_id: user.id }])
  })

  test.each([
    ['that does not exist', async () => 'NOBODY', '43021'],
    ['of a cash coupon', async (user: User) => (await makeOwned(user, 'R')).code, '43024'],
    [
      'of a pending gift',
      async (user: User) =>
        (await makeOwned(user, 'E', { status: 'presenting', presentedAt: new Date('2026-05-06T03:00:00Z') })).code,
      '43023',
    ],
    ['that is expired', async (user: User) => (await makeOwned(user, 'E', { endAt: new Date(0) })).code, '13003'],
    [
      'that is not valid yet',
      async (user: User) => (await makeOwned(user, 'E', { startAt: new Date('2040-01-01') })).code,
      '13004',
    ],
  ])('rejects a coupon %s', async (_, make, code) => {
    const [user, staff] = [await t.user(), await t.user({ perms: ['shop.verify_eticket'] })]
    expect((await verify(staff, await make(user))).body.err_code).toBe(code)
  })

  test('requires permission', async () => {
    const user = await t.user()
    expect((await verify(user, (await makeOwned(user)).code)).status).toBe(403)
  })
})
