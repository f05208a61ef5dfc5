import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { studioOrder } from './support/order'
import { owner, stubCalls } from './support/stub-calls'

const REFUND = 'POST /studio/shop/order/5/refund/'
const offer = {
  shipping: '8.00',
  lines: [
    { line_id: 1, pieces: 3, quantity: 3, returned: 0, return_amount: '0.00', paid: '29.99' },
    { line_id: 2, pieces: 1, quantity: 2, returned: 1, return_amount: '9.00', paid: '20.00' },
  ],
}

async function openDialog(body: object = studioOrder({ refund_offer: offer })) {
  const requests = stubCalls({
    'GET /studio/me/': { body: owner },
    'GET /studio/shop/order/5/': { body },
    [REFUND]: { body },
  })
  window.history.replaceState(null, '', '/studio/orders/5')
  render(<App />)
  fireEvent.click(await screen.findByRole('button', { name: '退款' }))
  return { requests, dialog: await screen.findByRole('dialog') }
}
const fill = (dialog: HTMLElement, label: string, value: string) =>
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value } })

test('a refund takes the share of its pieces, and sends what was entered with its reason', async () => {
  const { requests, dialog } = await openDialog()
  fill(dialog, '青釉杯的退货件数', '1')
  expect(within(dialog).getByLabelText('青釉杯的退款金额')).toHaveValue('9.99')
  fill(dialog, '茶则的退款金额', '2.5')
  expect(within(dialog).getByRole('button', { name: '退款 ¥12.49' })).toBeDisabled()
  fill(dialog, '退款原因', ' 缺货 ')
  fireEvent.click(within(dialog).getByRole('button', { name: '退款 ¥12.49' }))
  await waitFor(() =>
    expect(requests.find(({ key }) => key === REFUND)?.body).toEqual({
      lines: [
        { line_id: 1, quantity: 1, amount: '9.99', restock: true },
        { line_id: 2, quantity: 0, amount: '2.5', restock: false },
      ],
      shipping: '',
      reason: '缺货',
    }),
  )
})

test('全部退款 takes all that is left of the order, with the fee', async () => {
  const { dialog } = await openDialog()
  fireEvent.click(within(dialog).getByRole('button', { name: '全部退款' }))
  expect(within(dialog).getByText('合计退款 ¥48.99')).toBeVisible()
  expect(within(dialog).getByLabelText('退运费')).toHaveValue('8.00')
  expect(within(dialog).getByLabelText('茶则的退款金额')).toHaveValue('11.00')
})

test('an order of which nothing can be given back offers no refund', async () => {
  stubCalls({ 'GET /studio/me/': { body: owner }, 'GET /studio/shop/order/5/': { body: studioOrder() } })
  window.history.replaceState(null, '', '/studio/orders/5')
  render(<App />)
  expect(await screen.findByRole('button', { name: '发货' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '退款' })).toBeNull()
})
