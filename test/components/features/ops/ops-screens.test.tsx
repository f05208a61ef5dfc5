import type { OpsCard, OpsOrder, OpsProductDetail, OpsReturn } from '@storefront/contract/entities/ops'
import { EticketScreen } from '@/features/ops/screens/counter/EticketScreen'
import { parseTicketCode } from '@/features/ops/parse-ticket-code'
import { OpsCardScreen } from '@/features/ops/screens/counter/OpsCardScreen'
import { OpsOrderListScreen } from '@/features/ops/screens/shop/OpsOrderListScreen'
import { OpsOrderScreen } from '@/features/ops/screens/shop/OpsOrderScreen'
import { OpsProductScreen } from '@/features/ops/screens/shop/OpsProductScreen'
import { OpsReturnListScreen } from '@/features/ops/screens/shop/OpsReturnListScreen'
import { OpsScreen } from '@/features/ops/screens/OpsScreen'
import { VerificationScreen } from '@/features/ops/screens/counter/VerificationScreen'
import '@/i18n/ops'
import '@/i18n/trade'
import { feedback } from '@/platform/feedback'
import { scan } from '@/platform/scan'
import { opsApi } from '@/services/api/ops'
import { cleanup } from '../../../setup/render'
import { answerDialog, orderOf, refusal, renderScreen, user } from '../../fixtures'
import { openedScreens } from '../../screen-router'

jest.mock('@/platform/navigation-guard', () => ({ blockNavigation: () => () => {} }))

const owner = { ...user, perms: ['*'] }
const gate = { ...user, perms: ['shop.verify_eticket'] }

let toast: jest.SpyInstance
beforeEach(() => {
  localStorage.clear()
  toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  jest.spyOn(opsApi, 'orderComments').mockResolvedValue({ count: 0, results: [] })
})

const [line] = orderOf().lines
if (!line) throw new Error('an order without lines')
const order = (more: Partial<OpsOrder> = {}): OpsOrder => ({
  ...orderOf({
    status: 'wait_ship',
    status_display: '待发货',
    actions: ['ship'],
    pay_before: null,
    lines: [{ ...line, quantity: 3, left_to_send: 3 }],
  }),
  id: 5,
  user: { name: '林小满', mobile: '13800000001' },
  address: { name: '林小满', mobile: '13800000001', display: '浙江省 杭州市 西湖区 文三路 100 号' },
  ...more,
})

test('OpsScreen lists only the screens that the permissions allow', async () => {
  const screen = await renderScreen(<OpsScreen />, {}, gate)
  await screen.waitFor(() => screen.get('电子票核销'))
  for (const name of ['订单管理', '商品管理', '售后管理']) expect([name, screen.all(name)]).toEqual([name, []])
  await screen.tap('电子票核销')
  expect(openedScreens()).toMatchObject([{ name: 'ops.counter' }])
  cleanup()
  const all = await renderScreen(<OpsScreen />, {}, owner)
  for (const name of ['电子票核销', '订单管理', '商品管理', '售后管理']) await all.waitFor(() => all.get(name))
})

test('OpsOrderListScreen shows a permission message and requests nothing without the permission', async () => {
  const orders = jest.spyOn(opsApi, 'orders')
  const screen = await renderScreen(<OpsOrderListScreen />, {}, gate)
  await screen.waitFor(() => screen.get('您没有权限进行此操作'))
  expect(orders).not.toHaveBeenCalled()
})

test('OpsOrderListScreen lists orders with the name of the buyer and links to the operator order screen', async () => {
  jest.spyOn(opsApi, 'orders').mockResolvedValue({ count: 1, results: [order()] })
  const screen = await renderScreen(<OpsOrderListScreen />, {}, owner)
  await screen.waitFor(() => screen.get(/^D1/))
  expect(screen.text()).toContain('林小满')
  await screen.tap(/^D1/)
  expect(openedScreens()).toMatchObject([{ name: 'ops.order.detail', params: { id: '5' } }])
})

describe('OpsReturnListScreen', () => {
  const ret: OpsReturn = {
    number: 'S1',
    order_number: 'D1',
    order_id: 1,
    kind: 'return_goods',
    kind_display: '退货退款',
    exchange: null,
    status: 'applied',
    status_display: '待商家处理',
    line: {
      id: 1,
      product_id: 1,
      product_name: '青瓷杯',
      attributes_label: '青',
      image: null,
      upit: '10.00',
      quantity: 3,
    },
    quantity: 1,
    amount: '10.00',
    shipping: '0.00',
    diamonds: 0,
    vouchers: 0,
    refund: null,
    reason: '多买了',
    description: '',
    images: [],
    carrier: '',
    tracking_no: '',
    created: '2026-01-01T00:00:00Z',
    appeal: null,
    appeal_until: null,
    logs: [],
    actions: ['agree', 'refuse'],
    user: { name: '林小满', mobile: '13800000001' },
  }

  test('is linked in the menu for operators who can change orders, and links to the return detail', async () => {
    const menu = await renderScreen(<OpsScreen />, {}, owner)
    await menu.waitFor(() => menu.get('售后管理'))
    await menu.tap('售后管理')
    expect(openedScreens()).toMatchObject([{ name: 'ops.orderlinereturn' }])
    jest.spyOn(opsApi, 'returns').mockResolvedValue({ count: 1, results: [ret] })
    const screen = await renderScreen(<OpsReturnListScreen />, {}, owner)
    await screen.waitFor(() => screen.get(/^S1/))
    for (const words of ['D1', '林小满', '待商家处理', '退货退款 · 多买了', '青瓷杯'])
      expect(screen.text()).toContain(words)
    await screen.tap(/^S1/)
    expect(openedScreens()).toMatchObject([{ name: 'shop.orderlinereturn.detail', params: { number: 'S1' } }])
  })

  test('requests the returns of each status tab, and no others', async () => {
    const returns = jest.spyOn(opsApi, 'returns').mockResolvedValue({ count: 0, results: [] })
    const screen = await renderScreen(<OpsReturnListScreen />, {}, owner)
    await screen.waitFor(() => screen.get('没有符合的售后申请'))
    for (const [words, tab] of [
      ['待处理', 'waiting'],
      ['处理中', 'under_way'],
      ['已结束', 'done'],
    ] as const) {
      await screen.tap(words)
      await screen.waitFor(() => returns.mock.lastCall?.[0].tab === tab)
    }
    expect(new Set(returns.mock.calls.map(([query]) => query.tab))).toEqual(
      new Set([undefined, 'waiting', 'under_way', 'done']),
    )
  })

  test('requests nothing without the permission', async () => {
    const returns = jest.spyOn(opsApi, 'returns').mockClear()
    const screen = await renderScreen(<OpsReturnListScreen />, {}, gate)
    await screen.waitFor(() => screen.get('您没有权限进行此操作'))
    expect(returns).not.toHaveBeenCalled()
  })
})

describe('shipping an order', () => {
  const open = async () => {
    jest.spyOn(opsApi, 'order').mockResolvedValue(order())
    const screen = await renderScreen(<OpsOrderScreen />, { id: '5' }, owner)
    await screen.waitFor(() => screen.get('发货包裹'))
    return screen
  }

  test('ships the selected quantity with its carrier and tracking number', async () => {
    const process = jest.spyOn(opsApi, 'processOrder').mockResolvedValue(order({ status: 'shipped' }))
    const screen = await open()
    await screen.tap('减少 发货数量 商品1')
    await screen.input('快递公司', '顺丰')
    await screen.input('运单号', 'SF1')
    await screen.tap('发货')
    await screen.waitFor(() => process.mock.calls.length > 0)
    const { address } = order()
    const parcel = { carrier: '顺丰', tracking_no: 'SF1', lines: [{ line_id: 1, quantity: 2 }], address }
    expect(process).toHaveBeenCalledWith(5, { action: 'ship', ...parcel }, expect.any(String))
    expect(toast).toHaveBeenCalledWith('已发货', expect.anything())
  })

  test('requires the carrier when a tracking number is given', async () => {
    const process = jest.spyOn(opsApi, 'processOrder').mockResolvedValue(order())
    const screen = await open()
    await screen.input('运单号', 'SF1')
    await screen.tap('发货')
    expect(process).not.toHaveBeenCalled()
    expect(toast).toHaveBeenCalledWith('请填写快递公司和运单号', expect.anything())
  })
})

test('OpsOrderScreen cancels an unpaid order only after a confirmation', async () => {
  jest.spyOn(opsApi, 'order').mockResolvedValue(order({ status: 'unpaid', actions: ['cancel'] }))
  const process = jest.spyOn(opsApi, 'processOrder').mockResolvedValue(order({ status: 'closed', actions: [] }))
  const screen = await renderScreen(<OpsOrderScreen />, { id: '5' }, owner)
  await screen.waitFor(() => screen.get('取消订单'))
  await screen.tap('取消订单')
  await answerDialog('取消')
  expect(process).not.toHaveBeenCalled()
  await screen.tap('取消订单')
  await answerDialog('取消订单')
  await screen.waitFor(() => screen.all('取消订单').length === 0)
  expect(process.mock.calls).toEqual([[5, { action: 'cancel' }, expect.any(String)]])
})

describe('OpsProductScreen', () => {
  const product: OpsProductDetail = {
    id: 7,
    name: '青瓷杯',
    ctype: 'shop.product',
    main_image: null,
    price: '128.00',
    is_active: true,
    count_purchase: 3,
    inventory: 10,
    needs: ['no_image'],
    variants: [
      { id: 1, attributes_label: '青', price: '128.00', inventory: 10 },
      { id: 2, attributes_label: '白', price: '128.00', inventory: null },
    ],
  }
  const open = async () => {
    jest.spyOn(opsApi, 'product').mockResolvedValue(product)
    const screen = await renderScreen(<OpsProductScreen />, { id: '7' }, owner)
    await screen.waitFor(() => screen.get('保存'))
    return screen
  }

  test('sends only the changed fields, and the stock as a difference', async () => {
    const change = jest.spyOn(opsApi, 'changeProduct').mockResolvedValue(product)
    const screen = await open()
    await screen.tap('上架销售')
    await screen.input('库存增减', '-3')
    await screen.tap('保存')
    await screen.waitFor(() => change.mock.calls.length > 0)
    expect(change).toHaveBeenCalledWith(
      7,
      { is_active: false, variants: [{ id: 1, inventory_change: -3 }] },
      expect.any(String),
    )
  })

  test('shows a message for an invalid price and sends nothing', async () => {
    const change = jest.spyOn(opsApi, 'changeProduct')
    const screen = await open()
    await screen.input('库存增减', '1.5')
    await screen.input('价格', 'x')
    await screen.tap('保存')
    expect(screen.text()).toContain('请填写正确的价格')
    expect(change).not.toHaveBeenCalled()
  })
})

describe('EticketScreen', () => {
  const card: OpsCard = {
    id: 1,
    num: 'ABCD1234EFGH5678',
    status: 'unused',
    status_display: '未使用',
    start: '2026-01-01T00:00:00Z',
    end: null,
    used: null,
    contacts: { name: '林小满', mobile: '13800000001' },
    order_number: 'D8',
    line: {
      id: 1,
      product_id: 1,
      product_name: '茶席入门课',
      attributes_label: '',
      image: null,
      upit: '128.00',
      quantity: 4,
    },
    is_usable: true,
    used_by: null,
  }
  const usedCard: OpsCard = {
    ...card,
    status: 'used',
    status_display: '已使用',
    is_usable: false,
    used: '2026-02-01T00:00:00Z',
    used_by: '阿拾',
  }

  test('looks up a ticket by its code, redeems it and shows it as used', async () => {
    const look = jest.spyOn(opsApi, 'ticket').mockResolvedValue(card)
    const verify = jest.spyOn(opsApi, 'verifyTicket').mockResolvedValue(usedCard)
    const screen = await renderScreen(<EticketScreen />, {}, gate)
    await screen.waitFor(() => screen.get('查询'))
    await screen.input('券码', 'abcd 1234 efgh 5678')
    await screen.tap('查询')
    await screen.waitFor(() => screen.get('可以使用'))
    expect(look).toHaveBeenCalledWith('ABCD1234EFGH5678')
    await screen.tap('确认核销')
    await screen.waitFor(() => screen.get('不能使用'))
    screen.get('核销人  阿拾')
    expect(verify).toHaveBeenCalledWith('ABCD1234EFGH5678', expect.any(String))
    expect(toast).toHaveBeenCalledWith('核销成功', expect.anything())
  })

  test('loads a ticket by the id of the link and redeems it by its code', async () => {
    const byId = jest.spyOn(opsApi, 'ticketById').mockResolvedValue(card)
    const byCode = jest.spyOn(opsApi, 'ticket')
    const verify = jest.spyOn(opsApi, 'verifyTicket').mockResolvedValue(usedCard)
    const screen = await renderScreen(<EticketScreen />, { id: '12' }, gate)
    await screen.waitFor(() => screen.get('可以使用'))
    expect([byId.mock.calls, byCode.mock.calls]).toEqual([[[12]], []])
    await screen.tap('确认核销')
    await screen.waitFor(() => screen.get('不能使用'))
    expect(verify).toHaveBeenCalledWith(card.num, expect.any(String))
  })

  test('shows the refusal and the current state when the ticket was redeemed elsewhere', async () => {
    jest.spyOn(opsApi, 'ticket').mockResolvedValueOnce(card).mockResolvedValue(usedCard)
    jest.spyOn(opsApi, 'verifyTicket').mockRejectedValue(refusal('cardUsed', '这张票已于 2026-02-01 08:00 使用'))
    jest.spyOn(scan, 'scan').mockResolvedValue({ ok: true, text: card.num })
    const screen = await renderScreen(<EticketScreen />, {}, gate)
    await screen.waitFor(() => screen.get('扫码核销'))
    await screen.tap('扫码核销')
    await screen.waitFor(() => screen.get('确认核销'))
    await screen.tap('确认核销')
    expect(await answerDialog('知道了')).toContain('这张票已于')
    await screen.waitFor(() => screen.get('不能使用'))
  })

  test('parseTicketCode reads the code from plain text and from URLs', () => {
    expect(
      ['abcd 12', 'https://a.test/mobile/ops/shop/eticket/?id=AB12', 'https://a.test/t/ab12/', '', '  '].map(
        parseTicketCode,
      ),
    ).toEqual(['ABCD12', 'AB12', 'AB12', '', ''])
  })
})

test('VerificationScreen lists all verifications, the own ones on their tab, and links to the ticket', async () => {
  const row = {
    id: 1,
    card_id: 31,
    num: 'AB12',
    product_name: '茶席入门课',
    attributes_label: '',
    contacts: { name: '林小满', mobile: '' },
    by: '阿拾',
    created: '2026-02-01T00:00:00Z',
  }
  jest.spyOn(opsApi, 'verifications').mockResolvedValue({ count: 1, results: [row] })
  const mine = jest.spyOn(opsApi, 'myVerifications').mockResolvedValue({ count: 0, results: [] })
  const screen = await renderScreen(<VerificationScreen />, {}, gate)
  await screen.waitFor(() => screen.get('茶席入门课'))
  await screen.tap(/AB12/)
  expect(openedScreens()).toMatchObject([{ name: 'ops.virtualcard', params: { id: '31' } }])
  await screen.tap('我的核销')
  await screen.waitFor(() => screen.all('茶席入门课').length === 0)
  expect(mine).toHaveBeenCalled()
})

describe('ticket of an order', () => {
  const ticket = {
    id: 31,
    num: 'AB12',
    status: 'unused' as const,
    status_display: '未使用',
    start: '2026-01-01T00:00:00Z',
    end: null,
    used: null,
    contacts: { name: '林小满', mobile: '' },
  }
  const soldOrder = order({ lines: [{ ...line, virtual_cards: [ticket] }] })
  const card: OpsCard = {
    ...ticket,
    order_number: 'D1',
    line: {
      id: 1,
      product_id: 1,
      product_name: '茶席入门课',
      attributes_label: '',
      image: null,
      upit: '10.00',
      quantity: 1,
    },
    is_usable: true,
    used_by: null,
  }

  test('is linked from the order only for operators who can redeem it', async () => {
    jest.spyOn(opsApi, 'order').mockResolvedValue(soldOrder)
    const screen = await renderScreen(<OpsOrderScreen />, { id: '5' }, owner)
    await screen.waitFor(() => screen.get(/^AB12/))
    await screen.tap(/^AB12/)
    expect(openedScreens()).toMatchObject([{ name: 'ops.virtualcard', params: { id: '31' } }])
    cleanup()
    const clerk = await renderScreen(<OpsOrderScreen />, { id: '5' }, { ...user, perms: ['shop.change_order'] })
    await clerk.waitFor(() => clerk.text().includes('待发货'))
    expect(clerk.all(/^AB12/)).toEqual([])
  })

  test('is redeemed once, and shows the refusal and its current state when it was redeemed elsewhere', async () => {
    jest.spyOn(opsApi, 'card').mockResolvedValue(card)
    const use = jest.spyOn(opsApi, 'verifyCard').mockResolvedValue({
      ...card,
      status: 'used',
      status_display: '已使用',
      is_usable: false,
      used: '2026-02-01T00:00:00Z',
      used_by: '阿拾',
    })
    const screen = await renderScreen(<OpsCardScreen />, { id: '31' }, gate)
    await screen.waitFor(() => screen.get('确认核销'))
    await screen.tap('确认核销')
    await screen.waitFor(() => screen.text().includes('核销人  阿拾'))
    expect(use.mock.calls).toEqual([[31, expect.any(String)]])
    expect(screen.all('确认核销')).toEqual([])
    expect(toast).toHaveBeenCalledWith('核销成功', { at: 'center' })
    cleanup()

    jest
      .spyOn(opsApi, 'card')
      .mockResolvedValueOnce(card)
      .mockResolvedValue({ ...card, status: 'used', status_display: '已使用', is_usable: false, used_by: '青禾' })
    jest.spyOn(opsApi, 'verifyCard').mockRejectedValue(refusal('cardUsed', '这张票已使用'))
    const late = await renderScreen(<OpsCardScreen />, { id: '32' }, gate)
    await late.waitFor(() => late.get('确认核销'))
    await late.tap('确认核销')
    expect(await answerDialog('知道了')).toContain('这张票已使用')
    await late.waitFor(() => late.text().includes('核销人  青禾'))
    expect(late.all('确认核销')).toEqual([])
  })
})
