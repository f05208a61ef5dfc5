import { permissions } from '@storefront/contract/permissions'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { catalogue } from '../../studio/src/i18n/catalogues/zh-cn'
import { menuEntries, openScreens, sectionOf } from '../../studio/src/shell/menu'
import { screens } from '../../studio/src/shell/screens'
import { findDialog } from './support/dialog'
import { owner, stubCalls } from './support/stub-calls'

const open = (path: string) => {
  window.history.replaceState(null, '', path)
  render(<App />)
}
const product = {
  ...{ id: 1, name: '茶杯', category: '杯盏', price: '10.00', inventory: 3, count_purchase: 0, is_active: true },
  ...{ version: 1, main_image: null },
}
const calls = {
  'GET /studio/me/': { body: owner },
  'GET /studio/product/': { body: { count: 1, results: [product] } },
  'GET /studio/category/': { body: { count: 0, results: [], labels: {}, thumbs: {} } },
  'GET /studio/view/': { body: { count: 0, results: [] } },
  'GET /studio/recharge/': { body: { count: 0, results: [], labels: {}, thumbs: {} } },
}
const findMenu = () => screen.findByRole('navigation', { name: '主菜单' })

test('every section of the menu has a help text', () => {
  const sections = menuEntries(openScreens(screens, owner)).map(({ section }) => section)
  expect(sections.filter((section) => !(section in catalogue.help.sections))).toEqual([])
  expect(Object.keys(catalogue.help.sections).filter((section) => !sections.includes(section))).toEqual([])
})

test('every screen belongs to a section of the menu, but for the help', () => {
  const sections = new Set(menuEntries(screens).map(({ section }) => section))
  expect(screens.map(({ path }) => sectionOf(path)).filter((section) => !sections.has(section))).toEqual(['help'])
})

test('the menu opens the group of the screen in front, and folds it when the user presses it', async () => {
  stubCalls(calls)
  open('/studio/recharge')
  const menu = await findMenu()
  expect(await within(menu).findByRole('link', { name: '充值档位' })).toBeVisible()
  expect(within(menu).queryByRole('link', { name: '员工' })).toBeNull()
  const group = within(menu).getByRole('menuitem', { name: '营销' })
  expect(group).toHaveAttribute('aria-expanded', 'true')
  fireEvent.click(group)
  expect(group).toHaveAttribute('aria-expanded', 'false')
})

test('a screen that is pinned stands among the favourites, also after a reload', async () => {
  stubCalls(calls)
  open('/studio/products')
  fireEvent.click(await screen.findByRole('button', { name: '加入常用' }))
  const menu = await findMenu()
  fireEvent.click(await within(menu).findByRole('menuitem', { name: '常用' }))
  await waitFor(() => expect(within(menu).getAllByRole('link', { name: '商品' })).toHaveLength(2))
  expect(JSON.parse(localStorage.getItem('studio.favourites.qingshi.u') ?? '')).toEqual(['products'])
  fireEvent.click(screen.getByRole('button', { name: '移出常用' }))
  await waitFor(() => expect(within(menu).queryByRole('menuitem', { name: '常用' })).toBeNull())
})

test('the way back leads to the list as it was left', async () => {
  stubCalls(calls)
  open('/studio/products?state=on&search=茶')
  fireEvent.click(await screen.findByRole('button', { name: '新建商品' }))
  fireEvent.click(await screen.findByRole('link', { name: '返回商品' }))
  await waitFor(() => expect(window.location.pathname).toBe('/studio/products'))
  expect(new URLSearchParams(window.location.search).get('search')).toBe('茶')
})

test('a form says what is unsaved, marks its tab, and saves by the keys', async () => {
  stubCalls(calls)
  open('/studio/products/new')
  fireEvent.change(await screen.findByLabelText('商品名称'), { target: { value: '茶杯' } })
  expect(await screen.findByText('有未保存的修改')).toBeVisible()
  await waitFor(() => expect(document.title).toBe('● 新建商品'))
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
  expect(await screen.findByText('请为每个规格填写正确的价格')).toBeVisible()
})

test('a list hides a column that the user turned off, also after a reload, and never the first one', async () => {
  stubCalls(calls)
  localStorage.setItem('studio.columns.products', JSON.stringify(['count_purchase']))
  open('/studio/products')
  expect(await screen.findByRole('columnheader', { name: '库存' })).toBeVisible()
  expect(screen.queryByRole('columnheader', { name: '销量' })).toBeNull()
  expect(await screen.findByText('共 1 项')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: '显示列' }))
  expect(screen.queryByRole('checkbox', { name: '图片' })).toBeNull()
  fireEvent.click(await screen.findByRole('checkbox', { name: '销量' }))
  expect(await screen.findByRole('columnheader', { name: '销量' })).toBeVisible()
  expect(localStorage.getItem('studio.columns.products')).toBe('[]')
})

test('a question mark shows the keys, and letters in a field stay letters', async () => {
  stubCalls(calls)
  open('/studio/products')
  fireEvent.keyDown(await screen.findByLabelText('搜索名称、编号或 SKU 编码'), { key: '?' })
  expect(screen.queryByText('键盘快捷键', { selector: '.ant-modal-title' })).toBeNull()
  fireEvent.keyDown(document.body, { key: '?' })
  const dialog = await findDialog('键盘快捷键')
  expect(within(dialog).getByRole('rowheader', { name: '保存表单' })).toBeVisible()
  fireEvent.click(within(dialog).getByRole('checkbox'))
  fireEvent.click(within(dialog).getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByText('键盘快捷键', { selector: '.ant-modal-title' })).toBeNull())
  fireEvent.keyDown(document.body, { key: '?' })
  expect(screen.queryByText('键盘快捷键', { selector: '.ant-modal-title' })).toBeNull()
})

test('the help names the screens that the user may open, and no others', async () => {
  stubCalls({ ...calls, 'GET /studio/me/': { body: { ...owner, perms: [permissions.changeOrder] } } })
  open('/studio/help')
  const main = await screen.findByRole('main')
  expect(await within(main).findByRole('link', { name: '订单' })).toBeVisible()
  expect(within(main).queryByRole('link', { name: '优惠券' })).toBeNull()
})

test('the login marks the fields that must be filled in', async () => {
  stubCalls({ 'GET /studio/me/': { status: 401, body: { detail: '请先登录', err_code: '10401' } } })
  open('/studio/')
  expect((await screen.findByText('手机号', { selector: 'label' })).className).toContain('required')
})
