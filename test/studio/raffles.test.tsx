import { render, screen } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { owner, stubCalls } from './support/stub-calls'

const prize = {
  ...{
    id: 1,
    name: '手工盖碗',
    kind: 'product',
    kind_display: '商品',
    ref: 7,
    quantity: 2,
    value: '100.00',
    odds: 500,
  },
  ...{ picture: null, image: null },
}
const raffle = {
  ...{ id: 4, title: '开窑抽奖', abstract: '', kind: 'wheel', status: 'published', status_display: '进行中', price: 5 },
  ...{ start: '2026-03-01T01:00:00.000Z', end: '2026-03-02T01:00:00.000Z', max_tickets: 3, claim_days: 7, rules: '' },
  ...{ picture: null, main_image: null, prizes: [prize], entrant_count: 0, actions: [] },
}
const calls = {
  'GET /studio/me/': { body: owner },
  'GET /studio/ops/raffle/raffle/4/': { body: raffle },
  'GET /studio/ops/raffle/raffle/4/prize/': { body: { count: 0, results: [] } },
}

test('a published raffle leads to its page in the shop, and to a copy', async () => {
  stubCalls(calls)
  window.history.replaceState(null, '', '/studio/raffles/4')
  render(<App />)
  const shop = owner.site.mobile_url.replace(/\/$/, '')
  expect(await screen.findByRole('link', { name: '在店铺中查看' })).toHaveAttribute('href', `${shop}/raffle/raffle/4`)
  expect(screen.getByRole('link', { name: '复制' })).toHaveAttribute('href', '/studio/raffles/new?copy=4')
})

test('a copy of a raffle has its prizes and no days', async () => {
  stubCalls(calls)
  window.history.replaceState(null, '', '/studio/raffles/new?copy=4')
  render(<App />)
  expect(await screen.findByDisplayValue('开窑抽奖 副本')).toBeVisible()
  expect(screen.getByDisplayValue('手工盖碗')).toBeVisible()
  // Its price and the odds.
  expect(screen.getAllByDisplayValue('5')).toHaveLength(2)
  expect(screen.queryByDisplayValue(/2026/)).toBeNull()
})
