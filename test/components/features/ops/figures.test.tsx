import type { Analytics, Dashboard, Figures } from '@storefront/contract/entities/site/dashboard'
import { barOf } from '@/features/ops/components/data/DayChart'
import { AnalyticsScreen } from '@/features/ops/screens/data/AnalyticsScreen'
import { DashboardScreen } from '@/features/ops/screens/data/DashboardScreen'
import { dayRangeOf } from '@/features/ops/useDayRange'
import '@/i18n/subpackage'
import '@/i18n/ops'
import '@/i18n/trade'
import { opsDataApi } from '@/services/api/ops/data'
import { refusal, renderScreen, user } from '../../fixtures'

const analyst = { ...user, perms: ['base.read_analytics'] }
const figures: Figures = {
  sales: '90.00',
  refunds: '10.00',
  orders: 3,
  paid_orders: 2,
  page_views: 40,
  visitors: 10,
  conversion: 20,
  verifications: 1,
}
const { conversion: _, ...day } = figures
const dashboard: Dashboard = {
  from: '2026-03-01',
  to: '2026-03-02',
  totals: figures,
  days: [
    { date: '2026-03-01', ...day, sales: '-10.00' },
    { date: '2026-03-02', ...day, sales: '100.00', orders: 1 },
  ],
  top: { products: [{ id: 1, name: '陶杯', count: 4, amount: '400.00' }], articles: [], events: [] },
}
const analytics: Analytics = {
  from: '2026-03-01',
  to: '2026-03-02',
  events: [
    { name: 'page_view', count: 40, visitors: 10 },
    { name: 'tea_poured', count: 2, visitors: 1 },
  ],
  campaigns: [
    { name: '', count: 30, visitors: 8 },
    { name: '_sp_pro', count: 10, visitors: 3 },
  ],
  sources: [{ name: '', count: 40, visitors: 10 }],
  days: [
    { date: '2026-03-01', count: 15, visitors: 6 },
    { date: '2026-03-02', count: 25, visitors: 7 },
  ],
}
beforeEach(() => localStorage.clear())

test('the dashboard shows its sums, a chart with a name for readers, and the same as a table', async () => {
  const read = jest.spyOn(opsDataApi, 'dashboard').mockResolvedValue(dashboard)
  const screen = await renderScreen(
    <DashboardScreen />,
    { from: '2026-03-01', to: '2026-03-02' },
    analyst,
    'ops.analytics.dashboard',
  )
  await screen.waitFor(() =>
    screen.role('img').some((image) => image.getAttribute('aria-label')?.startsWith('净销售额柱状图')),
  )
  expect(read.mock.calls[0]?.[0]).toEqual({ from: '2026-03-01', to: '2026-03-02' })
  const rows = () => screen.role('row').map((row) => row.textContent)
  expect(rows().slice(0, 3)).toEqual(['日期净销售额', '2026-03-01-¥10', '2026-03-02¥100'])
  expect(rows()).toContain('陶杯4')
  expect(screen.text()).toContain('这段时间没有数据')
  const tab = screen.role('tab').find((one) => one.textContent === '下单数')
  if (!tab) throw new Error('no tab for orders')
  await screen.tap(tab as HTMLElement)
  expect(rows().slice(0, 3)).toEqual(['日期下单数', '2026-03-013', '2026-03-021'])
})

test('the dashboard refuses days that are too many or the wrong way round without asking for them', async () => {
  const read = jest.spyOn(opsDataApi, 'dashboard').mockResolvedValue(dashboard)
  const screen = await renderScreen(
    <DashboardScreen />,
    { from: '2026-01-01', to: '2026-12-31' },
    analyst,
    'ops.analytics.dashboard',
  )
  await screen.waitFor(() => screen.text().includes('最多查看 92 天'))
  expect(read).not.toHaveBeenCalled()
})

test('the dashboard tells of a failure and reads again', async () => {
  const read = jest
    .spyOn(opsDataApi, 'dashboard')
    .mockRejectedValueOnce(refusal('forbidden', '没有权限'))
    .mockResolvedValue(dashboard)
  const screen = await renderScreen(<DashboardScreen />, {}, analyst, 'ops.analytics.dashboard')
  await screen.waitFor(() => screen.all('重新加载').length === 1)
  await screen.tap('重新加载')
  await screen.waitFor(() => screen.text().includes('陶杯'))
  expect(read).toHaveBeenCalledTimes(2)
})

test('the dashboard is closed without the permission', async () => {
  const read = jest.spyOn(opsDataApi, 'dashboard')
  const screen = await renderScreen(
    <DashboardScreen />,
    {},
    { ...user, perms: ['shop.change_order'] },
    'ops.analytics.dashboard',
  )
  await screen.waitFor(() => screen.get('您没有权限进行此操作'))
  expect(read).not.toHaveBeenCalled()
})

test('the analytics screen shows events, campaigns and sources by their names, and an unknown event by its own', async () => {
  const read = jest.spyOn(opsDataApi, 'analytics').mockResolvedValue(analytics)
  const screen = await renderScreen(
    <AnalyticsScreen />,
    { span: 'month', event: 'page_view' },
    analyst,
    'ops.analytics',
  )
  await screen.waitFor(() => screen.text().includes('浏览页面趋势'))
  expect(read.mock.calls[0]?.[0]).toMatchObject({ event: 'page_view' })
  const rows = screen.role('row').map((row) => row.textContent)
  for (const row of ['浏览页面40', 'tea_poured2', '直接访问30', '推广分享10']) expect(rows).toContain(row)
})

test.each([
  [5, 0, 10, { bottom: 0, height: 50 }],
  [-5, -5, 15, { bottom: 0, height: 25 }],
  [15, -5, 15, { bottom: 25, height: 75 }],
  [0, 0, 0, { bottom: 0, height: 0 }],
])('a bar of %i between %i and %i stands so', (value, low, high, bar) => expect(barOf(value, low, high)).toEqual(bar))

test.each([
  [{}, { span: 'week', from: '2026-03-04', to: '2026-03-10', problem: null }],
  [{ span: 'today' }, { span: 'today', from: '2026-03-10', to: '2026-03-10', problem: null }],
  [{ span: 'toString' }, { span: 'week', from: '2026-03-04', to: '2026-03-10', problem: null }],
  [
    { from: '2026-03-05', to: '2026-03-01' },
    { span: 'custom', from: '2026-03-05', to: '2026-03-01', problem: 'backwards' },
  ],
  [
    { from: '2026-01-01', to: '2026-04-02' },
    { span: 'custom', from: '2026-01-01', to: '2026-04-02', problem: null },
  ],
  [
    { from: '2026-01-01', to: '2026-04-03' },
    { span: 'custom', from: '2026-01-01', to: '2026-04-03', problem: 'tooLong' },
  ],
  [
    { from: 'x', to: '2026-04-03' },
    { span: 'week', from: '2026-03-04', to: '2026-03-10', problem: null },
  ],
])('the days of %j are %j', (params, range) =>
  expect(dayRangeOf(params, Date.parse('2026-03-10T04:00:00Z'))).toEqual(range),
)
