import { fireEvent, render, screen, within } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { orderLine, studioOrder } from './support/order'
import { owner, stubCalls } from './support/stub-calls'

const refundedLine = { ...orderLine(7, '茶盘', 2), left_to_send: 0 }
const orders = [
  studioOrder(),
  studioOrder({ id: 6, number: 'D6', note: '放门口', lines: [orderLine(1, '青釉杯', 3), refundedLine] }),
]
const open = (path: string) => {
  window.history.replaceState(null, '', path)
  render(<App />)
}
const base = {
  'GET /studio/me/': { body: owner },
  'GET /studio/shop/order/': { body: { count: 2, results: orders } },
  'GET /studio/shop/order/counts/': { body: { tabs: [] } },
}

test('each order of the address has a label, or a slip on A4, with its receiver, goods and note', async () => {
  const requests = stubCalls(base)
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  open('/studio/orders/print?ids=5,6')
  const slip = await screen.findByRole('region', { name: 'D6' })
  expect(within(slip).getByText('林小满 13800000001')).toBeVisible()
  expect(within(slip).getByText('× 3')).toBeVisible()
  // Its money went back before it was sent.
  expect(within(slip).queryByText('茶盘')).toBeNull()
  expect(within(slip).getByText('买家留言: 放门口')).toBeVisible()
  expect(requests.find(({ key }) => key === 'GET /studio/shop/order/')?.query).toMatchObject({ id: '5,6' })
  expect(document.querySelector('#content style')?.textContent).toContain('76mm 130mm')
  fireEvent.click(screen.getByRole('radio', { name: '配货单 A4' }))
  expect(document.querySelector('#content style')?.textContent).toContain('A4')
  fireEvent.click(screen.getByRole('button', { name: '打印' }))
  expect(print).toHaveBeenCalled()
  localStorage.clear()
})

test('chosen orders of the list lead to their papers', async () => {
  stubCalls(base)
  open('/studio/orders')
  await screen.findByRole('link', { name: 'D6' })
  for (const box of screen.getAllByRole('checkbox').slice(-2)) fireEvent.click(box)
  fireEvent.click(screen.getByRole('button', { name: '打印 2 单' }))
  expect(await screen.findByRole('region', { name: 'D5' })).toBeVisible()
  expect(window.location.search).toBe('?ids=5,6')
})
