import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { orderLine as line, studioOrder } from './support/order'
import { owner, stubCalls } from './support/stub-calls'

const order = studioOrder()
const base = {
  'GET /studio/me/': { body: owner },
  'GET /studio/shop/order/': { body: { count: 1, results: [order] } },
  'GET /studio/shop/order/5/': { body: order },
  'GET /studio/shop/order/counts/': {
    body: {
      tabs: [
        { key: 'all', count: 1001 },
        { key: 'wait_ship', count: 21 },
      ],
    },
  },
}
const SHIP = 'POST /studio/ops/shop/order/5/process/'
const open = (path: string) => {
  window.history.replaceState(null, '', path)
  render(<App />)
}

test('the list of orders is read by its tab, and an order leads to its screen', async () => {
  const requests = stubCalls(base)
  open('/studio/orders?tab=wait_ship&page=2')
  expect(await screen.findByRole('link', { name: 'D5' })).toHaveAttribute('href', '/studio/orders/5')
  expect(screen.getByText('共 5 件')).toBeVisible()
  expect(requests.find(({ key }) => key === 'GET /studio/shop/order/')?.query).toEqual({
    limit: '20',
    offset: '20',
    tab: 'wait_ship',
  })
})

test('a parcel holds the pieces that are left in it, and a number without its carrier is refused', async () => {
  const requests = stubCalls({ ...base, [SHIP]: { body: order } })
  open('/studio/orders/5')
  fireEvent.click(await screen.findByRole('button', { name: '发货' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('林小满 13800000001, 杭州')).toBeVisible()
  fireEvent.change(within(dialog).getByLabelText('运单号'), { target: { value: 'SF1' } })
  fireEvent.change(within(dialog).getByLabelText('茶则的件数'), { target: { value: '0' } })
  fireEvent.click(within(dialog).getByRole('button', { name: '发货' }))
  expect(await within(dialog).findByText('快递公司和运单号请一起填写')).toBeVisible()
  fireEvent.change(within(dialog).getByLabelText('快递公司'), { target: { value: '顺丰' } })
  fireEvent.click(within(dialog).getByRole('button', { name: '发货' }))
  const body = {
    action: 'ship',
    carrier: '顺丰',
    tracking_no: 'SF1',
    lines: [{ line_id: 1, quantity: 3 }],
    address: order.address,
  }
  await waitFor(() => expect(requests.filter(({ key }) => key === SHIP).map((request) => request.body)).toEqual([body]))
})

test('a line that waits for its e-tickets is marked 出票中', async () => {
  stubCalls({
    ...base,
    'GET /studio/shop/order/5/': {
      body: { ...order, lines: [{ ...line(1, '茶席体验', 1), is_verifying: true }, line(2, '茶则', 2)] },
    },
  })
  open('/studio/orders/5')
  expect(await screen.findAllByText('出票中')).toHaveLength(1)
})

test('a step that is refused says why and reads the order again', async () => {
  const requests = stubCalls({
    ...base,
    [SHIP]: { status: 409, body: { detail: '订单状态已变化', err_code: '41002' } },
  })
  open('/studio/orders/5')
  fireEvent.click(await screen.findByRole('button', { name: '取消订单' }))
  const reads = () => requests.filter(({ key }) => key === 'GET /studio/shop/order/5/').length
  const before = reads()
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '取消订单' }))
  expect(await screen.findByText('订单状态已变化')).toBeVisible()
  await waitFor(() => expect(reads()).toBeGreaterThan(before))
})

const orderReturn = {
  ...{
    number: 'S1',
    order_number: 'D5',
    order_id: 5,
    kind: 'refund_only',
    kind_display: '仅退款',
    status: 'applied',
    status_display: '待商家处理',
  },
  ...{
    line: { product_name: '青釉杯' },
    quantity: 1,
    amount: '10.00',
    refund: null,
    reason: '不想要了',
    description: '',
    images: [],
    carrier: '',
    tracking_no: '',
  },
  ...{ created: '2026-03-01T00:00:00.000Z', logs: [], actions: ['agree', 'refuse'] },
}

test('a return is refused with a reason alone', async () => {
  const process = 'POST /studio/shop/orderlinereturn/S1/process/'
  const requests = stubCalls({
    ...base,
    'GET /studio/shop/orderlinereturn/S1/': { body: orderReturn },
    [process]: { body: orderReturn },
  })
  open('/studio/returns/S1')
  fireEvent.click(await screen.findByRole('button', { name: '拒绝' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('button', { name: '拒绝' })).toBeDisabled()
  fireEvent.change(within(dialog).getByLabelText('说明'), { target: { value: '已超出期限' } })
  fireEvent.click(within(dialog).getByRole('button', { name: '拒绝' }))
  await waitFor(() =>
    expect(requests.find(({ key }) => key === process)?.body).toEqual({ action: 'refuse', note: '已超出期限' }),
  )
})

test('an appeal is accepted for an agreed amount, and its refusal needs a reason', async () => {
  const process = 'POST /studio/shop/orderlinereturn/S1/process/'
  const appeal = { text: '封膜破损', images: [], created: '2026-03-03T00:00:00Z' }
  const waiting = { ...orderReturn, status: 'appealed', appeal, actions: ['uphold', 'reopen'] }
  const requests = stubCalls({
    ...base,
    'GET /studio/shop/orderlinereturn/S1/': { body: waiting },
    [process]: { body: waiting },
  })
  open('/studio/returns/S1')
  expect(await screen.findByText('封膜破损')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: '维持拒绝' }))
  const [refusal] = await screen.findAllByRole('dialog')
  if (refusal) expect(within(refusal).getByRole('button', { name: '维持拒绝' })).toBeDisabled()
  fireEvent.click(screen.getByRole('button', { name: '申诉通过' }))
  fireEvent.change(await screen.findByLabelText('退款金额'), { target: { value: ' 6.00 ' } })
  const buttons = screen.getAllByRole('button', { name: '申诉通过' })
  const last = buttons.at(-1)
  if (last) fireEvent.click(last)
  await waitFor(() =>
    expect(requests.find(({ key }) => key === process)?.body).toEqual({ action: 'reopen', note: '', amount: '6.00' }),
  )
})

test('filters of orders stand in the address, and the tabs count by them', async () => {
  const requests = stubCalls(base)
  open('/studio/orders?tab=wait_ship&flag=red&amount_min=10&from=2026-03-01')
  expect(await screen.findByRole('tab', { name: '待发货 21' })).toBeVisible()
  expect(screen.getByRole('tab', { name: '全部 1000+' })).toBeVisible()
  const queryOf = (key: string) => requests.filter((request) => request.key === key).at(-1)?.query
  expect(queryOf('GET /studio/shop/order/')).toMatchObject({ tab: 'wait_ship', flag: 'red', amount_min: '10' })
  expect(queryOf('GET /studio/shop/order/counts/')).toEqual({ flag: 'red', amount_min: '10', from: '2026-03-01' })
  fireEvent.change(screen.getByLabelText('收货地区'), { target: { value: ' 杭州 ' } })
  fireEvent.blur(screen.getByLabelText('收货地区'))
  await waitFor(() => expect(queryOf('GET /studio/shop/order/')).toMatchObject({ region: '杭州', offset: '0' }))
  expect(new URLSearchParams(window.location.search).get('region')).toBe('杭州')
  fireEvent.click(screen.getByRole('button', { name: '清除筛选' }))
  await waitFor(() => expect(window.location.search).toBe('?tab=wait_ship'))
})

test('an exchange is received without restocking, and its replacement goes out with a number that can be one', async () => {
  const process = 'POST /studio/shop/orderlinereturn/S1/process/'
  const exchange = { from_label: '红', to_label: '蓝', carrier: '', tracking_no: '', confirm_until: null }
  const waiting = { ...orderReturn, kind: 'exchange', kind_display: '换货', exchange, actions: ['receive', 'resend'] }
  const requests = stubCalls({
    ...base,
    'GET /studio/shop/orderlinereturn/S1/': { body: waiting },
    [process]: { body: waiting },
  })
  open('/studio/returns/S1')
  expect(await screen.findByText('换货')).toBeVisible()
  expect(screen.queryByText('退款金额')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '确认收货' }))
  const [receipt] = await screen.findAllByRole('dialog')
  if (!receipt) throw new Error('no dialog')
  fireEvent.click(within(receipt).getByRole('checkbox', { name: '商品退回库存' }))
  fireEvent.click(within(receipt).getByRole('button', { name: '确认收货' }))
  const bodies = () => requests.filter(({ key }) => key === process).map(({ body }) => body)
  await waitFor(() => expect(bodies()).toEqual([{ action: 'receive', note: '', restock: false }]))
  fireEvent.click(screen.getByRole('button', { name: '寄出换货' }))
  const number = await screen.findByLabelText('运单号')
  const dialog = number.closest<HTMLElement>('[role=dialog]')
  if (!dialog) throw new Error('no dialog')
  const send = within(dialog).getByRole('button', { name: '寄出换货' })
  fireEvent.change(within(dialog).getByLabelText('快递公司'), { target: { value: '顺丰速运' } })
  fireEvent.change(number, { target: { value: '12' } })
  expect(send).toBeDisabled()
  fireEvent.change(number, { target: { value: 'SF1390026640123' } })
  fireEvent.click(send)
  await waitFor(() =>
    expect(bodies()[1]).toEqual({ action: 'resend', carrier: '顺丰速运', tracking_no: 'SF1390026640123' }),
  )
})
