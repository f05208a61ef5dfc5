import '@/i18n/payment'
import { PaymentScreen } from '@/features/checkout/screens/PaymentScreen'
import { feedback } from '@/platform/feedback'
import { ordersApi } from '@/services/api/orders'
import { walletApi } from '@/services/api/wallet'
import { checkoutApi } from '@/services/api/checkout'
import { answerDialog, orderOf, paidOrderOf, refusal, renderScreen } from '../../fixtures'

beforeEach(() => {
  localStorage.clear()
  jest.spyOn(feedback, 'toast').mockImplementation(() => {})
})

const open = async (order = orderOf()) => {
  jest.spyOn(ordersApi, 'order').mockResolvedValue(order)
  const screen = await renderScreen(<PaymentScreen />, { order: 'D1', amount: '10.00' })
  await screen.waitFor(() => screen.get('立即支付'))
  return screen
}

test('offers a sufficient balance as a payment channel and pays with it', async () => {
  jest.spyOn(walletApi, 'balance').mockResolvedValue('10.00')
  const payOrder = jest.spyOn(checkoutApi, 'payOrder').mockResolvedValue({ kind: 'paid' })
  jest.spyOn(checkoutApi, 'payState').mockResolvedValue({ state: 'paid' })
  const screen = await open()
  jest.spyOn(ordersApi, 'order').mockResolvedValue(paidOrderOf())
  await screen.waitFor(() => screen.get('余额支付（可用 ¥10）'))
  await screen.tap('余额支付（可用 ¥10）')
  await screen.tap('立即支付')
  await screen.waitFor(() => screen.get('查看订单'))
  expect(payOrder).toHaveBeenCalledWith('D1', expect.objectContaining({ channel: 'fund' }), expect.any(String))
})

test('shows the server message when the balance was spent elsewhere', async () => {
  jest.spyOn(walletApi, 'balance').mockResolvedValue('10.00')
  jest.spyOn(checkoutApi, 'payOrder').mockRejectedValue(refusal('fundShort', '余额不足，当前余额 ¥2'))
  const screen = await open()
  await screen.waitFor(() => screen.get('余额支付（可用 ¥10）'))
  await screen.tap('余额支付（可用 ¥10）')
  await screen.tap('立即支付')
  expect(await answerDialog('知道了')).toContain('余额不足，当前余额 ¥2')
})

test.each([
  ['too little', '9.99', orderOf()],
  [
    'for a recharge',
    '100.00',
    orderOf({ lines: orderOf().lines.map((line) => ({ ...line, product_id: null, ctype: 'shop.rechargeorderline' })) }),
  ],
])('does not offer a balance that is %s', async (_, balance, order) => {
  const readBalance = jest.spyOn(walletApi, 'balance').mockResolvedValue(balance)
  const screen = await open(order)
  await screen.waitFor(() => readBalance.mock.calls.length > 0 || order.lines[0]?.product_id === null)
  expect(screen.text()).not.toContain('余额支付')
})
