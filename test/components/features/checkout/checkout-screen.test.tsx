import { CheckoutScreen } from '@/features/checkout/screens/CheckoutScreen'
import { feedback } from '@/platform/feedback'
import { checkoutApi } from '@/services/api/checkout'
import { openedScreens } from '../../screen-router'
import { answerDialog, checkoutOf, orderOf, refusal, renderScreen } from '../../fixtures'

beforeEach(() => {
  localStorage.clear()
  jest.spyOn(checkoutApi, 'checkout').mockResolvedValue(checkoutOf('10.00'))
})
const open = async (source = 'basket') => {
  const screen = await renderScreen(<CheckoutScreen />, { source })
  await screen.waitFor(() => screen.get('提交订单'))
  return screen
}

test('submitting replaces the checkout with the payment screen', async () => {
  const submit = jest.spyOn(checkoutApi, 'submit').mockResolvedValue(orderOf())
  const screen = await open('quickbuy')
  await screen.tap('提交订单')
  await screen.waitFor(() => openedScreens().length > 0)
  expect(submit).toHaveBeenCalledWith(
    'quickbuy',
    { address_id: 5, user_coupon_id: null, user_card_id: null, note: '', total: '10.00', diamonds: 0, msgs: [] },
    expect.any(String),
  )
  expect(openedScreens()).toEqual([{ name: 'payment', params: { order: 'D1', amount: '10.00' }, mode: 'replace' }])
})

test('shows the new amount when the price changed and resubmits only after a confirmation', async () => {
  const submit = jest
    .spyOn(checkoutApi, 'submit')
    .mockRejectedValueOnce(refusal('priceChanged', '价格已变动，应付 ¥12'))
    .mockResolvedValue(orderOf({ tit: '12.00' }))
  jest.spyOn(checkoutApi, 'cal').mockResolvedValue(checkoutOf('12.00'))
  const screen = await open()
  await screen.tap('提交订单')
  expect(await answerDialog('确认提交')).toMatch(/10.*12/)
  await screen.waitFor(() => submit.mock.calls.length === 2)
  expect(submit.mock.calls.map(([, body]) => body.total)).toEqual(['10.00', '12.00'])
  const [first, second] = submit.mock.calls.map(([, , key]) => key)
  expect(first).not.toBe(second)
})

test('declining the new amount creates no order', async () => {
  const submit = jest.spyOn(checkoutApi, 'submit').mockRejectedValue(refusal('priceChanged', '价格已变动，应付 ¥12'))
  jest.spyOn(checkoutApi, 'cal').mockResolvedValue(checkoutOf('12.00'))
  const screen = await open()
  await screen.tap('提交订单')
  await answerDialog('再看看')
  expect(submit).toHaveBeenCalledTimes(1)
  expect(openedScreens()).toEqual([])
})

test('shows the server message when stock is short and reloads the checkout', async () => {
  jest.spyOn(checkoutApi, 'submit').mockRejectedValue(refusal('stockShort', '「商品1」库存不足，最多还能购买 0 件'))
  const screen = await open()
  await screen.tap('提交订单')
  expect(await answerDialog('知道了')).toContain('「商品1」库存不足，最多还能购买 0 件')
  await screen.waitFor(() => (checkoutApi.checkout as jest.Mock).mock.calls.length >= 2)
})

test('requires an address and sends nothing without one', async () => {
  jest.spyOn(checkoutApi, 'checkout').mockResolvedValue({ ...checkoutOf('10.00'), address: null })
  const submit = jest.spyOn(checkoutApi, 'submit').mockResolvedValue(orderOf())
  const toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  const screen = await open()
  await screen.tap('提交订单')
  expect(toast).toHaveBeenCalledWith('请选择收货地址', expect.anything())
  expect(submit).not.toHaveBeenCalled()
})

test('an empty checkout links to the basket', async () => {
  jest.spyOn(checkoutApi, 'checkout').mockRejectedValue(refusal('basketEmpty', '请选择要结算的商品'))
  const screen = await renderScreen(<CheckoutScreen />, { source: 'basket' })
  await screen.waitFor(() => screen.get('去购物车'))
  expect(screen.text()).toContain('请选择要结算的商品')
})
