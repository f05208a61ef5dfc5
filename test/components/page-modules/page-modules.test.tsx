import { modules as contractModules } from '@storefront/contract/modules'
import { countAboveFold } from '@/page-modules/countAboveFold'
import { PageModules } from '@/page-modules/PageModules'
import { knownTypes, rendererOf } from '@/page-modules/registry'
import { contentApi } from '@/services/api/content'
import { moduleOf, refusal, renderScreen } from '../fixtures'

const item = (id: number) => ({ id, name: `商品${id}`, price: '10.00' })

test('every module type of the contract has a renderer and no other type has one', () => {
  expect(knownTypes().sort()).toEqual(contractModules.map(({ type }) => type).sort())
})

test('an unknown module type is rendered as a generic item list', async () => {
  const screen = await renderScreen(
    <PageModules
      of="mpage.page:1"
      modules={[
        moduleOf({
          module_type: 'vote.votesmodule',
          data: { count: 1, results: [{ id: 3, title: '本月最喜欢的器物', abstract: '投一票' }] },
        }),
      ]}
    />,
  )
  expect(screen.text()).toContain('本月最喜欢的器物')
  expect(rendererOf('constructor')).toBe(rendererOf('vote.votesmodule'))
})

test.each([
  ['no config', { config: null }],
  ['items that are not an array', { config: { items: 'x' } }],
  [
    'incomplete items',
    { data: { count: 2, results: [{}, { id: 1, name: null, price: 'free', main_image: 5, promotion_price: 7 }] } },
  ],
  ['an unknown style', { style: 'toString' }],
])('a module with %s does not break the other modules', async (_, brokenPart) => {
  jest.spyOn(contentApi, 'moduleData').mockResolvedValue({ count: 0, results: [] })
  for (const type of [...knownTypes(), 'unknown.module']) {
    const screen = await renderScreen(
      <PageModules
        of="mpage.page:1"
        modules={[
          moduleOf({ id: 1, module_type: type, ...(brokenPart as object) }),
          moduleOf({ id: 2, data: { count: 1, results: [item(9)] } }),
        ]}
      />,
    )
    expect(screen.text()).toContain('商品9')
  }
})

test('a module that throws while rendering shows a failure and the page remains', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const bad = Object.defineProperty({}, 'items', {
    enumerable: true,
    get() {
      throw new Error('broken')
    },
  })
  const screen = await renderScreen(
    <PageModules
      of="mpage.page:1"
      modules={[
        moduleOf({ id: 1, module_type: 'mpage.h5navbar', config: bad as Record<string, unknown> }),
        moduleOf({ id: 2, data: { count: 1, results: [item(9)] } }),
      ]}
    />,
  )
  expect(screen.text()).toContain('这部分内容没有加载出来')
  expect(screen.text()).toContain('商品9')
})

test('a module without data requests it and retries on a tap after a failure', async () => {
  const load = jest
    .spyOn(contentApi, 'moduleData')
    .mockRejectedValueOnce(refusal('internal', ''))
    .mockResolvedValue({ count: 1, results: [item(4)] })
  const screen = await renderScreen(<PageModules of="mpage.page:1" modules={[moduleOf({ id: 7, data: null })]} />)
  await screen.waitFor(() => screen.get('这部分内容没有加载出来'))
  await screen.tap(screen.role('button').pop() as HTMLElement)
  await screen.waitFor(() => screen.get(/商品4/))
  expect(load).toHaveBeenCalledWith(7, { limit: 20, offset: 0 }, expect.anything())
})

test('renders duplicate items in one module without a key warning', async () => {
  const warned = jest.spyOn(console, 'error').mockImplementation(() => {})
  await renderScreen(
    <PageModules of="mpage.page:1" modules={[moduleOf({ data: { count: 2, results: [item(1), item(1)] } })]} />,
  )
  expect(warned).not.toHaveBeenCalled()
})

test('countAboveFold ends where the first screen is full or where a module has to load its data', () => {
  const full = moduleOf({ data: { count: 6, results: [1, 2, 3, 4, 5, 6].map(item) } })
  const ads = moduleOf({ module_type: 'mpage.adspagemodule', data: null })
  const lazy = moduleOf({ data: null })
  expect(countAboveFold([ads, full, ads, full])).toBe(2)
  expect(countAboveFold([ads, lazy, full])).toBe(1)
  expect(countAboveFold([lazy, full])).toBe(1)
  expect(countAboveFold([])).toBe(0)
})

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => item(from + index + 1))
const slice =
  (total: number) =>
  (_id: number, { limit, offset }: { limit?: number; offset?: number }) =>
    Promise.resolve({
      count: total,
      results: range(offset ?? 0, Math.min(total, (offset ?? 0) + (limit ?? 20))),
    }) as never
const cardCount = () => new Set(document.body.textContent?.match(/商品\d+/g)).size

test('a list module in the middle of a page loads the rest of its first 20 items near the window, and more by a tap', async () => {
  const load = jest.spyOn(contentApi, 'moduleData').mockImplementation(slice(30))
  const middle = moduleOf({ id: 1, data: { count: 30, results: range(0, 8) } })
  const screen = await renderScreen(
    <PageModules
      of="mpage.page:1"
      modules={[middle, moduleOf({ id: 2, module_type: 'shop.productsearchpagemodule' })]}
    />,
  )
  await screen.waitFor(() => cardCount() === 20)
  expect(load).toHaveBeenCalledTimes(1)
  expect(load).toHaveBeenCalledWith(1, { limit: 20, offset: 0 }, expect.anything())
  await screen.tap('加载更多')
  await screen.waitFor(() => cardCount() === 30)
  expect(screen.all('加载更多')).toEqual([])
})

test('a list module in the middle of a page whose rest failed offers it by a tap', async () => {
  jest.spyOn(contentApi, 'moduleData').mockRejectedValueOnce(refusal('internal', '')).mockImplementation(slice(12))
  const middle = moduleOf({ id: 1, data: { count: 12, results: range(0, 8) } })
  const screen = await renderScreen(
    <PageModules
      of="mpage.page:1"
      modules={[middle, moduleOf({ id: 2, module_type: 'shop.productsearchpagemodule' })]}
    />,
  )
  await screen.waitFor(() => screen.get('加载更多'))
  await screen.tap('加载更多')
  await screen.waitFor(() => cardCount() === 12)
})

test('a layout that shows few items requests no more than it shows', async () => {
  const load = jest.spyOn(contentApi, 'moduleData').mockImplementation(slice(30))
  const middle = moduleOf({ id: 1, style: '2x2', data: { count: 30, results: range(0, 8) } })
  const screen = await renderScreen(
    <PageModules
      of="mpage.page:1"
      modules={[middle, moduleOf({ id: 2, module_type: 'shop.productsearchpagemodule' })]}
    />,
  )
  expect(cardCount()).toBe(4)
  expect(load).not.toHaveBeenCalled()
  expect(screen.all('加载更多')).toEqual([])
})
