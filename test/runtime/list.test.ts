/** Lists under the gestures that Taro reports: a pull down and the end of the page. */
import { waitFor } from '@testing-library/dom'
import { frontPage, startApp } from './support/app'
import { product } from './support/catalogue'
import { answer, openShop, requestsOf } from './support/shop'

const LIST = 'pages/shop/product/list'
const ROUTE = 'GET /shop/product/'

const offsets = () => requestsOf(ROUTE).map(({ query }) => query['offset'] ?? '0')

let names: (id: number) => string
beforeEach(() => {
  names = (id) => `商品${id}`
  openShop()
  answer(ROUTE, ({ query }) => {
    const first = Number(query['offset'] ?? 0) + 1
    return {
      count: 45,
      results: Array.from({ length: Math.min(20, 46 - first) }, (_, n) => ({
        ...product(first + n),
        name: names(first + n),
      })),
    }
  })
})

/** Pulls the screen in front down by `way` pixels and lets go. */
function pull({ utils }: Awaited<ReturnType<typeof startApp>>, way: number): void {
  const page = frontPage()
  const at = (clientY: number) => ({ touches: [{ clientX: 10, clientY }], cancelable: true }) as never
  utils.fireEvent.touchStart(page, at(100))
  utils.fireEvent.touchMove(page, at(100 + way))
  utils.fireEvent.touchEnd(page, { touches: [] } as never)
}

/** Scrolls the screen in front until `left` pixels are below the window. */
function scrollTo({ utils }: Awaited<ReturnType<typeof startApp>>, left: number): void {
  const page = frontPage()
  const sizes = { scrollHeight: 3000, clientHeight: 600, scrollTop: 2400 - left }
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(page, name, { value, configurable: true })
  utils.fireEvent.scroll(page)
}

test('the request carries the decoded parameters of the address', async () => {
  const { find } = await startApp('/product/?tag=%E8%8C%B6%20%26&in_stock=1')
  await find('商品1')
  expect(requestsOf(ROUTE)).toMatchObject([{ query: { tag: '茶 &', offset: '0' } }])
})

test('pulling the screen down loads the list from its beginning and shows what is new', async () => {
  const app = await startApp('/product/')
  await app.find('商品1')
  names = (id) => `新品${id}`
  pull(app, 120)
  await app.find('新品1')
  expect(offsets()).toEqual(['0', '0'])
})

test('a pull that is too short reloads nothing', async () => {
  const app = await startApp('/product/')
  await app.find('商品1')
  const onPull = jest.fn()
  void app.utils.PageLifecycle.onPullDownRefresh(LIST).then(onPull)
  pull(app, 40)
  pull(app, 120)
  await waitFor(() => expect(onPull).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(offsets()).toEqual(['0', '0']))
})

test('a refresh ends by stopPullDownRefresh, after which a second pull works', async () => {
  const app = await startApp('/product/')
  await app.find('商品1')
  const stop = jest.spyOn(app.taro, 'stopPullDownRefresh')
  app.utils.PageLifecycle.triggerPullDownRefresh(LIST)
  await waitFor(() => expect(stop).toHaveBeenCalledTimes(1))
  names = (id) => `新品${id}`
  pull(app, 120)
  await app.find('新品1')
})

test('reaching the bottom appends the next page', async () => {
  const app = await startApp('/product/')
  await app.find('商品1')
  app.utils.PageLifecycle.triggerReachBottom(LIST)
  await waitFor(() => expect(offsets()).toEqual(['0', '20']))
})

test('the bottom is reached at the distance that the page names, and once until it is left', async () => {
  const app = await startApp('/product/')
  await app.find('商品1')
  const onReach = jest.fn()
  const { Current } = await import('@tarojs/runtime')
  const page = Current.page as unknown as { onReachBottom: () => void }
  const { onReachBottom } = page
  page.onReachBottom = () => {
    onReach()
    onReachBottom.call(page)
  }
  scrollTo(app, 501)
  expect(onReach).not.toHaveBeenCalled()
  scrollTo(app, 499)
  scrollTo(app, 200)
  expect(onReach).toHaveBeenCalledTimes(1)
  scrollTo(app, 900)
  scrollTo(app, 100)
  expect(onReach).toHaveBeenCalledTimes(2)
})
