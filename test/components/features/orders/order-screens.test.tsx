import '@/i18n/payment'
import type { Order } from '@storefront/contract/entities/orders/order'
import { act } from 'react'
import { OrderDetailScreen } from '@/features/orders/screens/OrderDetailScreen'
import { OrderListScreen } from '@/features/orders/screens/OrderListScreen'
import { TicketsScreen } from '@/features/wallet/screens/TicketsScreen'
import { PaymentScreen } from '@/features/checkout/screens/PaymentScreen'
import { clipboard } from '@/platform/clipboard'
import { feedback } from '@/platform/feedback'
import { pay } from '@/platform/pay'
import { track } from '@/services/track'
import { ordersApi } from '@/services/api/orders'
import { checkoutApi } from '@/services/api/checkout'
import { openedScreens } from '../../screen-router'
import { answerDialog, orderOf, paidOrderOf, refusal, renderScreen } from '../../fixtures'

// Between two questions nobody waits here.
jest.mock('@/lib/async', () => ({ ...jest.requireActual('@/lib/async'), wait: () => Promise.resolve() }))

let toast: jest.SpyInstance
beforeEach(() => {
  localStorage.clear()
  toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
})
const listOf = (...results: ReturnType<typeof orderOf>[]) =>
  jest.spyOn(ordersApi, 'orders').mockResolvedValue({ count: results.length, results })

test('OrderListScreen offers payment and cancellation when unpaid, and confirmation when shipped', async () => {
  listOf(
    orderOf(),
    orderOf({
      number: 'D2',
      status: 'shipped',
      status_display: '已发货',
      actions: ['confirm'],
      pay_before: null,
      paid: '2026-01-01T00:00:00Z',
    }),
  )
  const screen = await renderScreen(<OrderListScreen />)
  await screen.waitFor(() => screen.get('去支付'))
  expect(screen.all('取消订单')).toHaveLength(1)
  expect(screen.all('确认收货')).toHaveLength(1)
  await screen.tap('去支付')
  expect(openedScreens()).toEqual([{ name: 'payment', params: { order: 'D1', amount: '10.00' }, mode: 'push' }])
})

test.each([
  ['no end', null, ['请完成支付'], ['支付超时，请重新下单'], 1],
  ['an end ahead', '2099-01-01T00:00:00Z', ['内完成支付'], ['支付超时，请重新下单'], 1],
  ['an end that has passed', '2020-01-01T00:00:00Z', ['支付超时，请重新下单'], ['完成支付'], 0],
])(
  'an unpaid order with %s says it, and offers to pay by the same rule',
  async (_, pay_before, texts, otherTexts, buttons) => {
    jest.spyOn(ordersApi, 'order').mockResolvedValue(orderOf({ pay_before }))
    const screen = await renderScreen(<OrderDetailScreen />, { number: 'D1' })
    await screen.waitFor(() => screen.get('取消订单'))
    for (const text of texts) expect(screen.text()).toContain(text)
    for (const text of otherTexts) expect(screen.text()).not.toContain(text)
    expect(screen.all('去支付')).toHaveLength(buttons)
  },
)

const [line] = orderOf().lines
if (!line) throw new Error('the order has no line')
const parcel = { number: 'P1', carrier: '顺丰', state_display: '运输中', latest: null } as Order['deliveries'][number]
const paidOrder = { actions: [], pay_before: null, paid: '2026-01-01T00:00:00Z' } satisfies Partial<Order>

const address = { name: '李小满', mobile: '13800000001', display: '浙江省 杭州市' } as Order['address']

test.each<[string, Partial<Order>, string[], string[]?]>([
  ['paid', { status: 'wait_ship', actions: ['urge', 'revoke'], address }, ['再次购买', '催发货'], ['取消订单']],
  ['paid and collected in person', { status: 'wait_ship', actions: ['urge'] }, ['再次购买']],
  [
    'on its way',
    { status: 'shipped', actions: ['confirm'], deliveries: [parcel] },
    ['看物流', '确认收货'],
    ['再次购买'],
  ],
  [
    'completed',
    {
      status: 'completed',
      deliveries: [parcel],
      lines: [{ ...line, is_comment_available: true, is_return_available: true }],
    },
    ['再次购买', '评价商品'],
    ['申请售后'],
  ],
  ['closed', { status: 'closed' }, ['再次购买']],
  ['of a recharge', { status: 'completed', lines: [{ ...line, product_id: null, variant_id: null }] }, []],
])(
  'an order that is %s offers two buttons that fit its state, and the rest behind 更多',
  async (_, more, offers, others = []) => {
    listOf(orderOf({ ...paidOrder, ...more }))
    const screen = await renderScreen(<OrderListScreen />)
    await screen.waitFor(() => screen.get('复制 订单编号 D1'))
    const all = ['取消订单', '看物流', '申请售后', '再次购买', '评价商品', '催发货', '确认收货']
    const shownTexts = () => all.filter((text) => screen.all(text).length > 0)
    expect(shownTexts()).toEqual(offers)
    expect(screen.all('更多')).toHaveLength(others.length > 0 ? 1 : 0)
    if (others.length === 0) return
    await screen.tap('更多')
    expect(shownTexts()).toEqual(all.filter((text) => [...offers, ...others].includes(text)))
  },
)

test('取消订单 of a paid order is confirmed first, 催发货 is not', async () => {
  const order = orderOf({ ...paidOrder, status: 'wait_ship', actions: ['urge', 'revoke'], address })
  listOf(order)
  const process = jest.spyOn(ordersApi, 'processOrder').mockResolvedValue({ ...order, flashMessages: [] })
  const screen = await renderScreen(<OrderListScreen />)
  await screen.waitFor(() => screen.get('催发货'))
  await screen.tap('催发货')
  expect(process).toHaveBeenLastCalledWith('D1', 'urge', expect.anything())
  await screen.waitFor(() => screen.get('更多'))
  await screen.tap('更多')
  await screen.tap('取消订单')
  expect(process).toHaveBeenCalledTimes(1)
  expect(await answerDialog('取消订单')).toContain('款项将原路退回')
  expect(process).toHaveBeenLastCalledWith('D1', 'revoke', expect.anything())
})

test.each([
  ['its only parcel', [parcel], { name: 'shop.order_nodedelivery.detail', params: { number: 'P1' } }],
  [
    'itself when it has several parcels',
    [parcel, { ...parcel, number: 'P2' }],
    { name: 'shop.order.detail', params: { number: 'D1' } },
  ],
])('看物流 of an order leads to %s', async (_, deliveries, target) => {
  listOf(orderOf({ ...paidOrder, status: 'shipped', deliveries }))
  const screen = await renderScreen(<OrderListScreen />)
  await screen.waitFor(() => screen.get('看物流'))
  await screen.tap('看物流')
  expect(openedScreens()).toMatchObject([target])
})

test.each([
  ['of the line', () => renderScreen(<OrderDetailScreen />, { number: 'D1' })],
  ['of the order in its list', () => renderScreen(<OrderListScreen />)],
])('a tap on 申请售后 %s is tracked, and nothing is before it', async (_, show) => {
  const returnable = orderOf({ ...paidOrder, status: 'completed', lines: [{ ...line, is_return_available: true }] })
  listOf(returnable)
  jest.spyOn(ordersApi, 'order').mockResolvedValue(returnable)
  jest.mocked(track).mockClear()
  const screen = await show()
  await screen.waitFor(() => screen.get(/^申请售后/))
  expect(track).not.toHaveBeenCalledWith('order_line_return', expect.anything())
  await screen.tap(/^申请售后/)
  expect(track).toHaveBeenCalledWith('order_line_return', { line: 1, product: 1 })
  expect(openedScreens()).toMatchObject([{ name: 'shop.orderlinereturn.apply' }])
})

test('an order of three lines shows their pictures with the number of pieces, and copies its number', async () => {
  const copy = jest.spyOn(clipboard, 'copy').mockResolvedValue('done')
  listOf(orderOf({ lines: [1, 2, 3].map((id) => ({ ...line, id, product_name: `商品${id}`, quantity: id })) }))
  const screen = await renderScreen(<OrderListScreen />)
  await screen.waitFor(() => screen.get('等 6 件'))
  expect(screen.text()).not.toContain('商品1')
  await screen.tap('复制 订单编号 D1')
  expect(copy).toHaveBeenCalledWith('D1')
})

test('a line that waits for its e-tickets says 出票中, in the list, on its screen and among the tickets', async () => {
  const waiting = orderOf({
    ...paidOrder,
    status: 'completed',
    status_display: '已完成',
    lines: [{ ...line, ctype: 'shop.eticket', is_verifying: true }],
  })
  listOf(waiting)
  jest.spyOn(ordersApi, 'order').mockResolvedValue(waiting)
  for (const [show, text] of [
    [() => renderScreen(<OrderListScreen />), '出票中'],
    [() => renderScreen(<OrderDetailScreen />, { number: 'D1' }), '正在出票，电子票生成后会显示在这里'],
    [() => renderScreen(<TicketsScreen />, { number: 'D1' }), '正在出票，电子票生成后会显示在这里'],
  ] as const) {
    const screen = await show()
    await screen.waitFor(() => screen.text().includes('出票中'))
    expect(screen.text()).toContain(text)
  }
})

test('cancels an order after a confirmation and shows it as closed', async () => {
  jest.spyOn(ordersApi, 'order').mockResolvedValue(orderOf())
  const process = jest
    .spyOn(ordersApi, 'processOrder')
    .mockResolvedValue(orderOf({ status: 'closed', status_display: '已关闭', actions: [], pay_before: null }))
  const screen = await renderScreen(<OrderDetailScreen />, { number: 'D1' })
  await screen.waitFor(() => screen.get('取消订单'))
  await screen.tap('取消订单')
  await answerDialog('再想想')
  expect(process).not.toHaveBeenCalled()
  jest
    .spyOn(ordersApi, 'order')
    .mockResolvedValue(orderOf({ status: 'closed', status_display: '已关闭', actions: [], pay_before: null }))
  await screen.tap('取消订单')
  await answerDialog('取消订单')
  await screen.waitFor(() => screen.all('取消订单').length === 0)
  expect(process).toHaveBeenCalledWith('D1', 'cancel', expect.any(String))
  expect(screen.text()).toContain('已关闭')
})

test('the orders are announced as loading until they are there', async () => {
  let answer: (orders: { count: number; results: Order[] }) => void = () => {}
  jest.spyOn(ordersApi, 'orders').mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  const screen = await renderScreen(<OrderListScreen />)
  const isLoading = () => document.querySelector('[role="status"][aria-label="加载中…"]') !== null
  await screen.waitFor(isLoading)
  expect(isLoading()).toBe(true)
  await act(async () => answer({ count: 1, results: [orderOf()] }))
  await screen.waitFor(() => screen.get('去支付'))
  expect(isLoading()).toBe(false)
})

test('requests the orders by the tab and shows an empty state for it', async () => {
  const orders = listOf()
  const screen = await renderScreen(<OrderListScreen />, { tab: 'wait_ship' })
  await screen.waitFor(() => screen.get('没有待发货的订单'))
  expect(orders).toHaveBeenCalledWith(
    expect.objectContaining({ tab: 'wait_ship', limit: 20, offset: 0 }),
    expect.anything(),
  )
})

test.each<Record<string, string>>([{}, { order: 'D1' }, { order: 'D1', amount: 'x' }, { order: 'D1', amount: '1.00' }])(
  'shows an error for the invalid payment link %j',
  async (params) => {
    jest.spyOn(ordersApi, 'order').mockResolvedValue(orderOf())
    const screen = await renderScreen(<PaymentScreen />, params)
    await screen.waitFor(() => screen.get('支付链接有误'))
  },
)

const openPayment = async () => {
  jest.spyOn(ordersApi, 'order').mockResolvedValue(orderOf())
  jest.spyOn(checkoutApi, 'payOrder').mockResolvedValue({ kind: 'alipay', trade_no: 'T1' })
  const screen = await renderScreen(<PaymentScreen />, { order: 'D1', amount: '10.00' })
  await screen.waitFor(() => screen.get('立即支付'))
  return screen
}

test('shows a toast for a cancelled payment without polling the state', async () => {
  jest.spyOn(pay, 'pay').mockResolvedValue('cancelled')
  const state = jest.spyOn(checkoutApi, 'payState')
  const screen = await openPayment()
  await screen.tap('立即支付')
  await screen.waitFor(() => toast.mock.calls.length > 0)
  expect(toast).toHaveBeenCalledWith('支付已取消', expect.anything())
  expect(state).not.toHaveBeenCalled()
})

test('polls the server when the vendor result is unknown, and shows in place what follows', async () => {
  jest.spyOn(pay, 'pay').mockResolvedValue('unknown')
  const screen = await openPayment()
  jest.spyOn(checkoutApi, 'payState').mockImplementation(async () => {
    jest.spyOn(ordersApi, 'order').mockResolvedValue(paidOrderOf())
    return { state: 'paid' }
  })
  await screen.tap('立即支付')
  await screen.waitFor(() => screen.get('查看订单'))
  expect(screen.text()).toContain('支付成功')
  expect([screen.all('立即支付').length, openedScreens(), toast.mock.calls]).toEqual([0, [], []])
})

test('asks for the state of the payment when the vendor sends the buyer back', async () => {
  const payState = jest.spyOn(checkoutApi, 'payState').mockImplementation(async () => {
    jest.spyOn(ordersApi, 'order').mockResolvedValue(paidOrderOf())
    return { state: 'paid' }
  })
  jest.spyOn(ordersApi, 'order').mockResolvedValue(orderOf())
  const screen = await renderScreen(<PaymentScreen />, { order: 'D1', amount: '10.00', paying: '1' })
  await screen.waitFor(() => screen.get('查看订单'))
  expect(payState).toHaveBeenCalledTimes(1)
})

test('a buyer who says that they have paid waits on the order', async () => {
  jest.spyOn(pay, 'pay').mockResolvedValue('unknown')
  jest.spyOn(checkoutApi, 'payState').mockResolvedValue({ state: 'pending' })
  const screen = await openPayment()
  await screen.tap('立即支付')
  await answerDialog('已支付')
  await screen.waitFor(() => openedScreens().length > 0)
  expect(openedScreens()).toEqual([
    { name: 'shop.order.detail', params: { number: 'D1', paying: '1' }, mode: 'replace' },
  ])
})

test('offers to continue when the payment result remains unknown', async () => {
  jest.spyOn(pay, 'pay').mockResolvedValue('unknown')
  jest.spyOn(checkoutApi, 'payState').mockResolvedValue({ state: 'pending' })
  const screen = await openPayment()
  await screen.tap('立即支付')
  expect(await answerDialog('继续支付')).toContain('还没有收到支付结果')
  await screen.waitFor(() => toast.mock.calls.length > 0)
  expect(toast).toHaveBeenCalledWith('支付未完成，可继续支付', expect.anything())
  expect([openedScreens(), screen.all('立即支付')]).toEqual([[], [expect.anything()]])
})

test('shows a vendor failure only after checking the state on the server', async () => {
  jest.spyOn(pay, 'pay').mockResolvedValue('failed')
  const state = jest
    .spyOn(checkoutApi, 'payState')
    .mockResolvedValueOnce({ state: 'pending' })
    .mockResolvedValue({ state: 'paid' })
  const screen = await openPayment()
  await screen.tap('立即支付')
  await screen.waitFor(() => toast.mock.calls.length > 0)
  expect(toast).toHaveBeenCalledWith('支付失败，请重试', expect.anything())
  expect(openedScreens()).toEqual([])
  jest.spyOn(ordersApi, 'order').mockResolvedValue(paidOrderOf())
  await screen.tap('立即支付')
  await screen.waitFor(() => screen.get('查看订单'))
  expect(state).toHaveBeenCalledTimes(2)
})

test('shows the server message when a payment is too late', async () => {
  const screen = await openPayment()
  jest.spyOn(checkoutApi, 'payOrder').mockRejectedValue(refusal('orderTimeout', '支付超时，请重新下单'))
  await screen.tap('立即支付')
  expect(await answerDialog('知道了')).toContain('支付超时，请重新下单')
})

test('offers no payment for an expired order', async () => {
  jest.spyOn(ordersApi, 'order').mockResolvedValue(orderOf({ pay_before: '2020-01-01T00:00:00Z' }))
  const screen = await renderScreen(<PaymentScreen />, { order: 'D1', amount: '10.00' })
  await screen.waitFor(() => screen.get('支付超时，请重新下单'))
  expect(screen.all('立即支付')).toHaveLength(0)
})

test('shows completed, pending and failed refunds separately', async () => {
  const refund = {
    id: 1,
    amount: '4.00',
    status: 'due' as const,
    status_display: '退款处理中',
    is_surplus: false,
    reason: null,
    logs: [],
    actions: [],
  }
  const failedRefund = {
    ...refund,
    id: 2,
    amount: '1.00',
    status: 'failed' as const,
    status_display: '退款未能自动到账，商家正在为您处理',
  }
  const doneRefund = { ...refund, id: 3, amount: '2.00', status: 'done' as const, status_display: '已退款' }
  jest.spyOn(ordersApi, 'order').mockResolvedValue(
    orderOf({
      status: 'completed',
      actions: [],
      pay_before: null,
      refunded: '7.00',
      refunded_shipping: '3.00',
      refunds: [refund, failedRefund, doneRefund],
    }),
  )
  const screen = await renderScreen(<OrderDetailScreen />, { number: 'D1' })
  await screen.waitFor(() => screen.get('退款处理中'))
  expect(screen.text()).toContain('已退款¥2')
  expect(screen.text()).toContain('其中运费¥3')
  expect(screen.text()).toContain('退款处理中¥4')
  expect(screen.text()).toContain('商家正在为您处理¥1')
})

const point = {
  ...{ id: 1, code: 'ABCD1234', name: '湖滨店', address: '湖滨路 28 号', phone: '', hours: '' },
  ...{ latitude: null, longitude: null },
}
test.each([
  ['goods that are collected', { address: null, pickup: point }, true],
  ['a recharge', { address: null, pickup: null }, false],
])('the detail of an order of %s tells its shipping fee only where something is shipped', async (_, more, hasFee) => {
  jest.spyOn(ordersApi, 'order').mockResolvedValue(orderOf(more))
  const screen = await renderScreen(<OrderDetailScreen />, { number: 'D1' })
  await screen.waitFor(() => screen.get('商品金额'))
  expect(screen.text().includes('运费')).toBe(hasFee)
})
