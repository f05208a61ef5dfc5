import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { findDialog } from './support/dialog'
import { owner, stubCalls } from './support/stub-calls'

const own = {
  id: 3,
  name: '低库存',
  query: 'ordering=-price&state=low',
  is_shared: false,
  owner: '沈青',
  is_own: true,
  is_deletable: true,
}
const shared = {
  ...own,
  id: 4,
  name: '在售',
  query: 'state=on',
  is_shared: true,
  owner: '周白',
  is_own: false,
  is_deletable: false,
}
const empty = { body: { count: 0, results: [] } }
const base = {
  'GET /studio/me/': { body: owner },
  'GET /studio/category/': empty,
  'GET /studio/product/': empty,
  'GET /studio/shop/order/': empty,
  'GET /studio/shop/order/counts/': { body: { tabs: [] } },
  'GET /studio/coupon/': { body: { count: 0, results: [], labels: {}, thumbs: {} } },
}
const open = (path: string) => {
  window.history.replaceState(null, '', path)
  render(<App />)
}

test('a saved view is opened by one press, with its filters and order, on the first page', async () => {
  const requests = stubCalls({ ...base, 'GET /studio/view/': { body: { count: 2, results: [own, shared] } } })
  open('/studio/products?page=3&search=x')
  const views = await screen.findByRole('group', { name: '保存的视图' })
  const button = within(views).getByRole('button', { name: '低库存' })
  expect(button).toHaveAttribute('aria-pressed', 'false')
  fireEvent.click(button)
  await waitFor(() =>
    expect(requests.filter(({ key }) => key === 'GET /studio/product/').at(-1)?.query).toEqual({
      limit: '20',
      offset: '0',
      ordering: '-price',
      low: 'true',
    }),
  )
  expect(within(views).getByRole('button', { name: '低库存' })).toHaveAttribute('aria-pressed', 'true')
  expect(within(views).queryByRole('button', { name: '保存视图' })).toBeNull()
  expect(screen.getByRole('columnheader', { name: /价格/ })).toHaveAttribute('aria-sort', 'descending')
})

test.each([
  ['products', '/studio/products?state=off&page=2', 'state=off'],
  ['orders', '/studio/orders?tab=unpaid&search=SF', 'search=SF&tab=unpaid'],
  ['coupon', '/studio/coupon?search=满', `search=${encodeURIComponent('满')}`],
])('the state of %s is saved under a name, shared on request', async (list, path, query) => {
  const requests = stubCalls({
    ...base,
    'GET /studio/view/': ({ query: { list: key } }) => (key === list ? empty : { status: 404, body: {} }),
    'POST /studio/view/': { body: own },
  })
  open(path)
  fireEvent.click(await screen.findByRole('button', { name: '保存视图' }))
  const dialog = await findDialog('保存当前视图')
  fireEvent.click(within(dialog).getByRole('button', { name: '保存视图' }))
  expect(await within(dialog).findByText('请填写视图名称')).toBeVisible()
  fireEvent.change(within(dialog).getByLabelText('视图名称'), { target: { value: ' 每天看 ' } })
  fireEvent.click(within(dialog).getByRole('checkbox', { name: '与本店全体员工共享' }))
  fireEvent.click(within(dialog).getByRole('button', { name: '保存视图' }))
  await waitFor(() =>
    expect(requests.find(({ key }) => key === 'POST /studio/view/')?.body).toEqual({
      list,
      name: '每天看',
      query,
      is_shared: true,
    }),
  )
})

test('a refusal stands in the dialog, which stays open', async () => {
  stubCalls({
    ...base,
    'GET /studio/view/': empty,
    'POST /studio/view/': { status: 400, body: { detail: '名称已被使用', err_code: '10400' } },
  })
  open('/studio/products?state=off')
  fireEvent.click(await screen.findByRole('button', { name: '保存视图' }))
  const dialog = await findDialog('保存当前视图')
  fireEvent.change(within(dialog).getByLabelText('视图名称'), { target: { value: '在售' } })
  fireEvent.click(within(dialog).getByRole('button', { name: '保存视图' }))
  expect(await within(dialog).findByText('名称已被使用')).toBeVisible()
})

test('its owner replaces and deletes a view; what others share is only opened', async () => {
  const requests = stubCalls({
    ...base,
    'GET /studio/view/': { body: { count: 2, results: [own, shared] } },
    'PUT /studio/view/3/': { body: own },
    'DELETE /studio/view/3/': { body: { ok: true } },
  })
  open('/studio/products?state=off')
  expect(await screen.findByRole('button', { name: '在售' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '管理视图「在售」' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '管理视图「低库存」' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '更新为当前筛选' }))
  await waitFor(() =>
    expect(requests.find(({ key }) => key === 'PUT /studio/view/3/')?.body).toEqual({
      name: '低库存',
      is_shared: false,
      query: 'state=off',
    }),
  )
  fireEvent.click(screen.getByRole('button', { name: '管理视图「低库存」' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '删除视图' }))
  const removalDialog = (await screen.findByText('要删除视图「低库存」吗？')).closest<HTMLElement>('[role="dialog"]')
  fireEvent.click(within(removalDialog as HTMLElement).getByRole('button', { name: '删除视图' }))
  await waitFor(() => expect(requests.some(({ key }) => key === 'DELETE /studio/view/3/')).toBe(true))
})
