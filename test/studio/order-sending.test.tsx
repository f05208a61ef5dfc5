import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { studioOrder } from './support/order'
import { owner, stubCalls } from './support/stub-calls'

const open = (path: string) => {
  window.history.replaceState(null, '', path)
  render(<App />)
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const pressEnter = (label: string) => fireEvent.keyDown(screen.getByLabelText(label), { key: 'Enter', code: 'Enter' })
const SCAN = 'POST /studio/shop/order/scan/'
const sentOrder = {
  ...{ id: 5, number: 'D5', recipient: '林小满', carrier: '顺丰速运', tracking_no: 'SF1234567890123' },
  is_unusual: false,
}

test('Enter moves a scanner from the order to the parcel, sends, and begins the next order', async () => {
  const requests = stubCalls({ 'GET /studio/me/': { body: owner }, [SCAN]: { body: sentOrder } })
  open('/studio/orders/scan')
  await screen.findByLabelText('订单号')
  expect(screen.getByLabelText('订单号')).toHaveFocus()
  type('订单号', ' d5 ')
  pressEnter('订单号')
  expect(screen.getByLabelText('运单号')).toHaveFocus()
  type('运单号', 'sf1234567890123')
  pressEnter('运单号')
  expect(await screen.findByText('本次已发 1 单')).toBeVisible()
  expect(requests.find(({ key }) => key === SCAN)?.body).toEqual({
    number: 'd5',
    tracking_no: 'sf1234567890123',
    carrier: '',
  })
  expect(screen.getByLabelText('订单号')).toHaveValue('')
  expect(screen.getByLabelText('订单号')).toHaveFocus()
})

test('a refused scan says why, and both numbers stay', async () => {
  const body = { detail: '订单状态已变化，请刷新后查看', err_code: '42004' }
  stubCalls({ 'GET /studio/me/': { body: owner }, [SCAN]: { status: 409, body } })
  open('/studio/orders/scan')
  await screen.findByLabelText('订单号')
  type('订单号', 'D5')
  type('运单号', 'SF1234567890123')
  pressEnter('运单号')
  expect(await screen.findByRole('alert')).toHaveTextContent('订单状态已变化')
  expect(screen.getByLabelText('运单号')).toHaveValue('SF1234567890123')
})

test('a parcel is mended, with a warning for a number that its carrier does not have', async () => {
  const parcel = {
    ...{ number: 'P1', order_number: 'D5', carrier: '顺丰速运', tracking_no: 'SF1234567890123', state: 'shipped' },
    ...{ state_display: '运输中', lines: [], latest: null, shipped: null, delivered: null, actions: [] },
  }
  const MEND = 'PUT /studio/shop/parcel/P1/'
  const requests = stubCalls({
    'GET /studio/me/': { body: owner },
    'GET /studio/shop/order/5/': { body: studioOrder({ deliveries: [parcel] }) },
    [MEND]: { body: parcel },
  })
  open('/studio/orders/5')
  fireEvent.click(await screen.findByRole('button', { name: '修改运单' }))
  const dialog = await screen.findByRole('dialog')
  const field = within(dialog).getByLabelText('运单号')
  fireEvent.change(field, { target: { value: '1' } })
  expect(within(dialog).getByRole('button', { name: '修改运单' })).toBeDisabled()
  fireEvent.change(field, { target: { value: 'YT0000000000001' } })
  expect(within(dialog).getByText('运单号与 顺丰速运 常见格式不同，请核对')).toBeVisible()
  fireEvent.click(within(dialog).getByRole('button', { name: '修改运单' }))
  await waitFor(() =>
    expect(requests.find(({ key }) => key === MEND)?.body).toEqual({
      carrier: '顺丰速运',
      tracking_no: 'YT0000000000001',
    }),
  )
})
