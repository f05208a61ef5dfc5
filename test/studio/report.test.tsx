import { render, screen, within } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { owner, type StubRequest, stubCalls } from './support/stub-calls'

const figures = { amount: '12.50', count: '8', back: '0.00', visitors: '0' }
const pair = { now: figures, before: null }
const report = {
  from: '2026-05-01',
  to: '2026-05-02',
  before: null,
  total: pair,
  rows: [{ key: '3', name: '杯', ...pair }],
}
const day = (date: string) => ({ date, ...pair })

function open(name: string, perms = ['*'], days = [day('2026-05-01'), day('2026-05-02')]): StubRequest[] {
  const requests = stubCalls({
    'GET /studio/me/': { body: { ...owner, perms } },
    'GET /studio/news/': { body: { waiting: [], orders: [], at: '2026-05-02T01:00:00.000Z' } },
    'GET /studio/report/': { body: { ...report, days } },
  })
  window.history.replaceState(null, '', `/studio/reports?report=${name}&from=2026-05-01&to=2026-05-02`)
  render(<App />)
  return requests
}

test('a report of some days has its days, and what it is compared with', async () => {
  open('channel')
  const rows = await screen.findByRole('region', { name: '明细：支付渠道' })
  expect(within(rows).getAllByText('¥12.50')).toHaveLength(2)
  expect(screen.getByRole('region', { name: '按日' })).toBeVisible()
  expect(screen.getByLabelText('对比')).toBeInTheDocument()
})

test('the stock is told as it is now, without days', async () => {
  open('stock', ['*'], [])
  const rows = await screen.findByRole('region', { name: '明细：库存价值' })
  expect(within(rows).getAllByText('¥12.50')).toHaveLength(2)
  expect(screen.getByText(/现在的库存，按商品成本计/)).toBeVisible()
  expect(screen.queryByRole('region', { name: '按日' })).toBeNull()
  expect(screen.queryByLabelText('对比')).toBeNull()
})

test('staff without the permission of costs are shown sales in place of the stock', async () => {
  const requests = open('stock', ['base.read_analytics'])
  await screen.findByRole('region', { name: '明细：销售额（按支付方式）' })
  expect(requests.filter(({ key }) => key === 'GET /studio/report/').map(({ query }) => query['report'])).toEqual([
    'sales',
  ])
})
