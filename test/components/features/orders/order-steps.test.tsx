import { OrderSteps } from '@/features/orders/components/OrderSteps'
import { renderScreen } from '../../fixtures'

const address = { name: '林小满', mobile: '138****0001', display: '文三路 100 号' }
const pickup = { code: 'ABCD1234', name: '湖滨店', address: '湖滨路 28 号', phone: '', hours: '' }

test.each([
  ['sent by parcels', { address, pickup: null }, 'shipped', ['提交订单', '付款', '发货', '完成'], '发货'],
  ['collected in person', { address: null, pickup }, 'wait_ship', ['提交订单', '付款', '提货', '完成'], '付款'],
  ['never sent', { address: null, pickup: null }, 'completed', ['提交订单', '付款', '完成'], '完成'],
] as const)('OrderSteps shows the steps of an order that is %s', async (_, order, status, titles, position) => {
  const screen = await renderScreen(<OrderSteps order={order} status={status} />)
  expect(screen.box.textContent).toBe(titles.join(''))
  expect(screen.get(`订单进度 ${position}`)).toBeTruthy()
})
