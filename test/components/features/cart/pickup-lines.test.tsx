import type { CheckoutLine } from '@storefront/contract/entities/checkout/checkout'
import type { Basket } from '@storefront/contract/entities/cart/basket'
import { CheckoutScreen } from '@/features/checkout/screens/CheckoutScreen'
import { feedback } from '@/platform/feedback'
import { checkoutApi } from '@/services/api/checkout'
import { cartApi } from '@/services/api/cart'
import { answerDialog, checkoutOf, line, refusal, renderScreen } from '../../fixtures'
import { openedScreens } from '../../screen-router'

const share = { goods: '0.00', coupon: '0.00', card: '0.00', total: '0.00' }
const pickupLine = (id: number, quantity: number, available: number): CheckoutLine => ({
  ...line(id),
  product_name: `茶${id}`,
  quantity,
  share,
  voucher: { id, name: `券${id}`, available },
})
const basket = (lines: number): Basket => ({
  lines: Array.from({ length: lines }, (_, n) => line(n)),
  count: lines,
  selected_count: lines,
  total: '0.00',
})

async function screenOf(lines: CheckoutLine[]) {
  const read = jest.spyOn(checkoutApi, 'checkout').mockResolvedValue(checkoutOf('10.00', { lines }))
  const screen = await renderScreen(<CheckoutScreen />, { source: 'pickup' })
  await screen.waitFor(() => screen.get('茶1'))
  return { read, screen }
}

beforeEach(() => {
  jest.spyOn(feedback, 'toast').mockImplementation(() => {})
})

test('shows the voucher and its available quantity for each line and links to the vouchers', async () => {
  const { screen } = await screenOf([pickupLine(1, 1, 3), pickupLine(2, 2, 2)])
  expect(screen.text()).toContain('券1 · 可提 3 件')
  expect(screen.text()).toContain('券2 · 可提 2 件')
  await screen.tap('再选一种提货')
  expect(openedScreens()).toMatchObject([{ name: 'shop.pickupcard.center' }])
})

test('updates the pickup quantity on the server up to the limit of the voucher and reloads', async () => {
  const set = jest.spyOn(cartApi, 'pickupCount').mockResolvedValue(basket(2))
  const { read, screen } = await screenOf([pickupLine(1, 1, 2), pickupLine(2, 2, 2)])
  const reads = read.mock.calls.length
  await screen.tap('增加 茶1')
  await screen.waitFor(() => read.mock.calls.length > reads)
  expect(set).toHaveBeenCalledWith(1, 2)
  await screen.tap('增加 茶2')
  expect(set).toHaveBeenCalledTimes(1)
  expect(feedback.toast).toHaveBeenCalledWith('提货券不足，最多还能提 2 件', expect.anything())
})

test('removes a line after a confirmation and opens the vouchers after the last one', async () => {
  const remove = jest.spyOn(cartApi, 'removePickup').mockResolvedValue(basket(0))
  const { screen } = await screenOf([pickupLine(1, 1, 3)])
  await screen.tap('移除茶1')
  await answerDialog('移除')
  await screen.waitFor(() => openedScreens().length === 1)
  expect(remove).toHaveBeenCalledWith(1)
  expect(openedScreens()).toEqual([{ name: 'shop.pickupcard.center', params: {}, mode: 'replace' }])
})

test('shows by how much the voucher of a line is short', async () => {
  const { screen } = await screenOf([pickupLine(1, 3, 2), pickupLine(2, 1, 0)])
  expect(screen.role('alert').map(({ textContent }) => textContent)).toEqual([
    '提货券不足，最多还能提 2 件',
    '提货券已用完或过期，请移除',
  ])
})

test('an empty pickup checkout links to the vouchers', async () => {
  jest.spyOn(checkoutApi, 'checkout').mockRejectedValue(refusal('basketEmpty', '请先选择商品'))
  const screen = await renderScreen(<CheckoutScreen />, { source: 'pickup' })
  await screen.waitFor(() => screen.get('去选提货券'))
  await screen.tap('去选提货券')
  expect(openedScreens()).toMatchObject([{ name: 'shop.pickupcard.center', mode: 'replace' }])
})
