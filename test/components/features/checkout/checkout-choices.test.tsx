import type { Checkout, CheckoutCoupon } from '@storefront/contract/entities/checkout/checkout'
import { act } from 'react'
import { CheckoutScreen } from '@/features/checkout/screens/CheckoutScreen'
import { feedback } from '@/platform/feedback'
import { checkoutApi } from '@/services/api/checkout'
import { openedScreens } from '../../screen-router'
import { answerDialog, button, checkoutOf, fill, orderOf, refusal, renderScreen, sumsOf } from '../../fixtures'

const coupon = (id: number, more: Partial<CheckoutCoupon> = {}): CheckoutCoupon => ({
  id,
  type: 'R',
  value: '20.00',
  label: `券${id}`,
  description: '',
  end: null,
  saving: '20.00',
  is_best: false,
  reason: null,
  ...more,
})
const card = {
  id: 7,
  name: '拾光卡',
  shop_name: '小店',
  percent_off: 5,
  is_free_shipping: true,
  end: null,
  image: null,
  saving: '4.00',
  is_best: true,
  reason: null,
}
const benefits: Partial<Checkout> = {
  coupons: [
    coupon(1, { is_best: true }),
    coupon(2, { saving: '5.00' }),
    coupon(3, { reason: { code: 'min_order', detail: '还差 ¥19 可用', short: '19.00' } }),
  ],
  cards: [card],
  user_coupon_id: 1,
  user_card_id: 7,
  sums: sumsOf('100.00', { coupon: '20.00', card: '4.00', discount: '24.00', total: '76.00' }),
  breakdown: [
    { key: 'goods', label: '商品金额', amount: '100.00' },
    { key: 'coupon', label: '优惠券 · 券1', amount: '-20.00' },
    { key: 'total', label: '应付', amount: '76.00' },
  ],
}
const points = [
  { id: 31, name: '湖滨店', address: '湖滨路 1 号', phone: '0571', hours: '10–21' },
  { id: 32, name: '茶室', address: '龙井路 1 号', phone: '', hours: '' },
]
let submit: jest.SpyInstance
let cal: jest.SpyInstance
let toast: jest.SpyInstance
beforeEach(() => {
  localStorage.clear()
  submit = jest.spyOn(checkoutApi, 'submit').mockResolvedValue(orderOf())
  cal = jest
    .spyOn(checkoutApi, 'cal')
    .mockImplementation(async (_, body) =>
      checkoutOf('90.00', { ...benefits, user_coupon_id: body.user_coupon_id ?? null }),
    )
  toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
})
const open = async (more: Partial<Checkout>) => {
  jest.spyOn(checkoutApi, 'checkout').mockResolvedValue(checkoutOf('100.00', more))
  const screen = await renderScreen(<CheckoutScreen />, { source: 'basket' })
  await screen.waitFor(() => screen.get('提交订单'))
  return screen
}
const rows = () => [...document.querySelectorAll('[role="radio"]')].map((row) => row.textContent)

test('the coupon sheet lists applicable coupons first, marks the best and gives the reason for the others', async () => {
  const screen = await open(benefits)
  expect(screen.text()).toContain('-¥20')
  await screen.tap('优惠券-¥20')
  expect(rows()).toEqual([
    expect.stringMatching(/券1.*最优.*省 ¥20/),
    expect.stringMatching(/券2.*省 ¥5/),
    '不使用优惠券',
  ])
  expect(document.querySelector('[role="dialog"]')?.textContent).toMatch(/不可用.*券3.*还差 ¥19 可用/)
})

test.each<[string, CheckoutCoupon['reason'][], string]>([
  [
    'what is missing for the nearest',
    [
      { code: 'min_order', detail: '', short: '50.00' },
      { code: 'min_order', detail: '', short: '31.00' },
    ],
    '再买 ¥31 可用 减 ¥20 券',
  ],
  ['why none applies', [{ code: 'wrong_goods', detail: '不适用于所选商品', short: null }], '不适用于所选商品'],
])('a checkout without an applicable coupon says %s', async (_, reasons, text) => {
  const screen = await open({
    ...benefits,
    coupons: reasons.map((reason, id) => coupon(id, { reason })),
    user_coupon_id: null,
    sums: sumsOf('100.00'),
  })
  expect(screen.text()).toContain(text)
})

test('choosing a coupon recalculates the checkout and submits the displayed total', async () => {
  const screen = await open(benefits)
  await screen.tap('优惠券-¥20')
  const second = [...document.querySelectorAll<HTMLElement>('[role="radio"]')][1]
  await act(async () => second?.click())
  await screen.waitFor(() => cal.mock.calls.length > 0 && !button('提交订单').disabled)
  expect(cal.mock.calls[0][1]).toEqual({ address_id: 5, user_coupon_id: 2 })
  await screen.tap('提交订单')
  await screen.waitFor(() => openedScreens().length > 0)
  expect(submit.mock.calls[0][1]).toMatchObject({ user_coupon_id: 2, user_card_id: 7, total: '76.00' })
})

test('after a price change, recalculates with the chosen coupon and resubmits the confirmed total', async () => {
  submit.mockRejectedValueOnce(refusal('priceChanged', '价格已变动，应付 ¥80'))
  const screen = await open(benefits)
  await screen.tap('优惠券-¥20')
  await act(async () => document.querySelectorAll<HTMLElement>('[role="radio"]')[1]?.click())
  await screen.waitFor(() => cal.mock.calls.length > 0 && !button('提交订单').disabled)
  cal.mockImplementation(async () =>
    checkoutOf('80.00', { ...benefits, user_coupon_id: 2, sums: sumsOf('104.00', { total: '80.00', diamonds: 3 }) }),
  )
  await screen.tap('提交订单')
  expect(await answerDialog('确认提交')).toContain('应付金额由 ¥76 变为 ¥80 + 3 钻石')
  await screen.waitFor(() => openedScreens().length > 0)
  expect(submit.mock.calls[1][1]).toMatchObject({ user_coupon_id: 2, total: '80.00', diamonds: 3 })
  expect(cal.mock.calls.every(([, body]) => body.user_coupon_id === 2)).toBe(true)
})

test('choosing no membership card recalculates without one', async () => {
  const screen = await open(benefits)
  await screen.tap('会员卡-¥4')
  await screen.tap('不使用会员卡')
  await screen.waitFor(() => cal.mock.calls.length > 0)
  expect(cal.mock.calls[0][1]).toEqual({ address_id: 5, user_card_id: null })
})

test('shows the message when the coupon is gone at submit and reloads the checkout', async () => {
  submit.mockRejectedValue(refusal('couponGone', '优惠券已被使用'))
  const screen = await open(benefits)
  await screen.tap('提交订单')
  expect(await answerDialog('知道了')).toContain('优惠券已被使用')
  await screen.waitFor(() => (checkoutApi.checkout as jest.Mock).mock.calls.length >= 2)
})

test('the breakdown expands to the discount share of each line', async () => {
  const shared = checkoutOf('100.00').lines.map((line) => ({
    ...line,
    share: { goods: '100.00', coupon: '20.00', card: '4.10', total: '75.90' },
  }))
  const screen = await open({ ...benefits, lines: shared })
  expect(screen.text()).toContain('优惠券 · 券1')
  await screen.tap('查看每件商品的优惠分摊')
  expect(screen.text()).toContain('优惠 -¥24.10，实付 ¥75.90')
})

test('pickup requires a pickup point and submits without an address', async () => {
  const screen = await open({ pickup_points: points, address: null })
  await screen.tap('到店自提')
  await screen.tap('提交订单')
  expect(toast).toHaveBeenCalledWith('请选择自提点', expect.anything())
  const [first] = document.querySelectorAll<HTMLElement>('[role="radio"]')
  expect(first?.textContent).toContain('湖滨店湖滨路 1 号营业时间 10–210571')
  await act(async () => first?.click())
  await screen.waitFor(() => cal.mock.calls.length > 0 && !button('提交订单').disabled)
  expect(cal.mock.calls[0][1]).toEqual({ address_id: null, pickup_point_id: 31 })
  await screen.tap('提交订单')
  await screen.waitFor(() => openedScreens().length > 0)
  expect(submit.mock.calls[0][1]).toMatchObject({ address_id: null, pickup_point_id: 31 })
})

test('shows a region without delivery up front and blocks the submit', async () => {
  const reasons = [
    { goods: ['玫瑰', '百合'], reason: '鲜花送不到' },
    { goods: ['花瓶'], reason: '' },
  ]
  const screen = await open({ refused_region: '西藏自治区', refused_reasons: reasons })
  expect(screen.text()).toContain('「西藏自治区」暂不支持配送，请更换收货地址')
  expect(screen.text()).toContain('玫瑰、百合：鲜花送不到')
  expect(screen.text()).toContain('不能送达：花瓶')
  await screen.tap('提交订单')
  expect(submit).not.toHaveBeenCalled()
})

test('names the missing buyer input of a product and sends it with the order once filled in', async () => {
  const [line] = checkoutOf('100.00').lines
  const asking = { ...line, msg_fields: [{ label: '刻字', required: true, max: 4 }] } as Checkout['lines'][number]
  const screen = await open({ lines: [asking] })
  await screen.tap('提交订单')
  expect(toast).toHaveBeenCalledWith('请填写「商品1」的刻字', expect.anything())
  expect(screen.text()).toContain('请填写「商品1」的刻字')
  await fill('刻字', ' 青山 ')
  await screen.tap('提交订单')
  await screen.waitFor(() => openedScreens().length > 0)
  expect(submit.mock.calls[0][1].msgs).toEqual([{ line_id: 1, msgs: [{ label: '刻字', value: '青山' }] }])
})

test('shows the diamond amount with the current balance and submits the displayed amount', async () => {
  const screen = await open({ sums: sumsOf('100.00', { diamonds: 30 }), diamonds_left: 20 })
  expect(screen.text()).toContain('现有 20 钻石')
  expect(screen.text()).toContain('钻石不足，还差 10 颗')
  await screen.tap('提交订单')
  await screen.waitFor(() => openedScreens().length > 0)
  expect(submit.mock.calls[0][1]).toMatchObject({ total: '100.00', diamonds: 30 })
})
