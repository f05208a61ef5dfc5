import '@/i18n/trade'
import { TicketCheckoutScreen } from '@/features/events/tickets/checkout/TicketCheckoutScreen'
import { TicketOrderScreen } from '@/features/events/tickets/orders/TicketOrderScreen'
import { TicketsScreen } from '@/features/events/tickets/checkout/TicketsScreen'
import { choicesOf, quantityAfter, ticketBasket } from '@/features/events/tickets/checkout/basket'
import { feedback } from '@/platform/feedback'
import { http } from '@/platform/http'
import { ticketsApi } from '@/services/api/tickets'
import { answerDialog, button, fill, refusal, renderScreen, sumsOf, user } from '../../fixtures'
import { openedScreens } from '../../screen-router'
import { attendeeForm, checkoutOf, issuedOf, saleOf, ticketOrderOf, typeOf } from './ticket-fixtures'

let toast: jest.SpyInstance
beforeEach(() => {
  localStorage.clear()
  toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
})

const openTickets = async (sale = saleOf()) => {
  jest.spyOn(ticketsApi, 'sale').mockResolvedValue(sale)
  const screen = await renderScreen(<TicketsScreen />, { id: '5' }, user, 'event.ticket')
  await screen.waitFor(() => screen.text().includes('云雾山音乐会'))
  return screen
}

describe('quantities of a type', () => {
  test('a quantity is nothing or between the fewest and the most that can be had', () => {
    const type = typeOf(1, { min_quantity: 2, max_quantity: 6, left: 4 })
    expect([
      quantityAfter(type, 0, 1),
      quantityAfter(type, 2, 1),
      quantityAfter(type, 3, 4),
      quantityAfter(type, 4, 5),
    ]).toEqual([2, 0, 4, 4])
  })

  test('what can no longer be had is not chosen any more', () => {
    const basket = { code: '', quantities: { 1: 3, 2: 1, 3: 1 } }
    const choices = choicesOf(basket, [
      typeOf(1, { left: 2 }),
      typeOf(2, { state: 'over' }),
      typeOf(3, { left: 1, min_quantity: 2 }),
    ])
    expect(choices.map(({ ticket, quantity }) => [ticket.id, quantity])).toEqual([[1, 2]])
  })
})

test('chosen quantities survive a reload and lead to the checkout', async () => {
  const screen = await openTickets()
  await screen.tap('增加 票种1')
  await screen.tap('增加 票种1')
  expect(screen.text()).toContain('共 2 张')
  expect(ticketBasket('5').read().quantities).toEqual({ 1: 2 })
  await screen.tap('下一步')
  expect(openedScreens()).toMatchObject([{ name: 'event.ticketbasket', params: { id: '5' } }])
})

test('the way on says what is missing while no quantity is chosen', async () => {
  const screen = await openTickets()
  await screen.tap('下一步')
  expect(toast).toHaveBeenCalledWith('请选择购买数量')
  expect(openedScreens()).toEqual([])
})

test('a wrong code is said under its field, and what was shown stays', async () => {
  const screen = await openTickets(saleOf({ has_hidden_tickets: true }))
  jest.mocked(ticketsApi.sale).mockRejectedValue(refusal('ticketCodeWrong', '购票码不正确'))
  await fill('购票码', 'NOPE')
  await screen.tap('使用')
  await screen.waitFor(() => screen.text().includes('购票码不正确'))
  expect(screen.text()).toContain('票种1')
  expect(ticketBasket('5').read().code).toBe('')
})

test('a free ticket that asks nothing is had at once, and only once', async () => {
  const quickBuy = jest.spyOn(ticketsApi, 'quickBuy').mockResolvedValue(ticketOrderOf({ status: 'completed' }))
  const screen = await openTickets(saleOf({ tickets: [typeOf(1, { price: '0.00' })] }))
  await screen.tap('增加 票种1')
  const take = button('立即领取')
  take.click()
  take.click()
  await screen.waitFor(() => openedScreens().length > 0)
  expect(quickBuy.mock.calls).toEqual([[1, { quantity: 1, total: '0.00' }, expect.any(String)]])
  expect(openedScreens()).toMatchObject([{ name: 'event.ticketorder.detail', mode: 'replace' }])
})

const openCheckout = async (more: Parameters<typeof checkoutOf>[1] = {}, quantity = 2) => {
  ticketBasket('5').write({ code: '', quantities: { 1: quantity } })
  jest.spyOn(ticketsApi, 'checkout').mockResolvedValue(checkoutOf(quantity, more))
  const screen = await renderScreen(<TicketCheckoutScreen />, { id: '5' }, user, 'event.ticketbasket')
  await screen.waitFor(() => screen.text().includes('参加人'))
  return screen
}

test('an order sends what was shown, and leads to its payment', async () => {
  const submit = jest.spyOn(ticketsApi, 'submit').mockResolvedValue(ticketOrderOf())
  const screen = await openCheckout()
  await screen.tap('提交订单')
  await screen.waitFor(() => openedScreens().length > 0)
  expect(submit.mock.calls).toEqual([
    [
      {
        lines: [{ ticket_id: 1, quantity: 2, attendees: [{}, {}] }],
        user_coupon_id: null,
        user_card_id: null,
        total: '160.00',
      },
      expect.any(String),
    ],
  ])
  expect(openedScreens()).toMatchObject([
    { name: 'payment', params: { order: 'T0001', amount: '160.00' }, mode: 'replace' },
  ])
  expect(ticketBasket('5').read().quantities).toEqual({})
})

test('nothing is sent until each attendee has answered the form', async () => {
  const submit = jest.spyOn(ticketsApi, 'submit').mockResolvedValue(ticketOrderOf())
  const screen = await openCheckout({ form: attendeeForm })
  await fill('忌口', '香菜')
  await screen.tap('提交订单')
  await screen.waitFor(() => screen.text().includes('请填写此项'))
  expect(submit).not.toHaveBeenCalled()
  await fill('忌口', '无')
  await screen.tap('提交订单')
  await screen.waitFor(() => submit.mock.calls.length === 1)
  expect(submit.mock.calls[0]?.[0].lines[0]?.attendees).toEqual([
    { answers: { diet: '香菜' } },
    { answers: { diet: '无' } },
  ])
})

test("nothing is sent while an attendee's mobile number is none", async () => {
  const submit = jest.spyOn(ticketsApi, 'submit').mockResolvedValue(ticketOrderOf())
  const screen = await openCheckout({}, 1)
  await screen.tap(/第 1 张/)
  await fill('手机号', '137000')
  await screen.tap(/第 1 张/)
  await screen.tap('提交订单')
  await screen.waitFor(() => screen.text().includes('请输入正确的手机号'))
  expect(submit).not.toHaveBeenCalled()
  await fill('手机号', '13700000001')
  expect(screen.text()).not.toContain('请输入正确的手机号')
  await screen.tap('提交订单')
  await screen.waitFor(() => submit.mock.calls.length === 1)
  expect(submit.mock.calls[0]?.[0].lines[0]?.attendees).toEqual([{ mobile: '13700000001' }])
})

test('the fields of an attendee find their stored lists', async () => {
  const json_schema = { properties: { city: { type: 'string', title: '城市' } } }
  const ui_schema = { city: { 'ui:options': { remote: true } } }
  const sendRequest = jest
    .spyOn(http, 'send')
    .mockResolvedValue({ status: 200, body: { results: [{ value: '7', label: '龙井' }] } })
  const screen = await openCheckout({ form: { ...attendeeForm, json_schema, ui_schema } })
  await screen.tap('城市 请选择')
  await screen.waitFor(() => screen.text().includes('龙井'))
  expect(sendRequest.mock.calls.some(([{ url }]) => url.includes('/form/form/attendee/options/city/'))).toBe(true)
})

test('a changed price is confirmed before it is charged', async () => {
  const submit = jest
    .spyOn(ticketsApi, 'submit')
    .mockRejectedValueOnce(refusal('priceChanged', '价格有变化'))
    .mockResolvedValue(ticketOrderOf())
  const screen = await openCheckout()
  jest.mocked(ticketsApi.checkout).mockResolvedValue(checkoutOf(2, { sums: sumsOf('180.00') }))
  await screen.tap('提交订单')
  await answerDialog('确认提交')
  await screen.waitFor(() => submit.mock.calls.length === 2)
  expect(submit.mock.calls.map(([body]) => body.total)).toEqual(['160.00', '180.00'])
})

test('a type that is sold out meanwhile leads back to the tickets', async () => {
  ticketBasket('5').write({ code: '', quantities: { 1: 2 } })
  jest.spyOn(ticketsApi, 'checkout').mockRejectedValue(refusal('ticketSoldOut', '门票已售罄'))
  const screen = await renderScreen(<TicketCheckoutScreen />, { id: '5' }, user, 'event.ticketbasket')
  await screen.waitFor(() => screen.text().includes('门票已售罄'))
  await screen.tap('返回选票')
  expect(openedScreens()).toMatchObject([{ name: 'event.ticket', params: { id: '5' } }])
})

const openOrder = async (order = ticketOrderOf()) => {
  jest.spyOn(ticketsApi, 'order').mockResolvedValue(order)
  jest.spyOn(ticketsApi, 'sale').mockResolvedValue(saleOf())
  const screen = await renderScreen(<TicketOrderScreen />, { number: 'T0001' }, user, 'event.ticketorder.detail')
  await screen.waitFor(() => screen.text().includes('云雾山音乐会'))
  return screen
}

test('an unpaid order counts down, is paid on the screen of the shop, and cancelled after a confirmation', async () => {
  const screen = await openOrder()
  expect(screen.text()).toContain('付款剩余')
  await screen.tap('去支付')
  expect(openedScreens()).toMatchObject([{ name: 'payment', params: { order: 'T0001', amount: '160.00' } }])
  const process = jest
    .spyOn(ticketsApi, 'process')
    .mockResolvedValue(ticketOrderOf({ status: 'closed', status_display: '已关闭', actions: [] }))
  await screen.tap('取消订单')
  expect(process).not.toHaveBeenCalled()
  await answerDialog('取消订单')
  await screen.waitFor(() => toast.mock.calls.length > 0)
  expect(process.mock.calls).toEqual([['T0001', { action: 'cancel' }, expect.any(String)]])
})

test('an unpaid order of tickets that is over says so and offers no payment', async () => {
  const screen = await openOrder(ticketOrderOf({ pay_before: '2020-01-01T00:00:00Z' }))
  expect(screen.text()).toContain('支付超时，请重新下单')
  expect(screen.all('去支付')).toHaveLength(0)
  expect(screen.all('取消订单')).toHaveLength(1)
})

test('tickets go back by the rule, with what comes back said before', async () => {
  const tickets = [
    { ...issuedOf({ id: 31 }), refund: '64.00' },
    { ...issuedOf({ id: 32 }), refund: null },
  ]
  const screen = await openOrder(
    ticketOrderOf({ status: 'completed', status_display: '已完成', pay_before: null, actions: ['refund'], tickets }),
  )
  const process = jest.spyOn(ticketsApi, 'process').mockResolvedValue(ticketOrderOf({ status: 'closed', actions: [] }))
  await screen.tap('申请退票')
  await screen.tap('退票，退回 ¥64')
  await answerDialog('申请退票')
  await screen.waitFor(() => process.mock.calls.length === 1)
  expect(process.mock.calls[0]).toEqual(['T0001', { action: 'refund', ticket_ids: [31] }, expect.any(String)])
})

test('an offer is accepted with the attendees at the price that was shown, and then paid', async () => {
  const sums = {
    goods: '128.00',
    coupon: '20.00',
    card: '0.00',
    discount: '20.00',
    shipping: '0.00',
    total: '108.00',
    diamonds: 0,
  }
  const offer = { sums, breakdown: [], coupons: [], cards: [], user_coupon_id: 5, user_card_id: null, shares: [] }
  jest.spyOn(ticketsApi, 'offerPrice').mockResolvedValue(offer)
  const screen = await openOrder(
    ticketOrderOf({
      status: 'offered',
      status_display: '候补名额待确认',
      is_offer: true,
      actions: ['accept', 'decline'],
    }),
  )
  await screen.waitFor(() => screen.text().includes('名额保留剩余'))
  expect(screen.text()).toContain('108')
  const process = jest.spyOn(ticketsApi, 'process').mockResolvedValue(ticketOrderOf({ is_offer: true }))
  await screen.tap('接受名额')
  await screen.waitFor(() => openedScreens().length > 0)
  expect(process.mock.calls).toEqual([
    [
      'T0001',
      { action: 'accept', attendees: [{}, {}], user_coupon_id: 5, user_card_id: null, total: '108.00' },
      expect.any(String),
    ],
  ])
  expect(openedScreens()).toMatchObject([{ name: 'payment', params: { order: 'T0001' } }])
})
