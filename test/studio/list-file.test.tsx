import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { owner, stubCalls } from './support/stub-calls'

const EXPORT = 'POST /studio/list/withdrawals/export/'
const file = { url: '/media/withdrawals.csv', name: 'withdrawals.csv', rows: 3 }

test('a file has the filters of its list, and is offered once it is written', async () => {
  const requests = stubCalls({
    'GET /studio/me/': { body: { ...owner, perms: ['*'] } },
    'GET /studio/ops/shop/withdrawal/': { body: { count: 0, results: [] } },
    [EXPORT]: { body: file },
  })
  window.history.replaceState(null, '', '/studio/withdrawals?tab=all&search=0001')
  render(<App />)
  fireEvent.click(await screen.findByRole('button', { name: '导出' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '下载 CSV' }))
  await waitFor(() =>
    expect(requests.find(({ key }) => key === EXPORT)?.body).toEqual({
      filters: { tab: 'all', search: '0001' },
      format: 'csv',
    }),
  )
  expect(await screen.findByRole('link', { name: '保存 withdrawals.csv' })).toHaveAttribute('href', file.url)
  // The file of other filters is another one.
  fireEvent.click(screen.getByRole('tab', { name: '待处理' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: '保存 withdrawals.csv' })).toBeNull())
})
