import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { owner, stubCalls } from './support/stub-calls'

const open = (path: string) => {
  window.history.replaceState(null, '', path)
  render(<App />)
}
const place = {
  ...{ id: 7, quantity: 2, status: 'waiting', status_display: '候补中', offer_until: null },
  ...{ joined: '2026-11-01T02:00:00.000Z', user: { name: '林小满', mobile: '13800000001' } },
  ticket: { id: 3, name: '早鸟票' },
}
const WAITING = 'GET /studio/ops/event/event/9/waiting/'
const OFFER = 'POST /studio/ops/event/event/9/offer/'
const base = {
  'GET /studio/me/': { body: { ...owner, perms: ['*'] } },
  'GET /studio/ops/event/event/9/': { body: { id: 9, name: '秋茶会' } },
}

test('a waiting list shows who waits, and offers its free seats once', async () => {
  const list = {
    count: 1,
    results: [place],
    totals: { waiting: 1 },
    seats_expected: 20,
    seats_available: 2,
    reason: null,
  }
  const requests = stubCalls({ ...base, [WAITING]: { body: list }, [OFFER]: { body: list } })
  open('/studio/ticketorders/waiting/9')
  expect(await screen.findByText('林小满 13800000001')).toBeVisible()
  expect(screen.getByText('余 2 / 20 席')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: '立即保留名额' }))
  const [button] = (await screen.findAllByRole('button', { name: '立即保留名额' })).slice(-1)
  if (button) fireEvent.click(button)
  await waitFor(() => expect(requests.filter(({ key }) => key === OFFER)).toHaveLength(1))
})

test('a waiting list without free seats says why nothing is offered', async () => {
  const reason = { code: 'sold_out', detail: '名额已满' }
  const list = { count: 1, results: [place], totals: {}, seats_expected: 20, seats_available: 0, reason }
  stubCalls({ ...base, [WAITING]: { body: list } })
  open('/studio/ticketorders/waiting/9')
  expect(await screen.findByText('名额已满')).toBeVisible()
  expect(screen.queryByRole('button', { name: '立即保留名额' })).toBeNull()
})

test('a search of the audit log keeps the kind in the address, and names the changed fields', async () => {
  const line = {
    ...{ id: 1, at: '2026-11-01T02:00:00.000Z', actor: { id: 1, name: '店主' }, action: 'update', kind: 'staff_role' },
    ...{ item: '4', before: { name: '旧' }, after: { name: '新' } },
  }
  const requests = stubCalls({ ...base, 'GET /studio/audit/': { body: { count: 1, results: [line] } } })
  open('/studio/audit?kind=staff_role')
  const row = (await screen.findByText('角色', { selector: 'td' })).closest('tr')
  fireEvent.change(screen.getByRole('searchbox', { name: '搜索对象或修改内容' }), { target: { value: ' 新 ' } })
  fireEvent.click(screen.getByRole('button', { name: '搜索' }))
  await waitFor(() => expect(requests.at(-1)?.query).toMatchObject({ kind: 'staff_role', search: '新' }))
  expect(window.location.search).toBe('?kind=staff_role&search=%E6%96%B0')
  const button = row?.querySelector('button')
  if (button) fireEvent.click(button)
  expect(await screen.findByText('名称', { selector: 'td' })).toBeVisible()
})

test('the audit log names permissions and writes yes and no instead of what is stored', async () => {
  const line = {
    ...{ id: 1, at: '2026-11-01T02:00:00.000Z', actor: { id: 1, name: '店主' }, action: 'update', kind: 'staff' },
    ...{
      item: '4',
      before: { perms: [], is_active: false },
      after: { perms: ['shop.change_product'], is_active: true },
    },
  }
  stubCalls({ ...base, 'GET /studio/audit/': { body: { count: 1, results: [line] } } })
  open('/studio/audit?kind=staff')
  const row = (await screen.findByText('员工', { selector: 'td' })).closest('tr')
  const button = row?.querySelector('button')
  if (button) fireEvent.click(button)
  expect(await screen.findByRole('row', { name: '权限 – 管理商品' })).toBeVisible()
  expect(screen.getByRole('row', { name: '启用 否 是' })).toBeVisible()
})
