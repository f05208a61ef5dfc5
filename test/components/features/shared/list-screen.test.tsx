import { errors } from '@storefront/contract/errors'
import { act } from 'react'
import { CouponListScreen } from '@/features/wallet/screens/CouponListScreen'
import { EventListScreen } from '@/features/events/screens/EventListScreen'
import { NoteListScreen } from '@/features/community/screens/NoteListScreen'
import { ProductListScreen } from '@/features/catalog/screens/ProductListScreen'
import { feedback } from '@/platform/feedback'
import { rememberSearch } from '@/state/search-history'
import { setCurrency } from '@/ui/stores'
import { button, chooseMoment, fill, renderScreen } from '../../fixtures'
import { openedScreens, router } from '../../screen-router'
import { fire } from '../../../setup/render'
import { answerLists, askedOf, countedOf, pageOf, pressEnter, product, sendToScript } from './list-support'

jest.mock('@/platform/http', () => ({ http: { send: (request: never) => sendToScript(request) } }))

/** The filter panel's button, before its items are counted and after. */
const APPLY = /^(确定|查看 \d+\+? (件|条结果))$/
const PRODUCTS = '/shop/product/'
const address = () => router.here().params
const last = (path: string) => askedOf(path).at(-1)
const tree = [
  { id: 1, name: '器物', slug: 'a', parent: null, image: null },
  { id: 2, name: '杯', slug: 'b', parent: 1, image: null },
  { id: 3, name: '茶', slug: 'c', parent: null, image: null },
]
const answerProducts = (...results: object[]) =>
  answerLists((_, path) => pageOf(path === '/shop/category/' ? tree : results))

let toast: jest.SpyInstance
beforeEach(() => {
  localStorage.clear()
  setCurrency({ code: 'CNY', symbol: '¥', exponent: 2 })
  toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
})

test('ProductListScreen requests the list by its URL params and removes invalid params from the URL', async () => {
  answerProducts(product(1))
  const params = {
    search: '杯',
    ordering: 'name',
    price_min: 'x',
    in_stock: 'yes',
    category: '2',
    tag: '新',
    preview: '1',
    from: '2026-01-01',
  }
  const screen = await renderScreen(<ProductListScreen />, params, null, 'shop.product')
  await screen.waitFor(() => screen.get('商品1'))
  expect(askedOf(PRODUCTS)).toEqual([{ search: '杯', category: '2', tag: '新', offset: '0' }])
  // Products have no days: `from` is none of their business, nor is the preview.
  expect(address()).toEqual({ search: '杯', category: '2', tag: '新', preview: '1', from: '2026-01-01' })
})

test('an ordering tab updates the URL and the request; a second tap on the price reverses the order', async () => {
  answerProducts(product(1))
  const screen = await renderScreen(<ProductListScreen />, {}, null, 'shop.product')
  expect(button('综合').getAttribute('aria-pressed')).toBe('true')
  await screen.tap('价格')
  await screen.tap('价格从低到高')
  await screen.waitFor(() => last(PRODUCTS)?.ordering === '-price')
  expect(address()).toEqual({ ordering: '-price' })
  expect(button('价格从高到低').getAttribute('aria-pressed')).toBe('true')
  await screen.tap('综合')
  expect(address()).toEqual({})
})

test('the filter panel applies on confirmation, corrects a reversed range, shows the count and resets', async () => {
  answerProducts(product(1))
  const screen = await renderScreen(<ProductListScreen />, { search: '茶' }, null, 'shop.product')
  await screen.tap('筛选')
  await fill('价格 最低', '100元')
  await fill('价格 最高', '5.5')
  await screen.tap('有货')
  await screen.waitFor(() => screen.get('器物'))
  await screen.tap('器物')
  await screen.tap('杯')
  expect(address()).toEqual({ search: '茶' })
  await screen.tap(APPLY)
  await screen.waitFor(() => last(PRODUCTS)?.in_stock === 'true')
  // Typed the wrong way round: turned, and said.
  expect(address()).toEqual({ search: '茶', price_min: '5.5', price_max: '100', in_stock: 'true', category: '2' })
  expect(last(PRODUCTS)).toEqual({ ...address(), offset: '0' })
  expect(screen.text()).toContain('起止顺序已为您调整')
  await screen.tap('筛选，已选 3 项')
  expect(document.querySelector<HTMLInputElement>('input[aria-label="价格 最低"]')?.value).toBe('5.5')
  await screen.tap('重置')
  await screen.tap(APPLY)
  expect(address()).toEqual({ search: '茶' })
  expect(button('筛选').getAttribute('aria-label')).toBeNull()
})

test.each([
  [12, '查看 12 件'],
  [1001, '查看 1000+ 件'],
])('the filter panel says how many of %d items its filters leave before they are applied', async (count, text) => {
  answerLists((params) => pageOf([product(1)], params.get('in_stock') ? count : 40))
  const screen = await renderScreen(<ProductListScreen />, { search: '茶' }, null, 'shop.product')
  await screen.tap('筛选')
  await screen.waitFor(() => screen.get('查看 40 件'))
  await screen.tap('有货')
  await screen.waitFor(() => screen.get(text))
  expect(countedOf(PRODUCTS).at(-1)).toEqual({ search: '茶', in_stock: 'true', offset: '999' })
  expect(address()).toEqual({ search: '茶' })
  await screen.tap(text)
  expect(address()).toEqual({ search: '茶', in_stock: 'true' })
})

test('closing the filter panel without confirmation discards its selection', async () => {
  answerProducts(product(1))
  const screen = await renderScreen(<ProductListScreen />, {}, null, 'shop.product')
  await screen.tap('筛选')
  await screen.tap('促销中')
  await screen.tap('关闭')
  expect(address()).toEqual({})
  await screen.tap('筛选')
  expect(button('促销中').getAttribute('aria-pressed')).toBe('false')
})

test('the price filter accepts no decimals in a currency without them', async () => {
  setCurrency({ code: 'IDR', symbol: 'Rp', exponent: 0 })
  answerProducts()
  const screen = await renderScreen(<ProductListScreen />, {}, null, 'shop.product')
  await screen.tap('筛选')
  expect(screen.text()).toContain('价格 (Rp)')
  await fill('价格 最低', '150000.5')
  expect(document.querySelector<HTMLInputElement>('input[aria-label="价格 最低"]')?.value).toBe('150000')
})

test('offers to clear the filters only when filters caused the empty list', async () => {
  answerProducts()
  const screen = await renderScreen(
    <ProductListScreen />,
    { in_stock: 'true', ordering: 'price' },
    null,
    'shop.product',
  )
  await screen.waitFor(() => screen.get('没有找到相关内容'))
  await screen.tap('清除条件')
  await screen.waitFor(() => screen.get('这个分类还没有商品'))
  expect(address()).toEqual({ ordering: 'price' })
  expect(screen.all('清除条件')).toHaveLength(0)
})

test('searches a second after the last keystroke, or at once on Enter', async () => {
  jest.useFakeTimers()
  try {
    answerProducts(product(1))
    const screen = await renderScreen(<ProductListScreen />, {}, null, 'shop.product')
    const wait = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)))
    await screen.input('搜索商品', '茶')
    await wait(900)
    await screen.input('搜索商品', ' 茶壶 ')
    await wait(999)
    expect(address()).toEqual({})
    await wait(1)
    expect(address()).toEqual({ search: '茶壶' })
    await screen.input('搜索商品', '杯')
    await pressEnter()
    expect(address()).toEqual({ search: '杯' })
    await wait(2000)
    expect(askedOf(PRODUCTS).map(({ search }) => search)).toEqual([undefined, '茶壶', '杯'])
  } finally {
    jest.useRealTimers()
  }
})

test('a failed list shows the error as a toast and in place, and reloads on retry', async () => {
  const detail = '数据库在维护'
  answerLists(() => ({ status: errors.badRequest.status, body: { detail, err_code: errors.badRequest.code } }))
  const screen = await renderScreen(<ProductListScreen />, {}, null, 'shop.product')
  await screen.waitFor(() => screen.get('重新加载'))
  expect(toast).toHaveBeenCalledWith(detail, { at: 'bottom' })
  expect(screen.text()).toContain(detail)
  answerProducts(product(7))
  await screen.tap('重新加载')
  await screen.waitFor(() => screen.get('商品7'))
})

test('loads the next page at the end of the list and shows the end after the last page', async () => {
  const all = Array.from({ length: 25 }, (_, index) => product(index + 1))
  answerLists((params) => pageOf(all.slice(Number(params.get('offset')), Number(params.get('offset')) + 20), 25))
  const screen = await renderScreen(<ProductListScreen />, { ordering: 'price' }, null, 'shop.product')
  await screen.waitFor(() => screen.get('商品20'))
  await fire('useReachBottom')
  await screen.waitFor(() => screen.get('商品25'))
  await screen.waitFor(() => screen.get('没有更多了'))
  expect(askedOf(PRODUCTS).map(({ offset, ordering }) => [offset, ordering])).toEqual([
    ['0', 'price'],
    ['20', 'price'],
  ])
})

describe('EventListScreen', () => {
  const EVENTS = '/event/event/'
  test('shows the phase as a tab and stores it in the URL', async () => {
    answerLists(() => pageOf([]))
    const screen = await renderScreen(<EventListScreen />, { phase: 'ongoing' }, null, 'event.event')
    await screen.waitFor(() => last(EVENTS)?.phase === 'ongoing')
    expect(button('进行中').getAttribute('aria-selected')).toBe('true')
    await screen.tap('已结束')
    expect(address()).toEqual({ phase: 'over' })
    await screen.tap('全部')
    expect(address()).toEqual({})
  })
  test('selects a preset or custom date range, and a second tap on a preset clears it', async () => {
    jest.useFakeTimers({
      now: new Date('2026-05-06T09:00:00Z'),
      doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate'],
    })
    try {
      answerLists(() => pageOf([]))
      const screen = await renderScreen(<EventListScreen />, {}, null, 'event.event')
      await screen.tap('筛选')
      await screen.tap('未来 7 天')
      expect(button('未来 7 天').getAttribute('aria-pressed')).toBe('true')
      await chooseMoment(screen, '结束日期', '2026-05-01')
      expect(button('未来 7 天').getAttribute('aria-pressed')).toBe('false')
      await screen.tap(APPLY)
      await screen.waitFor(() => last(EVENTS)?.from === '2026-05-01')
      expect(address()).toEqual({ from: '2026-05-01', to: '2026-05-06' })
      await screen.tap('筛选，已选 1 项')
      await screen.tap('今天')
      await screen.tap('今天')
      await screen.tap(APPLY)
      expect(address()).toEqual({})
    } finally {
      jest.useRealTimers()
    }
  })
  test('uses the date of the site time zone for today, not that of the device', async () => {
    jest.useFakeTimers({
      now: new Date('2026-05-06T20:00:00Z'),
      doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate'],
    })
    try {
      answerLists(() => pageOf([]))
      const screen = await renderScreen(<EventListScreen />, {}, null, 'event.event')
      await screen.tap('筛选')
      await screen.tap('今天')
      await screen.tap(APPLY)
      expect(address()).toEqual({ from: '2026-05-07', to: '2026-05-07' })
    } finally {
      jest.useRealTimers()
    }
  })
  test.each<[Record<string, string>, Record<string, string>]>([
    [{ from: '2026-02-30', to: '2026-06-01' }, { to: '2026-06-01' }],
    [
      { from: '2026-06-02', to: '2026-06-01' },
      { from: '2026-06-01', to: '2026-06-02' },
    ],
    [{ phase: 'soon', ordering: '__proto__' }, {}],
  ])('corrects the URL params %j to %j', async (wrong, expectedParams) => {
    answerLists(() => pageOf([]))
    const screen = await renderScreen(<EventListScreen />, wrong, null, 'event.event')
    await screen.waitFor(() => askedOf(EVENTS).length > 0)
    expect(askedOf(EVENTS)).toEqual([{ ...expectedParams, offset: '0' }])
    expect(address()).toEqual(expectedParams)
  })
})

test('CouponListScreen has a tab for each state', async () => {
  answerLists(() => pageOf([]))
  const screen = await renderScreen(<CouponListScreen />, {}, null, 'shop.coupon')
  await screen.tap('已领取')
  await screen.waitFor(() => last('/shop/coupon/')?.state === 'taken')
  expect(address()).toEqual({ state: 'taken' })
})

test('an empty list says what to do next, and its action opens that screen', async () => {
  answerLists(() => pageOf([]))
  const screen = await renderScreen(<NoteListScreen />, {}, null, 'note.note')
  await screen.waitFor(() => screen.get('把用过的好物写成笔记吧'))
  await screen.tap('写笔记')
  expect(openedScreens().map(({ name }) => name)).toEqual(['note.edit'])
})

test('places the read-progress marks relative to the total count, including rows not yet loaded', async () => {
  answerLists((_, path) => (path === PRODUCTS ? pageOf([product(1), product(2)], 3) : pageOf(tree)))
  const screen = await renderScreen(<ProductListScreen />, {}, null, 'shop.product')
  await screen.waitFor(() => screen.get('商品1'))
  const marks = [...screen.box.querySelectorAll<HTMLElement>('[style*="% - 1px"]')]
  // 60 % of three are 90 % of two; the end of three is not there.
  expect(marks.map(({ style }) => style.top)).toEqual(['calc(90% - 1px)'])
})

describe('search modal of a list', () => {
  const open = async () => {
    answerProducts(product(1))
    const screen = await renderScreen(<ProductListScreen />, {}, null, 'shop.product')
    await screen.waitFor(() => screen.get('商品1'))
    await screen.tap('历史与热门搜索')
    return screen
  }

  test('searches on submit and not while typing', async () => {
    const screen = await open()
    await fill('搜索内容', ' 茶 ')
    expect(askedOf(PRODUCTS)).toHaveLength(1)
    await screen.tap(button('搜索'))
    await screen.waitFor(() => last(PRODUCTS)?.search === '茶')
    expect([address(), document.querySelector('[role="dialog"]')]).toEqual([{ search: '茶' }, null])
  })

  test('offers the search history', async () => {
    rememberSearch('汝窑')
    const screen = await open()
    await screen.tap('汝窑')
    await screen.waitFor(() => last(PRODUCTS)?.search === '汝窑')
  })

  test('changes nothing when it is closed', async () => {
    const screen = await open()
    await fill('搜索内容', '茶')
    await screen.tap('关闭')
    expect([address(), askedOf(PRODUCTS).length]).toEqual([{}, 1])
  })
})
