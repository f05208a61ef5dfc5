import '@/i18n/payment'
import '@/i18n/trade'
import type { TicketOrderDetail } from '@storefront/contract/entities/events/ticket-order'
import type { Order } from '@storefront/contract/entities/orders/order'
import { PaymentScreen } from '@/features/checkout/screens/PaymentScreen'
import { catalogApi } from '@/services/api/catalog'
import { ordersApi } from '@/services/api/orders'
import { ticketsApi } from '@/services/api/tickets'
import { walletApi } from '@/services/api/wallet'
import { queryClient } from '@/services/query'
import { openedScreens } from '../../screen-router'
import { orderOf, paidOrderOf, renderScreen, sumsOf } from '../../fixtures'

const [line] = orderOf().lines
const linesOf = (...more: Partial<Order['lines'][number]>[]) =>
  more.map((one, index) => ({ ...line, id: index + 1, ...one })) as Order['lines']
const virtualCard = {
  id: 1,
  num: 'QB4H85ZJ1SB4',
  status: 'unused',
  status_display: '未使用',
  start: '2026-01-01T00:00:00Z',
  end: null,
  used: null,
  contacts: { name: '', mobile: '' },
} as const

beforeEach(() => {
  queryClient.clear()
  jest.spyOn(catalogApi, 'products').mockResolvedValue({ count: 0, results: [] })
  jest.spyOn(catalogApi, 'recommended').mockResolvedValue({ count: 0, results: [] })
})

async function open(order: Order) {
  jest.spyOn(ordersApi, 'order').mockResolvedValue(order)
  const screen = await renderScreen(<PaymentScreen />, { order: order.number, amount: order.tit })
  await screen.waitFor(() => screen.get('继续逛逛'))
  return screen
}

test('goods say where they go, and lead to the order', async () => {
  const screen = await open(
    paidOrderOf({ address: { name: '林小满', mobile: '13800000001', display: '杭州市 青石路 1 号' } }),
  )
  expect(screen.text()).toMatch(/支付成功.*¥10.*138\*{4}0001.*青石路 1 号.*店家正在为您准备商品.*我的 › 我的订单/)
  await screen.tap('查看订单')
  expect(openedScreens()).toMatchObject([{ name: 'shop.order.detail', params: { number: 'D1' } }])
})

test('an order that is on its way says so when the address of its payment is opened again', async () => {
  const screen = await open(paidOrderOf({ status: 'shipped' }))
  expect(screen.text()).toContain('商品正在路上')
})

test('an order with nothing to pay has no amount and says that it is placed', async () => {
  const screen = await open(
    paidOrderOf({
      tit: '0.00',
      sums: sumsOf('0.00', { diamonds: 20 }),
      pickup: {
        id: 1,
        name: '湖滨店',
        address: '湖滨路 28 号',
        hours: '',
        phone: '',
        code: 'NYJUSZOL',
      } as Order['pickup'],
    }),
  )
  expect(screen.text()).toMatch(/下单成功20 钻石.*湖滨店.*提货码 NYJUSZOL.*凭提货码到店领取/)
  expect(screen.text()).not.toMatch(/支付成功|免费|¥0/)
})

test('goods and e-tickets of one order each say what comes next, and each e-ticket has its code', async () => {
  const screen = await open(
    paidOrderOf({
      lines: linesOf(
        { ctype: 'shop.eticket', product_name: '花艺课', virtual_cards: [virtualCard] },
        { product_name: '茶巾' },
      ),
    }),
  )
  expect(screen.text()).toMatch(/茶巾.*店家正在为您准备商品.*花艺课.*QB4H 85ZJ 1SB4.*到店出示券码/)
  await screen.tap(/QB4H/)
  expect(openedScreens()).toMatchObject([{ name: 'shop.order.tickets', params: { number: 'D1' } }])
})

test('an e-ticket that is not issued yet says that it is on its way', async () => {
  const screen = await open(
    paidOrderOf({ status: 'completed', lines: linesOf({ ctype: 'shop.eticket', is_verifying: true }) }),
  )
  expect(screen.text()).toContain('正在出票')
  await screen.tap('查看电子票')
  expect(openedScreens()).toMatchObject([{ name: 'shop.order.tickets', params: { number: 'D1' } }])
})

test('a recharge shows the balance with what it added, and nothing of shipping', async () => {
  jest.spyOn(walletApi, 'fund').mockResolvedValue({
    count: 2,
    balance: '540.00',
    results: [
      { reason: 'recharge_gift', change: '40.00', ref: 'D1' },
      { reason: 'recharge', change: '500.00', ref: 'D1' },
      { reason: 'recharge_gift', change: '7.00', ref: 'D0' },
    ].map((record, id) => ({ id, after: '0.00', reason_display: '', created: '2026-01-01T00:00:00Z', ...record })),
  })
  const screen = await open(
    paidOrderOf({
      tit: '500.00',
      status: 'completed',
      lines: linesOf({ ctype: 'shop.rechargeorderline', product_id: null, product_name: '余额充值 ¥500' }),
    }),
  )
  await screen.waitFor(() => screen.text().includes('¥540'))
  expect(screen.text()).toMatch(/充值成功.*当前余额¥540充值 ¥500赠送 ¥40/)
  expect(screen.text()).not.toMatch(/运费|分享/)
  await screen.tap('查看余额')
  expect(openedScreens()).toMatchObject([{ name: 'account.fund' }])
})

test('tickets show the code of each attendee, and the order that they are of', async () => {
  jest.spyOn(ticketsApi, 'order').mockResolvedValue({
    event: {
      id: 3,
      slug: 'concert',
      name: '禾燕音乐会',
      address: '滨江路 66 号',
      venue: '大剧院',
      start: '2026-12-06T02:00:00Z',
      end: '2026-12-06T04:00:00Z',
      zone: null,
      is_all_day: false,
      main_image: null,
    },
    tickets: [
      { id: 7, ticket: { name: '坐席' }, attendee: { name: '周远' }, code: 'EX73SXTV5F' },
      { id: 8, ticket: { name: '坐席' }, attendee: { name: '林小满' }, code: null },
    ],
  } as unknown as TicketOrderDetail)
  const screen = await open(
    paidOrderOf({
      kind: 'ticket',
      status: 'completed',
      lines: linesOf({ ctype: 'event.ticket', product_name: '坐席' }),
    }),
  )
  await screen.waitFor(() => screen.text().includes('禾燕音乐会'))
  expect(screen.text()).toMatch(/购票成功.*大剧院.*坐席 · 周远EX73 SXTV 5F.*入场时出示票码.*邀请朋友一起去/)
  expect(screen.text()).not.toContain('林小满')
  await screen.tap(/周远/)
  await screen.tap(/查看订单/)
  expect(openedScreens()).toMatchObject([
    { name: 'event.issuedticket.detail', params: { id: '7' } },
    { name: 'event.ticketorder.detail', params: { number: 'D1' } },
  ])
})
