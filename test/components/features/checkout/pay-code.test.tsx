import '@/i18n/payment'
import '@/i18n/trade'
import type { PayCode } from '@storefront/contract/entities/checkout/payment'
import { PaymentScreen } from '@/features/checkout/screens/PaymentScreen'
import { clipboard } from '@/platform/clipboard'
import { externalLink } from '@/platform/external-link'
import { feedback } from '@/platform/feedback'
import { ordersApi } from '@/services/api/orders'
import { checkoutApi } from '@/services/api/checkout'
import { walletApi } from '@/services/api/wallet'
import { queryClient } from '@/services/query'
import { setCountryCode } from '@/ui/stores'
import { orderOf, paidOrderOf, renderScreen } from '../../fixtures'

const codeOf = (more: Partial<PayCode>): PayCode => ({
  kind: 'code',
  channel: 'qris',
  qr: null,
  qr_picture: null,
  app_url: null,
  account: null,
  expires: new Date(Date.now() + 86_000_000).toISOString(),
  ...more,
})

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  setCountryCode('ID')
  jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  jest.spyOn(walletApi, 'balance').mockResolvedValue('0.00')
})
afterEach(() => setCountryCode(''))

async function open(code?: PayCode) {
  jest.spyOn(ordersApi, 'order').mockResolvedValue(orderOf({ tit: '200.00' }))
  const payState = jest.spyOn(checkoutApi, 'payState').mockResolvedValue({ state: 'pending', ...(code && { code }) })
  const screen = await renderScreen(<PaymentScreen />, { order: 'D1', amount: '200.00' })
  await screen.waitFor(() => screen.get(code ? '我已付款，立即查询' : '立即支付'))
  return { screen, payState }
}

test('offers the methods of the country, and shows the code of the one that is chosen', async () => {
  const payOrder = jest.spyOn(checkoutApi, 'payOrder').mockResolvedValue(codeOf({ qr: '000201-QRIS' }))
  const { screen } = await open()
  expect(screen.text()).not.toMatch(/微信支付|支付宝/)
  for (const name of ['QRIS', 'GoPay', 'BCA 虚拟账户', 'Mandiri 账单支付']) screen.get(name)
  await screen.tap('QRIS')
  await screen.tap('立即支付')
  await screen.waitFor(() => screen.get('我已付款，立即查询'))
  expect(payOrder).toHaveBeenCalledWith('D1', expect.objectContaining({ channel: 'qris' }), expect.any(String))
  expect(screen.get('付款码，¥200')).toBeTruthy()
})

test('shows the number of a virtual account again after a reload, in groups, with its deadline, and copies it whole', async () => {
  const copy = jest.spyOn(clipboard, 'copy').mockResolvedValue('done')
  const { screen } = await open(
    codeOf({
      channel: 'va_bca',
      account: { number: '7001212345678901', biller: null },
      expires: '2099-05-06T04:00:00Z',
    }),
  )
  expect(screen.text()).toContain('7001 2123 4567 8901')
  expect(screen.text()).toMatch(/请在 2099\/05\/06 \d\d:\d\d 前付款/)
  await screen.tap('复制 虚拟账户号')
  expect(copy).toHaveBeenCalledWith('7001212345678901')
})

test('shows the company code of a bill beside its payment code', async () => {
  const { screen } = await open(codeOf({ channel: 'va_mandiri', account: { number: '123456789012', biller: '70012' } }))
  expect(screen.text()).toMatch(/公司代码7001 2.*付款代码1234 5678 9012/)
})

test('opens the app of GoPay, and shows the picture of its code', async () => {
  const openLink = jest.spyOn(externalLink, 'open').mockResolvedValue('done')
  const { screen } = await open(
    codeOf({ channel: 'gopay', qr_picture: 'https://pay.test/qr', app_url: 'https://pay.test/app' }),
  )
  await screen.tap('打开 GoPay')
  expect(openLink).toHaveBeenCalledWith('https://pay.test/app', expect.any(Function))
  expect(document.querySelector('img')?.getAttribute('src')).toBe('https://pay.test/qr')
})

test('says that nothing has arrived, and shows what follows once it is paid', async () => {
  const { screen, payState } = await open(codeOf({ qr: 'Q' }))
  await screen.tap('我已付款，立即查询')
  expect(feedback.toast).toHaveBeenCalledWith('暂未收到付款', { at: 'center' })
  payState.mockResolvedValue({ state: 'paid' })
  jest.spyOn(ordersApi, 'order').mockResolvedValue(paidOrderOf({ tit: '200.00' }))
  await screen.tap('我已付款，立即查询')
  await screen.waitFor(() => screen.get('查看订单'))
  expect(screen.text()).toContain('支付成功')
})

test('lets the buyer choose another method, and does not show a code that is too late', async () => {
  const { screen } = await open(codeOf({ qr: 'Q' }))
  await screen.tap('换一种支付方式')
  screen.get('立即支付')
  queryClient.clear()
  jest.spyOn(checkoutApi, 'payState').mockResolvedValue({
    state: 'pending',
    code: codeOf({ qr: 'Q', expires: new Date(Date.now() - 1000).toISOString() }),
  })
  const late = await renderScreen(<PaymentScreen />, { order: 'D1', amount: '200.00' })
  await late.waitFor(() => late.get('立即支付'))
})

test('does not ask for a code in a shop of China', async () => {
  setCountryCode('CN')
  const { screen, payState } = await open()
  screen.get('微信支付')
  screen.get('支付宝')
  expect(screen.text()).not.toContain('QRIS')
  expect(payState).not.toHaveBeenCalled()
})
