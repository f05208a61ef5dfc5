import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { findDialog } from './support/dialog'
import { owner, stubCalls } from './support/stub-calls'

const open = (path: string) => {
  window.history.replaceState(null, '', path)
  render(<App />)
}
const me = { 'GET /studio/me/': { body: owner } }
const invoice = {
  id: 4,
  version: 2,
  status: 'waiting',
  status_display: '待开票',
  buyer: 'company',
  title: '满觉文化',
  tax_number: '91330106MA2C0A1B2X',
  email: 'fapiao@example.com',
  number: '',
  reason: '',
  requested: '2026-03-01T00:00:00.000Z',
  issued: null,
  amount: '128.00',
  rest: '128.00',
  order: { id: 9, number: 'D9', kind: 'shop' },
  user: { name: '周牧野', mobile: '13800000009' },
  is_outdated: false,
  actions: ['issue', 'refuse'],
}
const LIST = 'GET /studio/shop/invoice/'
const STEP = 'POST /studio/shop/invoice/4/process/'
const listOf = (...results: object[]) => ({ body: { count: results.length, results } })

test('invoices begin with those that wait, and one is noted with its number and the version that was seen', async () => {
  const requests = stubCalls({ ...me, [LIST]: listOf(invoice), [STEP]: { body: invoice } })
  open('/studio/invoices')
  expect(await screen.findByText('满觉文化')).toBeVisible()
  expect(screen.getByText('91330106MA2C0A1B2X')).toBeVisible()
  expect(requests.find(({ key }) => key === LIST)?.query).toMatchObject({ tab: 'waiting' })
  fireEvent.click(screen.getByRole('button', { name: '登记开票' }))
  const dialog = await findDialog('登记开票')
  expect(within(dialog).getByRole('button', { name: '登记开票' })).toBeDisabled()
  fireEvent.change(within(dialog).getByLabelText('发票号码'), { target: { value: ' 2533 ' } })
  fireEvent.click(within(dialog).getByRole('button', { name: '登记开票' }))
  await waitFor(() => expect(requests.filter(({ key }) => key === STEP)).toHaveLength(1))
  expect(requests.find(({ key }) => key === STEP)?.body).toEqual({ action: 'issue', number: '2533', version: 2 })
})

test('an invoice that a refund outdated says what is left, and is voided with a reason', async () => {
  const outdated = {
    ...invoice,
    status: 'issued',
    number: '2533',
    is_outdated: true,
    rest: '100.00',
    actions: ['void'],
  }
  const requests = stubCalls({ ...me, [LIST]: listOf(outdated), [STEP]: { body: outdated } })
  open('/studio/invoices?tab=outdated')
  expect(await screen.findByText(/实付余 ¥100\.00/)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: /作\s*废/ }))
  const dialog = await findDialog('作废')
  fireEvent.change(within(dialog).getByLabelText('原因'), { target: { value: '部分退款' } })
  fireEvent.click(within(dialog).getByRole('button', { name: /作\s*废/ }))
  await waitFor(() => expect(requests.find(({ key }) => key === STEP)?.body).toMatchObject({ reason: '部分退款' }))
})
