import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { owner, stubCalls } from './support/stub-calls'

const EXPORT = 'POST /studio/shop/order/export/'
const task = { id: 4, status: 'done', total: 2, done: 2, url: '/media/orders.csv', name: 'orders.csv' }
afterEach(() => localStorage.clear())

async function openDialog(perms: readonly string[] = ['*']) {
  const requests = stubCalls({
    'GET /studio/me/': { body: { ...owner, perms } },
    'GET /studio/shop/order/': { body: { count: 0, results: [] } },
    'GET /studio/shop/order/counts/': { body: { tabs: [] } },
    [EXPORT]: { body: task },
    'GET /studio/shop/order/export/4/': { body: task },
  })
  window.history.replaceState(null, '', '/studio/orders?tab=wait_ship&flag=red')
  render(<App />)
  fireEvent.click(await screen.findByRole('button', { name: '导出订单' }))
  return { requests, dialog: await screen.findByRole('dialog') }
}

test('a file has the filters of the list and the chosen columns, which are remembered', async () => {
  const { requests, dialog } = await openDialog()
  for (const box of within(dialog).getAllByRole('checkbox'))
    if (box.closest('label')?.textContent !== '订单号') fireEvent.click(box)
  fireEvent.click(within(dialog).getByRole('radio', { name: 'csv' }))
  fireEvent.click(within(dialog).getByRole('button', { name: '导出' }))
  await waitFor(() =>
    expect(requests.find(({ key }) => key === EXPORT)?.body).toEqual({
      tab: 'wait_ship',
      flag: 'red',
      columns: ['number'],
      format: 'csv',
    }),
  )
  expect(await within(dialog).findByRole('link', { name: '下载文件' })).toHaveAttribute('href', '/media/orders.csv')
  expect(JSON.stringify({ ...localStorage })).toContain('number')
})

test('columns of personal data are not offered to staff who may not read it', async () => {
  const { dialog } = await openDialog(['shop.change_order'])
  expect(within(dialog).getByRole('checkbox', { name: '订单号' })).toBeVisible()
  expect(within(dialog).queryByRole('checkbox', { name: '收件地址' })).toBeNull()
})
