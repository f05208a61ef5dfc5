import type { VirtualCard } from '@storefront/contract/entities/wallet/eticket'
import type { Delivery } from '@storefront/contract/entities/orders/delivery'
import { CommentScreen } from '@/features/orders/screens/CommentScreen'
import { CommentListScreen } from '@/features/orders/screens/CommentListScreen'
import { DeliveryScreen } from '@/features/orders/screens/DeliveryScreen'
import { OrderDetailScreen } from '@/features/orders/screens/OrderDetailScreen'
import { TicketsScreen } from '@/features/wallet/screens/TicketsScreen'
import '@/i18n/trade'
import { feedback } from '@/platform/feedback'
import { catalogApi } from '@/services/api/catalog'
import { commentsApi } from '@/services/api/comments'
import { ordersApi } from '@/services/api/orders'
import { cartApi } from '@/services/api/cart'
import { useChosenAddress } from '@/features/account/address-selection'
import { act } from 'react'
import { answerDialog, orderOf, refusal, renderScreen, user } from '../../fixtures'
import { openedScreens } from '../../screen-router'
import { cleanup } from '../../../setup/render'

jest.mock('@/platform/navigation-guard', () => ({ blockNavigation: () => () => {} }))

let toast: jest.SpyInstance
beforeEach(() => {
  localStorage.clear()
  toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  jest.spyOn(catalogApi, 'reviewSummary').mockReturnValue(new Promise(() => {}))
})

const parcel: Delivery = {
  number: 'P1',
  order_number: 'D1',
  carrier: '顺丰速运',
  tracking_no: 'SF1',
  state: 'shipped',
  state_display: '运输中',
  lines: [],
  latest: { kind: 'transit', text: '到达 杭州分拣中心', created: '2026-01-02T00:00:00Z' },
  shipped: '2026-01-01T00:00:00Z',
  delivered: null,
  actions: ['delivered'],
}
const card: VirtualCard = {
  id: 1,
  num: 'ABCD1234EFGH5678',
  status: 'unused',
  status_display: '未使用',
  start: '2026-01-01T00:00:00Z',
  end: '2026-07-01T00:00:00Z',
  used: null,
  contacts: { name: '林小满', mobile: '13800000001' },
}
const [line] = orderOf().lines
if (!line) throw new Error('an order without lines')
const deliveredFields = {
  status: 'delivered' as const,
  status_display: '已送达',
  actions: ['confirm'],
  pay_before: null,
  paid: '2026-01-01T00:00:00Z',
}
const openOrder = async (more: Parameters<typeof orderOf>[0]) => {
  jest.spyOn(ordersApi, 'order').mockResolvedValue(orderOf(more))
  const screen = await renderScreen(<OrderDetailScreen />, { number: 'D1' })
  await screen.waitFor(() => screen.get('商品1'))
  return screen
}

describe('OrderDetailScreen', () => {
  test('shows parcels, tickets and returns, and opens the return application of a returnable line', async () => {
    const screen = await openOrder({
      ...deliveredFields,
      deliveries: [parcel, { ...parcel, number: 'P2', state_display: '已签收' }],
      lines: [
        {
          ...line,
          is_return_available: true,
          virtual_cards: [card, { ...card, id: 2, status: 'used' }],
          returns: [
            { number: 'S1', kind: 'refund_only', status: 'applied', status_display: '待商家处理', exchange: null },
            {
              ...{ number: 'S2', kind: 'exchange', status: 'exchanged', status_display: '已换货' },
              exchange: { quantity: 2, from_label: '青', to_label: '白' },
            },
          ],
        },
      ],
    })
    for (const words of [
      '包裹 1',
      '包裹 2',
      '到达 杭州分拣中心',
      '1 张可用',
      '售后：待商家处理',
      '售后：已换货',
      '青 → 白 ×2',
    ])
      expect(screen.text()).toContain(words)
    await screen.tap('申请售后 商品1')
    expect(openedScreens()).toMatchObject([{ name: 'shop.orderlinereturn.apply', params: { number: 'D1', line: '1' } }])
  })

  test('shows the codes of up to two usable tickets below their line, and leads to more', async () => {
    const codes = () => document.querySelectorAll('img[alt^="券码"]').length
    const screen = await openOrder({
      ...deliveredFields,
      lines: [{ ...line, virtual_cards: [card, { ...card, id: 2, num: 'T2' }, { ...card, id: 3, status: 'used' }] }],
    })
    expect(codes()).toBe(2)
    expect(screen.text()).toContain(card.contacts.name)
    cleanup()
    await openOrder({
      ...deliveredFields,
      lines: [{ ...line, virtual_cards: [1, 2, 3].map((id) => ({ ...card, id, num: `T${id}` })) }],
    })
    expect(codes()).toBe(0)
    await screen.tap(/^电子票/)
    expect(openedScreens()).toMatchObject([{ name: 'shop.order.tickets', params: { number: 'D1' } }])
  })

  test.each([
    ['return_apply', '售后处理中'],
    ['returned', '售后已完成'],
  ] as const)(
    'shows the state of a line whose return_status is %s in place of the button',
    async (return_status, words) => {
      const screen = await openOrder({ ...deliveredFields, lines: [{ ...line, return_status }] })
      expect(screen.all(words)).toHaveLength(1)
      expect(screen.all(/^申请售后/)).toEqual([])
    },
  )

  test('shows the coins of a line beside its price', async () => {
    const screen = await openOrder({
      ...deliveredFields,
      lines: [{ ...line, gamification_consume: { diamond: { amount: 30 } } }],
    })
    screen.get('+ 30 钻石')
  })

  test('offers no return when no line can be returned', async () => {
    const screen = await openOrder(deliveredFields)
    expect(screen.all(/^申请售后/)).toEqual([])
  })

  test('reorder adds every line to the basket and lists the lines that were refused', async () => {
    const add = jest
      .spyOn(cartApi, 'addBasket')
      .mockResolvedValueOnce({} as never)
      .mockRejectedValueOnce(refusal('stockShort', '库存不足'))
    const screen = await openOrder({
      ...deliveredFields,
      lines: [line, { ...line, id: 2, product_id: 2, variant_id: 2, product_name: '商品2', quantity: 3 }],
    })
    await screen.tap('再次购买')
    expect(await answerDialog('去购物车')).toContain('商品2（库存不足）')
    expect(add.mock.calls.map(([id, choice]) => [id, choice])).toEqual([
      [1, { variant_id: 1, quantity: 1 }],
      [2, { variant_id: 2, quantity: 3 }],
    ])
    await screen.waitFor(() => openedScreens().length > 0)
    expect(openedScreens()).toMatchObject([{ name: 'shop.basket' }])
  })

  describe('changing the shipping address', () => {
    const address = { name: '林小满', mobile: '13800000001', display: '文三路 1 号' }
    const location = { province: '31', city: '3101', district: '310101', display: '上海市 黄浦区' }
    const texts = { address: '外滩 1 号', postcode: '', display: '上海市 黄浦区 外滩 1 号' }
    const to = { id: 9, name: '林小满', mobile: '13800000001', location, ...texts, is_default: false }
    const { sums } = orderOf()
    const preview = (more: object = {}) => ({
      address,
      sums,
      total_before: sums.total,
      shipping_before: sums.shipping,
      ...more,
    })
    const choose = async () => {
      const screen = await openOrder({ status: 'wait_ship', actions: [], address, is_address_editable: true })
      await screen.tap('修改地址')
      expect(openedScreens()).toMatchObject([{ name: 'shop.shippingaddress', params: { choose: '1' } }])
      await act(async () => useChosenAddress.getState().choose(to))
      return screen
    }

    test('saves the new address after a confirmation', async () => {
      jest.spyOn(ordersApi, 'addressPreview').mockResolvedValue(preview())
      const update = jest
        .spyOn(ordersApi, 'updateAddress')
        .mockResolvedValue(orderOf({ ...deliveredFields, address: { ...address, display: '外滩 1 号' } }))
      const screen = await choose()
      const question = await answerDialog('确定')
      expect(question).toContain('上海市 黄浦区 外滩 1 号')
      expect(question).not.toContain('运费')
      await screen.waitFor(() => update.mock.calls.length > 0)
      expect(update).toHaveBeenCalledWith('D1', { address_id: 9, total: sums.total }, expect.any(String))
      await screen.waitFor(() => toast.mock.calls.length > 0)
      expect(toast).toHaveBeenCalledWith('收货地址已修改', expect.anything())
    })

    test('names a changed shipping fee and total in the confirmation and submits the confirmed total', async () => {
      const dearer = preview({ sums: { ...sums, shipping: '25.00', total: '35.00' }, shipping_before: '10.00' })
      jest.spyOn(ordersApi, 'addressPreview').mockResolvedValue(dearer)
      const update = jest.spyOn(ordersApi, 'updateAddress').mockResolvedValue(orderOf())
      await choose()
      expect(await answerDialog('取消')).toContain('运费由 ¥10 变为 ¥25，应付 ¥35')
      expect(update).not.toHaveBeenCalled()
      const screen = await choose()
      await answerDialog('确定')
      await screen.waitFor(() => update.mock.calls.length > 0)
      expect(update).toHaveBeenCalledWith('D1', { address_id: 9, total: '35.00' }, expect.any(String))
    })

    test('shows the refusal for a region without delivery and sends no update', async () => {
      jest
        .spyOn(ordersApi, 'addressPreview')
        .mockRejectedValue(refusal('regionRefused', '「台湾省」暂不支持配送，请更换收货地址'))
      const update = jest.spyOn(ordersApi, 'updateAddress')
      await choose()
      expect(await answerDialog('知道了')).toContain('暂不支持配送')
      expect(update).not.toHaveBeenCalled()
    })
  })
})

const way = {
  count: 1,
  results: [{ kind: 'transit' as const, text: '到达 杭州分拣中心', created: '2026-01-02T00:00:00Z' }],
}

test('DeliveryScreen shows its own message for each tracking result: no update, unknown number, unreachable', async () => {
  const checkedAt = '2026-01-03T04:00:00Z'
  jest.spyOn(ordersApi, 'delivery').mockResolvedValue({ ...parcel, state: 'shipped' })
  const nodes = jest.spyOn(ordersApi, 'deliveryNodes')
  for (const [result, words] of [
    ['nothing', '物流公司暂无更新'],
    ['wrong', '物流公司查不到这个运单号'],
    ['unreachable', '暂时查不到最新物流'],
  ] as const) {
    nodes.mockResolvedValue({ ...way, track: { result, asked: checkedAt } })
    const screen = await renderScreen(<DeliveryScreen />, { number: `P-${result}` })
    await screen.waitFor(() => screen.get(new RegExp(words)))
    expect(screen.text()).toContain('到达 杭州分拣中心')
  }
})

test('DeliveryScreen refetches the parcel when the tracking request marked it delivered', async () => {
  const came = { kind: 'delivered' as const, text: '包裹已签收', created: '2026-01-03T00:00:00Z' }
  jest
    .spyOn(ordersApi, 'delivery')
    .mockResolvedValueOnce(parcel)
    .mockResolvedValue({ ...parcel, state: 'delivered', state_display: '已签收', actions: [] })
  jest.spyOn(ordersApi, 'deliveryNodes').mockResolvedValue({ count: 1, results: [came], track: null })
  const screen = await renderScreen(<DeliveryScreen />, { number: 'P9' })
  await screen.waitFor(() => screen.get('已签收'))
  expect(screen.all('确认已收到')).toEqual([])
})

test('DeliveryScreen shows tracking and carrier, and marks the parcel as received after a confirmation', async () => {
  jest.spyOn(ordersApi, 'delivery').mockResolvedValue(parcel)
  jest.spyOn(ordersApi, 'deliveryNodes').mockResolvedValue({ ...way, track: null })
  const markDelivered = jest.spyOn(ordersApi, 'markDelivered').mockResolvedValue(parcel)
  const screen = await renderScreen(<DeliveryScreen />, { number: 'P1' })
  await screen.waitFor(() => screen.get('到达 杭州分拣中心'))
  expect(screen.text()).toContain('顺丰速运 SF1')
  await screen.tap('确认已收到')
  await answerDialog('确认已收到')
  await screen.waitFor(() => markDelivered.mock.calls.length > 0)
  expect(markDelivered).toHaveBeenCalledWith('P1', expect.any(String))
})

test('TicketsScreen lists usable tickets first, shows a QR code for them only, and masks the mobile number', async () => {
  jest.spyOn(ordersApi, 'order').mockResolvedValue(
    orderOf({
      lines: [
        {
          ...line,
          virtual_cards: [
            { ...card, id: 2, num: 'USED', status: 'used', status_display: '已使用', used: '2026-02-01T00:00:00Z' },
            card,
          ],
        },
      ],
    }),
  )
  const screen = await renderScreen(<TicketsScreen />, { number: 'D1' })
  await screen.waitFor(() => screen.get('券码 ABCD1234EFGH5678 的二维码'))
  expect(screen.all(/的二维码$/)).toHaveLength(1)
  expect(screen.text().indexOf('ABCD')).toBeLessThan(screen.text().indexOf('USED'))
  expect(screen.text()).not.toContain('13800000001')
})

describe('comments', () => {
  test('CommentScreen sends only the lines with a text and requires at least one', async () => {
    jest.spyOn(ordersApi, 'order').mockResolvedValue(
      orderOf({
        ...deliveredFields,
        lines: [
          { ...line, is_comment_available: true },
          { ...line, id: 2, product_name: '商品2', is_comment_available: true },
        ],
      }),
    )
    const send = jest.spyOn(ordersApi, 'commentOrder').mockResolvedValue({ count: 0, results: [] })
    const screen = await renderScreen(<CommentScreen />, { number: 'D1' })
    await screen.waitFor(() => screen.get('提交评价'))
    await screen.tap('提交评价')
    expect(toast).toHaveBeenCalledWith('请填写评价内容', expect.anything())
    const stars = screen.role('radio').filter((node) => node.getAttribute('aria-label') === '4 星')
    if (stars[0]) await screen.tap(stars[0])
    await screen.input('评价内容', ' 杯壁很薄 ')
    await screen.tap('提交评价')
    await screen.waitFor(() => send.mock.calls.length > 0)
    expect(send).toHaveBeenCalledWith(
      'D1',
      { comments: [{ line_id: 1, score: 4, text: '杯壁很薄', images: [] }] },
      expect.any(String),
    )
    await screen.waitFor(() => openedScreens().length > 0)
  })

  const comment = {
    id: 9,
    line_id: 1,
    product_id: 1,
    product_name: '商品1',
    attributes_label: '青',
    score: 5,
    text: '杯壁很薄',
    images: [],
    author: { uuid: user.uuid, name: '林小满', avatar: null },
    created: '2026-01-01T00:00:00Z',
  }
  const oneComment = { count: 1, results: [comment] }

  test('are shown to the buyer, reached from the order detail', async () => {
    jest.spyOn(ordersApi, 'order').mockResolvedValue(orderOf({ status: 'completed', actions: [] }))
    const read = jest.spyOn(ordersApi, 'orderComments').mockResolvedValue(oneComment)
    const order = await renderScreen(<OrderDetailScreen />, { number: 'D1' })
    await order.waitFor(() => order.get('查看评价'))
    await order.tap('查看评价')
    expect(openedScreens()).toContainEqual({ name: 'shop.order.comment', params: { number: 'D1' }, mode: 'push' })
    const screen = await renderScreen(<CommentScreen />, { number: 'D1' })
    await screen.waitFor(() => screen.get('杯壁很薄'))
    expect(read).toHaveBeenCalledWith('D1', expect.anything())
  })

  test('are not offered for a shipped order', async () => {
    jest.spyOn(ordersApi, 'order').mockResolvedValue(orderOf({ status: 'shipped' }))
    const order = await renderScreen(<OrderDetailScreen />, { number: 'D1' })
    await order.waitFor(() => order.get(/商品1/))
    expect(order.all('查看评价')).toEqual([])
  })

  test('of a delivered parcel are shown on its screen', async () => {
    jest.spyOn(ordersApi, 'delivery').mockResolvedValue({ ...parcel, state: 'delivered' })
    jest.spyOn(ordersApi, 'deliveryNodes').mockResolvedValue({ count: 0, results: [], track: null })
    const read = jest.spyOn(ordersApi, 'deliveryComments').mockResolvedValue(oneComment)
    const screen = await renderScreen(<DeliveryScreen />, { number: parcel.number })
    await screen.waitFor(() => screen.get('杯壁很薄'))
    expect(screen.text()).toContain('包裹内商品的评价')
    expect(read).toHaveBeenCalledWith(parcel.number, expect.anything())
  })

  test('of a product are rendered as plain text, never as HTML', async () => {
    const comment = {
      id: 1,
      line_id: 1,
      product_id: 1,
      product_name: '商品1',
      attributes_label: '青',
      score: 5,
      text: '<img src=x onerror=alert(1)>很好',
      images: [],
      author: { uuid: user.uuid, name: '林小满', avatar: null },
      created: '2026-01-01T00:00:00Z',
    }
    jest.spyOn(ordersApi, 'productComments').mockResolvedValue({ count: 1, results: [comment] })
    const screen = await renderScreen(<CommentListScreen />, { id: '1' })
    await screen.waitFor(() => screen.get('<img src=x onerror=alert(1)>很好'))
    expect(screen.get('5 星')).toBeTruthy()
  })

  test('of a product are one list with the mean score, filtered by kind', async () => {
    const read = jest.spyOn(ordersApi, 'productComments').mockResolvedValue(oneComment)
    jest
      .spyOn(catalogApi, 'reviewSummary')
      .mockResolvedValue({ count: 3, average: 4.3, good_count: 2, picture_count: 1, newest: [] })
    const threads = jest.spyOn(commentsApi, 'comments')
    const screen = await renderScreen(<CommentListScreen />, { id: '1' })
    await screen.waitFor(() => screen.text().includes('4.3') && screen.text().includes('好评率 67%'))
    expect(threads).not.toHaveBeenCalled()
    await screen.tap('有图')
    await screen.waitFor(() => read.mock.calls.some(([, query]) => query.kind === 'pictures'))
  })
})
