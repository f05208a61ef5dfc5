import { overviewKinds } from '@storefront/contract/domain/ops/overview'
import { setupRows, setupSteps } from '@storefront/contract/domain/ops/setup'
import { waitingKinds } from '@storefront/contract/domain/ops/waiting'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { figureLinks, linkedWaiting, sectionCounts, waitingKindOf, waitingLinks } from '../../studio/src/overview/links'
import { screens } from '../../studio/src/shell/screens'
import { owner, stubCalls } from './support/stub-calls'

const open = (path: string) => {
  window.history.replaceState(null, '', path)
  render(<App />)
}
const day = (date: string, more: object = {}) => ({
  ...{ date, sales: '0.00', refunds: '0.00', orders: 0, paid_orders: 0, page_views: 0, visitors: 0 },
  ...{ conversion: null, verifications: 0, ...more },
})
const days = [
  day('2026-03-01', { sales: '88.00' }),
  ...['02', '03', '04', '05', '06'].map((one) => day(`2026-03-${one}`)),
  day('2026-03-07', { sales: '40.00' }),
  day('2026-03-08', { sales: '120.50', paid_orders: 3, visitors: 12, conversion: 25 }),
]
const overview = {
  days,
  setup: null,
  waiting: waitingKinds.map((kind, index) => ({ kind, count: index })),
  figures: overviewKinds.map((kind) => ({ kind, count: kind === 'failed_jobs' ? 2 : 0 })),
}
const news = (more: object = {}) => ({ waiting: [], orders: [], at: '2026-03-08T01:00:00.000Z', ...more })
const calls = { 'GET /studio/me/': { body: owner }, 'GET /studio/news/': { body: news() } }

test('every figure leads to a screen of the studio', () => {
  const paths = [...Object.values(waitingLinks), ...Object.values(figureLinks)].flatMap((link) => link?.path ?? [])
  expect(paths.filter((path) => !screens.some((row) => row.path === path))).toEqual([])
})

test('the login leads to the overview, with today beside yesterday and a week before', async () => {
  stubCalls({ ...calls, 'GET /studio/overview/': { body: overview } })
  open('/studio/')
  const today = await screen.findByRole('region', { name: '今日' })
  expect(within(today).getByText('¥120.50')).toBeVisible()
  expect(within(today).getByText('¥40.00')).toBeVisible()
  expect(within(today).getByText('¥88.00')).toBeVisible()
  expect(within(today).getByText('25%')).toBeVisible()
})

test('work leads to its filtered list, and a failure without a list says what to do', async () => {
  stubCalls({ ...calls, 'GET /studio/overview/': { body: overview } })
  open('/studio/overview')
  const toDo = await screen.findByRole('region', { name: '待办' })
  expect(within(toDo).getByRole('link', { name: /待处理退换货/ })).toHaveAttribute(
    'href',
    '/studio/returns?tab=waiting',
  )
  expect(screen.getByText('请联系服务器管理员重试')).toBeVisible()
  expect(screen.queryByText('发布失败的页面')).toBeNull()
})

test('a new shop shows what is left until it can sell, and why it is not open', async () => {
  const setup = setupSteps.map((step) => ({ step, is_done: step === 'goods' }))
  stubCalls({ ...calls, 'GET /studio/overview/': { body: { ...overview, setup } } })
  open('/studio/overview')
  const steps = await screen.findByRole('region', { name: '开店步骤' })
  expect(within(steps).getByText('还剩 6 步')).toBeVisible()
  expect(within(steps).getByText('店铺即将开业')).toBeVisible()
  expect(within(steps).getByRole('link', { name: '接通支付' })).toHaveAttribute('href', '/studio/credentials')
  expect(within(steps).queryByRole('link', { name: '上架第一件商品' })).toBeNull()
})

test('a shop that has all that it needs shows no steps', async () => {
  const setup = setupSteps.map((step) => ({ step, is_done: setupRows[step].isRequired }))
  stubCalls({ ...calls, 'GET /studio/overview/': { body: { ...overview, setup } } })
  open('/studio/overview')
  expect(await screen.findByRole('region', { name: '今日' })).toBeVisible()
  expect(screen.queryByRole('region', { name: '开店步骤' })).toBeNull()
})

test('a member of staff without figures sees none of them', async () => {
  stubCalls({ ...calls, 'GET /studio/overview/': { body: { days: null, setup: null, waiting: [], figures: [] } } })
  open('/studio/overview')
  expect(await screen.findByText(/从菜单打开/)).toBeVisible()
  expect(screen.queryByRole('region', { name: '今日' })).toBeNull()
})

test('what waits is counted beside the entry of the menu and on the tab of the list', async () => {
  const waiting = [
    { kind: 'returns', count: 3 },
    { kind: 'low_stock', count: 9 },
  ]
  stubCalls({
    ...calls,
    'GET /studio/news/': { body: news({ waiting }) },
    'GET /studio/ops/shop/orderlinereturn/': { body: { count: 0, results: [] } },
  })
  open('/studio/returns')
  const menu = await screen.findByRole('navigation', { name: '主菜单' })
  expect(await within(menu).findByRole('link', { name: /退换货\s*3/ })).toBeVisible()
  expect(await screen.findByRole('tab', { name: /待处理\s*3/ })).toBeVisible()
  expect(sectionCounts(waiting as never)).toEqual({ returns: 3 })
  const newer = [...waiting, { kind: 'orders_urged', count: 1 }, { kind: 'of_a_newer_server', count: 2 }]
  expect(sectionCounts(newer as never)).toEqual({ returns: 3 })
  expect(linkedWaiting(newer as never)).toEqual(newer.slice(0, -1))
  expect(waitingKindOf('orders', 'unpaid')).toBeUndefined()
})

describe('with the clock of the test', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }))
  afterEach(() => jest.useRealTimers())

  test('a new order announces itself once, from the second request on', async () => {
    const order = { id: 7, number: 'D7', total: '12.00', paid_at: '2026-03-08T01:00:20.000Z' }
    const requests = stubCalls({
      ...calls,
      'GET /studio/overview/': { body: overview },
      'GET /studio/news/': ({ query }) => ({
        body: query.since ? news({ at: '2026-03-08T01:00:30.000Z', orders: [order] }) : news(),
      }),
    })
    open('/studio/overview')
    await screen.findByRole('region', { name: '今日' })
    expect(screen.queryByText('有新订单')).toBeNull()
    await act(() => jest.advanceTimersByTimeAsync(31_000))
    expect(await screen.findByText('D7，¥12.00')).toBeVisible()
    expect(requests.filter(({ key }) => key === 'GET /studio/news/')[1]?.query).toEqual({
      since: '2026-03-08T01:00:00.000Z',
    })
  })
})

test('the bell lists what waits, and switches the sound on for this device', async () => {
  stubCalls({
    ...calls,
    'GET /studio/news/': { body: news({ waiting: [{ kind: 'feedback_open', count: 2 }] }) },
    'GET /studio/overview/': { body: overview },
  })
  open('/studio/overview')
  fireEvent.click(await screen.findByRole('button', { name: '待办与提醒' }))
  const entry = await screen.findByRole('link', { name: '待回复反馈 2' })
  expect(entry).toHaveAttribute('href', '/studio/feedback?tab=open')
  fireEvent.click(screen.getByRole('switch', { name: '新订单提示音' }))
  await waitFor(() => expect(localStorage.getItem('studio.alerts.sound')).toBe('true'))
})
