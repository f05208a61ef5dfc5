import { permissions } from '@storefront/contract/permissions'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { findDialog } from './support/dialog'
import { owner, stubCalls } from './support/stub-calls'

const hits = [
  { kind: 'order', id: 7, title: 'D7', note: '林小满 · 待发货' },
  { kind: 'product', id: 3, title: '青釉杯', note: '杯盏' },
]
const openPalette = async (me: object = owner) => {
  const requests = stubCalls({
    'GET /studio/me/': { body: me },
    'GET /studio/overview/': { body: { days: null, setup: null, waiting: [], figures: [] } },
    'GET /studio/search/': { body: { results: hits } },
    'GET /studio/site/': { status: 500, body: { detail: 'x', err_code: '10500' } },
  })
  window.history.replaceState(null, '', '/studio/overview')
  render(<App />)
  await screen.findByRole('heading', { name: '概览' })
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  const dialog = await findDialog('搜索')
  return { dialog, requests, input: within(dialog).getByRole('combobox', { name: '搜索' }) }
}
const optionNames = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

test('the search finds an order by its number in one request, and the keys open it', async () => {
  const { dialog, requests, input } = await openPalette()
  fireEvent.change(input, { target: { value: 'D' } })
  fireEvent.change(input, { target: { value: 'D7' } })
  expect(await within(dialog).findByRole('option', { name: /D7/ })).toHaveAttribute('aria-selected', 'true')
  expect(requests.filter(({ key }) => key === 'GET /studio/search/').map(({ query }) => query)).toEqual([
    { search: 'D7' },
  ])
  fireEvent.keyDown(input, { key: 'ArrowDown' })
  expect(within(dialog).getByRole('option', { name: /青釉杯/ })).toHaveAttribute('aria-selected', 'true')
  fireEvent.keyDown(input, { key: 'ArrowUp' })
  fireEvent.keyDown(input, { key: 'Enter' })
  await waitFor(() => expect(window.location.pathname).toBe('/studio/orders/7'))
})

test('the search finds screens by their names and their help, and settings', async () => {
  const { dialog, input } = await openPalette()
  fireEvent.change(input, { target: { value: '运费' } })
  expect(optionNames(dialog)).toContain('运费模板交易与配送')
  fireEvent.change(input, { target: { value: '时区' } })
  expect(await within(dialog).findByRole('option', { name: /时区/ })).toHaveAttribute('href', '/studio/site')
})

test('the search leads to no screen and no setting that the user may not open', async () => {
  const { dialog, input } = await openPalette({ ...owner, perms: [permissions.changeOrder] })
  fireEvent.change(input, { target: { value: '时区' } })
  await waitFor(() => expect(optionNames(dialog)).not.toContain('时区店铺设置'))
  fireEvent.change(input, { target: { value: '优惠' } })
  expect(within(dialog).queryByRole('option', { name: /优惠券/ })).toBeNull()
})
