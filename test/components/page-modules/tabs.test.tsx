import type { PageModule } from '@storefront/contract/entities/content/page'
import fc from 'fast-check'
import { PageModules } from '@/page-modules/PageModules'
import { contentApi } from '@/services/api/content'
import { router } from '@/router/router'
import { cleanup } from '../../setup/render'
import { moduleOf, refusal, renderScreen } from '../fixtures'

jest.mock('@/services/log', () => ({ ...jest.requireActual('@/services/log'), logClient: jest.fn() }))

const items = (...ids: number[]) => ({
  count: ids.length,
  results: ids.map((id) => ({ id, name: `商品${id}`, price: '10.00' })),
})
const groups = ['杯盏', '茶具', '花器'].map((title) => ({ title, source: {} }))
const list = (more: Partial<PageModule> = {}) => moduleOf({ id: 12, config: { groups }, data: items(1), ...more })
const show = (module: PageModule, params: Record<string, string> = {}) =>
  renderScreen(<PageModules of="mpage.page:1" modules={[module]} />, params)
const selectedTabs = (screen: Awaited<ReturnType<typeof show>>) =>
  screen
    .role('tab')
    .filter((tab) => tab.getAttribute('aria-selected') === 'true')
    .map((tab) => tab.textContent)

test('shows several groups as tabs and a single group as a plain list', async () => {
  const screen = await show(list())
  expect(screen.role('tab').map((tab) => tab.textContent)).toEqual(['杯盏', '茶具', '花器'])
  expect(screen.role('tablist')).toHaveLength(1)
  expect(selectedTabs(screen)).toEqual(['杯盏'])
  cleanup()
  const plain = await show(list({ config: { groups: groups.slice(0, 1) } }))
  expect(plain.role('tab')).toEqual([])
  expect(plain.text()).toContain('商品1')
})

test('requests the items of a tab once and stores its index in the URL under the module id', async () => {
  const load = jest.spyOn(contentApi, 'moduleData').mockResolvedValue(items(7))
  const screen = await show(list())
  expect(load).not.toHaveBeenCalled()
  await screen.tap('茶具')
  await screen.waitFor(() => screen.get(/商品7/))
  expect(load).toHaveBeenCalledWith(12, { limit: 20, offset: 0, tab: 1 }, expect.anything())
  expect(router.screen().get()).toEqual({ 12: '1' })
  await screen.tap('杯盏')
  expect(screen.text()).toContain('商品1')
  expect(router.screen().get()).toEqual({})
  await screen.tap('茶具')
  expect(screen.text()).toContain('商品7')
  expect(load).toHaveBeenCalledTimes(1)
})

test('opens the tab of the URL', async () => {
  const load = jest.spyOn(contentApi, 'moduleData').mockResolvedValue(items(8))
  const screen = await show(list(), { 12: '2' })
  await screen.waitFor(() => screen.get(/商品8/))
  expect(selectedTabs(screen)).toEqual(['花器'])
  expect(screen.text()).not.toContain('商品1')
  expect(load).toHaveBeenCalledWith(12, { limit: 20, offset: 0, tab: 2 }, expect.anything())
})

test('opens the first tab for an invalid index', async () => {
  const load = jest.spyOn(contentApi, 'moduleData').mockResolvedValue(items(8))
  await fc.assert(
    fc.asyncProperty(
      fc
        .oneof(fc.constantFrom('3', '-1', '1.5', '1e0', ' 1', '01x', 'NaN', '٢', '999999999999'), fc.string())
        .filter((text) => !/^0?0?[012]$/.test(text)),
      async (index) => {
        cleanup()
        expect(selectedTabs(await show(list(), { 12: index }))).toEqual(['杯盏'])
      },
    ),
    { numRuns: 40 },
  )
  expect(load).not.toHaveBeenCalled()
})

test('leaves the previous items in place, marked as busy, while a group is loading', async () => {
  let answer: (page: ReturnType<typeof items>) => void = () => {}
  jest.spyOn(contentApi, 'moduleData').mockReturnValue(new Promise((resolve) => (answer = resolve)) as never)
  const screen = await show(list())
  await screen.tap('茶具')
  expect(selectedTabs(screen)).toEqual(['茶具'])
  const place = screen.get(/商品1/).closest('[aria-busy]')
  expect(place?.getAttribute('aria-busy')).toBe('true')
  answer(items(7))
  await screen.waitFor(() => screen.get(/商品7/))
  expect(screen.text()).not.toContain('商品1')
  expect(screen.get(/商品7/).closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('false')
})

test('shows a failure of one group below the tabs and leaves the others usable', async () => {
  jest.spyOn(contentApi, 'moduleData').mockRejectedValueOnce(refusal('internal', '')).mockResolvedValue(items(9))
  const screen = await show(list())
  await screen.tap('茶具')
  await screen.waitFor(() => screen.get('这部分内容没有加载出来'))
  await screen.tap('花器')
  await screen.waitFor(() => screen.get(/商品9/))
  await screen.tap('杯盏')
  expect(screen.text()).toContain('商品1')
})

test('shows an empty state for an empty group and leaves the tabs in place', async () => {
  jest.spyOn(contentApi, 'moduleData').mockResolvedValue(items())
  const screen = await show(list({ data: items() }))
  expect(screen.text()).toContain('暂无内容')
  await screen.tap('花器')
  expect(screen.role('tab')).toHaveLength(3)
})

test('an article column has its categories or tags as tabs', async () => {
  const load = jest
    .spyOn(contentApi, 'moduleData')
    .mockResolvedValue({ count: 1, results: [{ id: 5, title: '釉色手记' }] })
  const config = {
    kind: 'tag',
    items: [
      { title: '器物', tag: 'a' },
      { title: '手艺人', tag: 'b' },
    ],
  }
  const screen = await show(
    list({
      module_type: 'post.articlecolumnpagemodule',
      config,
      data: { count: 1, results: [{ id: 4, title: '开窑' }] },
    }),
  )
  expect(screen.text()).toContain('开窑')
  await screen.tap('手艺人')
  await screen.waitFor(() => screen.get(/釉色手记/))
  expect(load).toHaveBeenCalledWith(12, { limit: 20, offset: 0, tab: 1 }, expect.anything())
})

test('four tabs share the width; from five on the row scrolls and centers the selected tab', async () => {
  const many = (count: number) =>
    list({ config: { groups: Array.from({ length: count }, (_, at) => ({ title: `组${at}`, source: {} })) } })
  expect((await show(many(4))).role('tablist').at(-1)?.className).not.toContain('long')
  const box = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return {
      left: this.getAttribute('role') === 'tab' ? 600 : 0,
      width: this.getAttribute('role') === 'tab' ? 80 : 375,
    } as DOMRect
  })
  jest.spyOn(contentApi, 'moduleData').mockResolvedValue(items(8))
  const row = (await show(many(5), { 12: '4' })).role('tablist').at(-1)
  box.mockRestore()
  expect(row?.className).toContain('long')
  expect(row?.scrollLeft).toBe(600 - (375 - 80) / 2)
})
