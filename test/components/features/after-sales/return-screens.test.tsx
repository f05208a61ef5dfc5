import type { OrderReturn } from '@storefront/contract/entities/after-sales/return'
import { ReturnAppealScreen } from '@/features/after-sales/screens/ReturnAppealScreen'
import { ReturnApplyScreen } from '@/features/after-sales/screens/ReturnApplyScreen'
import { ReturnScreen } from '@/features/after-sales/screens/ReturnScreen'
import '@/i18n/appeal'
import '@/i18n/trade'
import { feedback } from '@/platform/feedback'
import { ordersApi } from '@/services/api/orders'
import { afterSalesApi } from '@/services/api/after-sales'
import { opsApi } from '@/services/api/ops'
import { answerDialog, orderOf, refusal, renderScreen } from '../../fixtures'
import { openedScreens } from '../../screen-router'

jest.mock('@/platform/navigation-guard', () => ({ blockNavigation: () => () => {} }))

let toast: jest.SpyInstance
beforeEach(() => {
  localStorage.clear()
  toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
})

const ret: OrderReturn = {
  number: 'S1',
  order_number: 'D1',
  order_id: null,
  kind: 'return_goods',
  kind_display: '退货退款',
  status: 'agreed',
  status_display: '商家已同意',
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
  exchange: null,
  refund: null,
  reason: '多买了',
  description: '',
  images: [],
  carrier: '',
  tracking_no: '',
  created: '2026-01-01T00:00:00Z',
  appeal: null,
  appeal_until: null,
  logs: [
    {
      action: 'apply',
      status: 'applied',
      status_display: '待商家处理',
      actor: 'owner',
      note: '',
      created: '2026-01-01T00:00:00Z',
    },
    {
      action: 'agree',
      status: 'agreed',
      status_display: '商家已同意',
      actor: 'operator',
      note: '请七天内寄回',
      created: '2026-01-02T00:00:00Z',
    },
  ],
  actions: ['ship', 'withdraw'],
}

const [line] = orderOf().lines
const returnableOrder = orderOf({
  status: 'delivered',
  actions: [],
  pay_before: null,
  lines: line
    ? [
        {
          ...line,
          quantity: 3,
          is_return_available: true,
          return_offer: {
            kinds: ['refund_only', 'return_goods'],
            returned: 1,
            exchanging: 0,
            return_amount: '10.00',
            paid: '30.00',
            diamonds: 10,
            return_diamonds: 3,
            is_voucher: false,
            shipping: null,
          },
        },
      ]
    : [],
})

describe('ReturnApplyScreen', () => {
  const open = async () => {
    jest.spyOn(ordersApi, 'order').mockResolvedValue(returnableOrder)
    const screen = await renderScreen(<ReturnApplyScreen />, { number: 'D1', line: '1' })
    await screen.waitFor(() => screen.get('提交申请'))
    return screen
  }

  test('shows the maximum refund for the selected quantity', async () => {
    const screen = await open()
    expect(screen.text()).toContain('最多可退 ¥10')
    await screen.tap('增加 数量')
    expect(screen.text()).toContain('最多可退 ¥20')
    // One was returned before: no third piece is left.
    await screen.tap('增加 数量')
    expect(screen.text()).toContain('最多可退 ¥20')
  })

  test('shows the diamonds that are refunded for the selected quantity', async () => {
    const screen = await open()
    expect(screen.text()).toContain('同时退回3 颗钻石')
    await screen.tap('增加 数量')
    expect(screen.text()).toContain('同时退回7 颗钻石')
    expect(screen.text()).not.toContain('运费')
  })

  test('shows the refunded vouchers and with which piece the shipping fee is refunded', async () => {
    const [one] = returnableOrder.lines
    const offer = one?.return_offer
    if (!one || !offer) throw new Error('no offer')
    const more = {
      ...offer,
      returned: 0,
      diamonds: 0,
      return_diamonds: 0,
      is_voucher: true,
      shipping: { fee: '12.00', pieces: 2 },
    }
    jest.spyOn(ordersApi, 'order').mockResolvedValue({ ...returnableOrder, lines: [{ ...one, return_offer: more }] })
    const screen = await renderScreen(<ReturnApplyScreen />, { number: 'D1', line: '1' })
    await screen.waitFor(() => screen.get('提交申请'))
    expect(screen.text()).toContain('同时退回1 份提货券')
    expect(screen.text()).toContain('再退 1 件，运费 ¥12 随最后一件退回')
    await screen.tap('增加 数量')
    expect(screen.text()).toContain('这次申请通过后，运费 ¥12 一并退回')
  })

  test('shows the message of each missing or invalid field until it is corrected, and sends nothing', async () => {
    const apply = jest.spyOn(afterSalesApi, 'applyReturn')
    const screen = await open()
    await screen.tap('提交申请')
    expect(screen.text()).toContain('请填写退货原因')
    await screen.input('退款金额', '')
    expect(screen.text()).toContain('请填写退款金额')
    await screen.input('退款金额', '10.01')
    expect(screen.text()).toContain('退款金额不能超过 ¥10')
    expect(screen.text()).not.toContain('请填写退款金额')
    await screen.tap('提交申请')
    expect(apply).not.toHaveBeenCalled()
  })

  test('submits the application and opens the new return', async () => {
    const apply = jest.spyOn(afterSalesApi, 'applyReturn').mockResolvedValue(ret)
    const screen = await open()
    await screen.tap('仅退款')
    await screen.tap('退货原因 请选择')
    await screen.tap('多买了')
    await screen.input('退款金额', '9.5')
    await screen.tap('提交申请')
    await screen.waitFor(() => openedScreens().length > 0)
    expect(apply).toHaveBeenCalledWith(
      { line_id: 1, kind: 'refund_only', quantity: 1, amount: '9.5', reason: '多买了', description: '', images: [] },
      expect.any(String),
    )
    expect(openedScreens()).toMatchObject([
      { name: 'shop.orderlinereturn.detail', params: { number: 'S1' }, mode: 'replace' },
    ])
    expect(toast).toHaveBeenCalledWith('申请已提交', expect.anything())
  })

  test('asks for another option of the product instead of money, and offers none that is sold out', async () => {
    const [one] = returnableOrder.lines
    const offer = one?.return_offer
    if (!one || !offer) throw new Error('no offer')
    const lines = [{ ...one, return_offer: { ...offer, kinds: [...offer.kinds, 'exchange' as const] } }]
    jest.spyOn(ordersApi, 'order').mockResolvedValue({ ...returnableOrder, lines })
    const variant = { attributes_label: '白', inventory: 4, image: null }
    jest.spyOn(afterSalesApi, 'exchangeVariants').mockResolvedValue({
      variants: [
        { ...variant, id: 7 },
        { ...variant, id: 8, attributes_label: '黑', inventory: 0 },
      ],
    })
    const apply = jest.spyOn(afterSalesApi, 'applyReturn').mockResolvedValue(ret)
    const screen = await renderScreen(<ReturnApplyScreen />, { number: 'D1', line: '1' })
    await screen.waitFor(() => screen.get('提交申请'))
    expect(screen.text()).toContain('退款金额')
    await screen.tap('换货')
    await screen.waitFor(() => screen.get('白'))
    expect(screen.text()).not.toContain('退款金额')
    expect(screen.text()).toContain('库存不足')
    await screen.tap('提交申请')
    expect(screen.text()).toContain('请选择要换的规格')
    await screen.tap('白')
    await screen.tap('退货原因 请选择')
    await screen.tap('多买了')
    await screen.tap('提交申请')
    await screen.waitFor(() => apply.mock.calls.length > 0)
    expect(apply).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'exchange', variant_id: 7, quantity: 1, amount: '' }),
      expect.any(String),
    )
  })

  test('shows a message and no form for a line that cannot be returned', async () => {
    jest.spyOn(ordersApi, 'order').mockResolvedValue(orderOf())
    const screen = await renderScreen(<ReturnApplyScreen />, { number: 'D1', line: '1' })
    await screen.waitFor(() => screen.get('该商品暂不能申请售后'))
    expect(screen.all('提交申请')).toEqual([])
  })
})

describe('ReturnScreen', () => {
  const open = async (more: Partial<OrderReturn> = {}) => {
    jest.spyOn(afterSalesApi, 'orderReturn').mockResolvedValue({ ...ret, ...more })
    const screen = await renderScreen(<ReturnScreen />, { number: 'S1' })
    await screen.waitFor(() => screen.get('处理进度'))
    return screen
  }

  const exchange = {
    ...{ from_label: '青', to_label: '白', carrier: '', tracking_no: '', confirm_until: null },
  } satisfies OrderReturn['exchange']

  test('shows both sides of an exchange, and the parcel of the replacement once it is sent', async () => {
    const screen = await open({ kind: 'exchange', kind_display: '换货', exchange })
    for (const words of ['退回青', '换成白']) expect(screen.text()).toContain(words)
    expect(screen.text()).not.toContain('退款金额')
    expect(screen.text()).not.toContain('换货物流')
    const parcel = { carrier: '顺丰速运', tracking_no: 'SF139', confirm_until: '2026-01-20T00:00:00Z' }
    const later = await open({
      ...{ kind: 'exchange', status: 'resent', exchange: { ...exchange, ...parcel }, actions: ['confirm'] },
    })
    for (const words of ['换货物流', '顺丰速运', 'SF139', '自动确认']) expect(later.text()).toContain(words)
    const process = jest.spyOn(afterSalesApi, 'processReturn').mockResolvedValue(ret)
    await later.tap('确认收到换货')
    await answerDialog('确认收到换货')
    await later.waitFor(() => process.mock.calls.length > 0)
    expect(process.mock.calls[0]?.[1]).toEqual({ action: 'confirm' })
    expect(toast).toHaveBeenCalledWith('换货已完成', expect.anything())
  })

  test('lets an operator send the replacement with carrier and number, and call an exchange off with a reason', async () => {
    const state: Partial<OrderReturn> = { kind: 'exchange', order_id: 1, exchange, actions: ['resend', 'call_off'] }
    const process = jest.spyOn(afterSalesApi, 'processReturn').mockResolvedValue({ ...ret, ...state })
    const screen = await open(state)
    await screen.tap('寄出换货')
    await screen.waitFor(() => screen.get(/^快递公司/))
    await screen.input(/^快递公司/, '顺丰')
    await screen.input(/^运单号/, 'SF1390026640123')
    await answerDialog('确定')
    await screen.waitFor(() => process.mock.calls.length > 0)
    expect(process.mock.calls[0]?.[1]).toEqual({ action: 'resend', carrier: '顺丰', tracking_no: 'SF1390026640123' })
    await screen.tap('取消换货')
    await screen.waitFor(() => screen.get(/^取消原因/))
    await screen.input(/^取消原因/, '没有货了')
    await answerDialog('取消换货')
    await screen.waitFor(() => process.mock.calls.length > 1)
    expect(process.mock.calls[1]?.[1]).toEqual({ action: 'call_off', note: '没有货了' })
  })

  test('lists the progress newest first with the notes of the shop', async () => {
    const screen = await open()
    expect(screen.text()).toMatch(/商家 · 商家已同意.*请七天内寄回.*买家 · 待商家处理/)
  })

  test('shows the refunded diamonds, vouchers and shipping fee', async () => {
    const screen = await open({ diamonds: 7, vouchers: 2, shipping: '12.00' })
    expect(screen.text()).toContain('7 颗钻石、2 份提货券')
    expect(screen.text()).toContain('运费¥12')
  })

  test('shows neither diamonds nor vouchers nor a shipping fee when none is refunded', async () => {
    const screen = await open()
    for (const name of ['钻石', '提货券', '运费']) expect(screen.text()).not.toContain(name)
  })

  const refund: NonNullable<OrderReturn['refund']> = {
    id: 9,
    amount: '10.00',
    status: 'failed',
    status_display: '退款未能自动到账，商家正在为您处理',
    is_surplus: false,
    reason: null,
    logs: [],
    actions: [],
  }

  test('shows the buyer that the shop handles a failed refund, without actions', async () => {
    const screen = await open({ refund })
    expect(screen.text()).toContain('商家正在为您处理')
    expect([screen.all('重新退款'), screen.all('线下已退')]).toEqual([[], []])
  })

  test('shows operators the vendor response while a refund is retried, without actions', async () => {
    const screen = await open({
      order_id: 7,
      refund: { ...refund, status: 'due', status_display: '退款处理中', reason: '余额不足' },
    })
    expect(screen.text()).toContain('支付渠道回复：余额不足')
    expect([screen.all('重新退款'), screen.all('线下已退')]).toEqual([[], []])
  })

  test('lets operators settle a failed refund with a note or retry it', async () => {
    const process = jest.spyOn(opsApi, 'processRefund').mockResolvedValue({ ...refund, status: 'done' })
    const logs = [
      {
        action: 'give_up' as const,
        display: '多次被拒，停止自动退款',
        note: '余额不足',
        created: '2026-01-03T00:00:00Z',
      },
    ]
    const screen = await open({
      order_id: 7,
      refund: { ...refund, reason: '余额不足', logs, actions: ['retry', 'settle'] },
    })
    expect(screen.text()).toContain('多次被拒，停止自动退款余额不足')
    await screen.tap('线下已退')
    await screen.waitFor(() => screen.get(/^退款说明/))
    await screen.input(/^退款说明/, '微信转账')
    await answerDialog('线下已退')
    expect(process).toHaveBeenCalledWith(9, { action: 'settle', note: '微信转账' }, expect.any(String))
    await screen.tap('重新退款')
    await answerDialog('重新退款')
    expect(process).toHaveBeenLastCalledWith(9, { action: 'retry' }, expect.any(String))
  })

  test.each([
    ['a buyer to the customer order screen', null, '/mobile/order/D1/'],
    ['an operator to the operator order screen', 7, '/mobile/ops/order/7/'],
  ] as const)('links %s', async (_, order_id, href) => {
    const screen = await open({ order_id })
    expect(
      screen
        .get(/查看订单/)
        .closest('a')
        ?.getAttribute('href'),
    ).toBe(href)
  })

  test('submits the carrier and tracking number of the goods sent back', async () => {
    const process = jest
      .spyOn(afterSalesApi, 'processReturn')
      .mockResolvedValue({ ...ret, status: 'shipped_back', status_display: '退货运输中', actions: [] })
    const screen = await open()
    await screen.tap('填写运单号')
    await screen.waitFor(() => screen.get(/^快递公司/))
    await screen.input(/^快递公司/, '顺丰')
    await screen.input(/^运单号/, 'SF1')
    await screen.tap('确定')
    await screen.waitFor(() => process.mock.calls.length > 0)
    expect(process).toHaveBeenCalledWith(
      'S1',
      { action: 'ship', carrier: '顺丰', tracking_no: 'SF1' },
      expect.any(String),
    )
    await screen.waitFor(() => screen.all('填写运单号').length === 0)
  })

  test('withdraws only after a confirmation and shows the message of a refusal', async () => {
    const process = jest
      .spyOn(afterSalesApi, 'processReturn')
      .mockRejectedValue(refusal('returnMoved', '售后状态已变化，请刷新后查看'))
    const screen = await open()
    await screen.tap('撤销')
    await answerDialog('取消')
    expect(process).not.toHaveBeenCalled()
    await screen.tap('撤销')
    await answerDialog('撤销')
    expect(process).toHaveBeenCalledWith('S1', { action: 'withdraw' }, expect.any(String))
    expect(await answerDialog('知道了')).toContain('售后状态已变化')
  })

  test('offers agree and refuse instead of withdraw when the actions are those of an operator, and sends the one chosen', async () => {
    const process = jest
      .spyOn(afterSalesApi, 'processReturn')
      .mockResolvedValue({ ...ret, status: 'agreed', actions: [] })
    const screen = await open({ status: 'applied', actions: ['agree', 'refuse'] })
    expect(screen.all('撤销')).toEqual([])
    expect([screen.all('同意'), screen.all('拒绝')]).toMatchObject([{ length: 1 }, { length: 1 }])
    await screen.tap('同意')
    await answerDialog('同意')
    await screen.waitFor(() => screen.all('同意').length === 0)
    expect(process.mock.calls).toEqual([['S1', { action: 'agree' }, expect.any(String)]])
  })
})

describe('an appeal', () => {
  const refusedLogs: OrderReturn['logs'] = [
    {
      ...{ action: 'refuse', status: 'refused', status_display: '商家已拒绝', actor: 'operator', note: '已使用' },
      created: '2026-01-02T00:00:00Z',
    },
  ]
  const refusedReturn: OrderReturn = {
    ...ret,
    ...{ status: 'refused', status_display: '商家已拒绝', actions: ['appeal'], logs: refusedLogs },
    appeal_until: '2026-01-09T00:00:00Z',
  }

  test('is offered with its last moment, and its form shows the reason of the refusal', async () => {
    jest.spyOn(afterSalesApi, 'orderReturn').mockResolvedValue(refusedReturn)
    const screen = await renderScreen(<ReturnScreen />, { number: 'S1' })
    await screen.waitFor(() => screen.get('处理进度'))
    expect(screen.text()).toContain('前申诉一次')
    await screen.tap('申诉')
    expect(openedScreens()).toMatchObject([{ name: 'shop.orderlinereturn.appeal', params: { number: 'S1' } }])
    const form = await renderScreen(<ReturnAppealScreen />, { number: 'S1' })
    await form.waitFor(() => form.get('提交申诉'))
    expect(form.text()).toContain('已使用')
  })

  test('needs words, and is sent once', async () => {
    jest.spyOn(afterSalesApi, 'orderReturn').mockResolvedValue(refusedReturn)
    const process = jest.spyOn(afterSalesApi, 'processReturn').mockResolvedValue({ ...ret, status: 'appealed' })
    const screen = await renderScreen(<ReturnAppealScreen />, { number: 'S1' })
    await screen.waitFor(() => screen.get('提交申诉'))
    await screen.tap('提交申诉')
    expect(screen.text()).toContain('请填写申诉理由')
    expect(process).not.toHaveBeenCalled()
    await screen.input('申诉理由', ' 杯口有缺 ')
    await screen.tap('提交申诉')
    await screen.waitFor(() => openedScreens().length > 0)
    expect(process.mock.calls).toEqual([['S1', { action: 'appeal', text: '杯口有缺', images: [] }, expect.any(String)]])
    expect(openedScreens()).toMatchObject([
      { name: 'shop.orderlinereturn.detail', params: { number: 'S1' }, mode: 'replace' },
    ])
  })

  test('is not offered once its time is over', async () => {
    jest.spyOn(afterSalesApi, 'orderReturn').mockResolvedValue({ ...refusedReturn, actions: [], appeal_until: null })
    const screen = await renderScreen(<ReturnAppealScreen />, { number: 'S1' })
    await screen.waitFor(() => screen.get('这次售后现在不能申诉'))
    expect(screen.all('提交申诉')).toEqual([])
  })

  test('is accepted by a judge for another amount, and shown with its words', async () => {
    const appeal = { text: '杯口有缺', images: [], created: '2026-01-03T00:00:00Z' }
    jest.spyOn(afterSalesApi, 'orderReturn').mockResolvedValue({
      ...refusedReturn,
      status: 'appealed',
      appeal,
      appeal_until: null,
      actions: ['uphold', 'reopen'],
    })
    const process = jest.spyOn(afterSalesApi, 'processReturn').mockResolvedValue({ ...ret, actions: [] })
    const screen = await renderScreen(<ReturnScreen />, { number: 'S1' })
    await screen.waitFor(() => screen.get('处理进度'))
    expect(screen.text()).toContain('杯口有缺')
    await screen.tap('申诉通过')
    await screen.waitFor(() => screen.get(/^退款金额/))
    await screen.input(/^退款金额/, '6.00')
    await answerDialog('申诉通过')
    await screen.waitFor(() => process.mock.calls.length > 0)
    expect(process.mock.calls).toEqual([['S1', { action: 'reopen', note: '', amount: '6.00' }, expect.any(String)]])
  })
})
