import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { studioOrder } from './support/order'
import { owner, stubCalls } from './support/stub-calls'

function open(more: object, calls: Parameters<typeof stubCalls>[0] = {}) {
  const body = studioOrder(more)
  const requests = stubCalls({ 'GET /studio/me/': { body: owner }, 'GET /studio/shop/order/5/': { body }, ...calls })
  window.history.replaceState(null, '', '/studio/orders/5')
  render(<App />)
  return requests
}
const unpaid = { status: 'unpaid', is_price_open: true }

test('another price shows its total before it is set, and none for a discount above the goods', async () => {
  const PRICE = 'POST /studio/shop/order/5/price/'
  const requests = open(unpaid, { [PRICE]: { body: studioOrder(unpaid) } })
  fireEvent.click(await screen.findByRole('button', { name: '改价' }))
  const dialog = await screen.findByRole('dialog')
  const discount = within(dialog).getByLabelText('商家优惠')
  fireEvent.change(discount, { target: { value: '50.01' } })
  expect(within(dialog).getByRole('button', { name: '改价' })).toBeDisabled()
  fireEvent.change(discount, { target: { value: '12.5' } })
  fireEvent.change(within(dialog).getByLabelText('运费'), { target: { value: '3' } })
  expect(within(dialog).getByText('改后应付 ¥40.50')).toBeVisible()
  fireEvent.click(within(dialog).getByRole('button', { name: '改价' }))
  await waitFor(() =>
    expect(requests.find(({ key }) => key === PRICE)?.body).toEqual({
      discount: '12.5',
      shipping: '3',
      total: '50.00',
    }),
  )
})

test('money received offline is recorded with a reference alone', async () => {
  const PAY = 'POST /studio/shop/order/5/pay/'
  const requests = open(unpaid, { [PAY]: { body: studioOrder() } })
  fireEvent.click(await screen.findByRole('button', { name: '登记收款' }))
  const dialog = await screen.findByRole('dialog')
  const button = within(dialog).getByRole('button', { name: '登记收款' })
  expect(button).toBeDisabled()
  fireEvent.change(within(dialog).getByLabelText('流水号'), { target: { value: ' 0312 ' } })
  fireEvent.click(button)
  await waitFor(() =>
    expect(requests.find(({ key }) => key === PAY)?.body).toEqual({
      method: 'transfer',
      reference: '0312',
      total: '50.00',
    }),
  )
})

test('flag and note are saved together', async () => {
  const MARK = 'PUT /studio/shop/order/5/mark/'
  const requests = open({}, { [MARK]: { body: studioOrder() } })
  fireEvent.click(await screen.findByRole('radio', { name: /红旗/ }))
  fireEvent.change(screen.getByLabelText('员工备注'), { target: { value: '周五来取' } })
  fireEvent.click(screen.getByRole('button', { name: '保存备注' }))
  await waitFor(() => expect(requests.find(({ key }) => key === MARK)?.body).toEqual({ flag: 'red', note: '周五来取' }))
})

test('an order shows its payment, its steps with who took them, and the customer’s other orders', async () => {
  const at = '2026-03-01T00:00:00.000Z'
  const other = { id: 7, number: 'D7', status: 'completed', status_display: '已完成', tit: '9.00', created: at }
  open({
    payment: { method: 'transfer', reference: '0312' },
    timeline: [
      { display: '改价', actor: 'operator', person: '周敏', text: '¥60 → ¥50', at },
      { display: '提交订单', actor: 'owner', person: null, text: '', at },
    ],
    others: { count: 6, results: [other] },
  })
  expect(await screen.findByText('银行转账 · 0312')).toBeVisible()
  expect(screen.getByText('¥60 → ¥50')).toBeVisible()
  expect(screen.getByText(/周敏$/)).toBeVisible()
  expect(screen.getByText('该买家还有 6 个订单')).toBeVisible()
  expect(screen.getByRole('link', { name: 'D7' })).toHaveAttribute('href', '/studio/orders/7')
  expect(screen.getByRole('link', { name: /林小满/ })).toHaveAttribute('href', '/studio/customers/9')
})
