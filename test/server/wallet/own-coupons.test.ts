import { makeCoupon, makeUserCoupon } from '../../factories/coupon'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Loose } from '../support/client'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const DAY = 86_400_000
const at = (days: number) => new Date(t.ports.clock.now().getTime() + days * DAY)
type User = Awaited<ReturnType<TestApp['user']>>
const hold = (
  user: User,
  options: Parameters<typeof makeUserCoupon>[4] = {},
  coupon: Parameters<typeof makeCoupon>[2] = {},
) => t.make(async (tx) => makeUserCoupon(tx, MAIN, user.id, await makeCoupon(tx, MAIN, coupon), options))
const tab = async (user: User, name: string) =>
  (await user.client.get(`/shop/usercoupon/?tab=${name}`)).body.results as Loose[]

describe('GET /shop/usercoupon/', () => {
  test('lists coupons in the tab of their state by validity date, without a job', async () => {
    const user = await t.user()
    const late = await hold(user, { endAt: at(9) })
    const soon = await hold(user, { endAt: at(2) })
    const gift = await hold(user, { status: 'presenting', presentedAt: at(0), endAt: at(20) })
    const usedCoupon = await hold(user, { status: 'used', usedAt: at(-1), endAt: at(5) })
    const over = await hold(user, { endAt: at(-1) })
    const ids = async (name: string) => (await tab(user, name)).map(({ id }) => id)
    expect([await ids('unused'), await ids('presenting'), await ids('used'), await ids('expired')]).toEqual([
      [soon.id, late.id],
      [gift.id],
      [usedCoupon.id],
      [over.id],
    ])
    t.ports.clock.forward(3 * 86_400)
    expect([await ids('unused'), await ids('expired')]).toEqual([[late.id], [soon.id, over.id]])
  })

  test('returns the display status, also before the start date, and whether the coupon can be given', async () => {
    const user = await t.user()
    await hold(user, { endAt: at(1) })
    await hold(user, { startAt: at(1), endAt: at(2) })
    await hold(user, { status: 'presenting', presentedAt: at(0) })
    const listed = [...(await tab(user, 'unused')), ...(await tab(user, 'presenting'))]
    expect(
      listed.map(({ status, status_display, present_status, is_satisfied }) => [
        status,
        status_display,
        present_status,
        is_satisfied,
      ]),
    ).toEqual([
      ['unused', '待使用', 'available', true],
      ['unused', '未开始', 'available', false],
      ['presenting', '转赠中', 'ing', false],
    ])
  })

  test('returns the value and label of the coupon', async () => {
    const user = await t.user()
    const { id, code } = await hold(user, {}, { label: '茶席满减', value: 5000 })
    expect((await user.client.get(`/shop/usercoupon/${id}/`)).body).toMatchObject({
      code,
      coupon_type: 'R',
      coupon_value: '50.00',
      coupon: { label: '茶席满减' },
      from: null,
    })
  })
})

test('GET /shop/coupon/{id}/ finds a coupon by id and slug, and not an inactive one', async () => {
  const id = await t.make((tx) => makeCoupon(tx, MAIN, { slug: 'chaxi' }))
  const inactive = await t.make((tx) => makeCoupon(tx, MAIN, { isActive: false }))
  const read = async (key: string | number) => (await t.visitor().get(`/shop/coupon/${key}/`)).body
  expect([
    (await read(id)).slug,
    (await read('chaxi')).id,
    (await read(inactive)).err_code,
    (await read('nobody')).err_code,
  ]).toEqual(['chaxi', id, '10404', '10404'])
})
