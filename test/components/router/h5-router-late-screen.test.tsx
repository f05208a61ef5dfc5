/**
 * The H5 router on Taro's own React runtime: what is in front when the visitor goes back before a screen has come up.
 */
import { routes } from '@storefront/contract/routes'
import type { PropsWithChildren } from 'react'

jest.unmock('@/router/router')
jest.unmock('@/platform/display')

process.env.TARO_PLATFORM = 'web'
// React renders in tasks of its own here, as in a browser.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })

const LIST = 'pages/shop/product/list'
const DETAIL = 'pages/shop/product/detail'

const visiblePages = () =>
  [...document.querySelectorAll('.taro_page:not(.taro_page_shade)')].map((element) => element.textContent)
const tasks = async (count = 3) => {
  for (let i = 0; i < count; i++) await new Promise((resolve) => setTimeout(resolve, 10))
}

/** Opens the list with a page file for the detail that comes when the test says so. */
async function boot() {
  jest.resetModules()
  document.body.innerHTML = '<div id="app"></div>'
  window.history.replaceState(null, '', '/mobile/product/')
  const { Current } = await import('@tarojs/runtime')
  const React = await import('react')
  const dom = { ...(await import('react-dom')), ...(await import('react-dom/client')) }
  const { createReactApp } = await import('@tarojs/plugin-framework-react/dist/runtime')
  const index = await import('@/router/h5')
  const { go } = await import('@/router/navigate')
  let arrive = () => {}
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const screen = (text: string) => ({ default: () => React.createElement('p', null, text) })
  const config = {
    pages: [],
    routes: routes.map((row) => ({
      path: row.page,
      load: () =>
        [
          row.page === DETAIL
            ? late.then(() => screen('detail'))
            : Promise.resolve(screen(row.page === LIST ? 'list' : row.page)),
        ] as const,
    })),
  }
  const app = createReactApp(
    ({ children }: PropsWithChildren) => React.createElement(React.Fragment, null, children),
    React,
    dom,
    config,
  )
  Current.app = app
  index.createRouter({}, app, config)
  await tasks()
  return { go, arrive }
}

async function browserBack(): Promise<void> {
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  window.history.back()
  await popped
}

// The router of an earlier test listens to this window and its document too; it must not answer for the one under test.
const stops: (() => void)[] = []
beforeAll(() => {
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target)
    target.addEventListener = (name: string, handler: EventListener, options?: AddEventListenerOptions) => {
      listen(name, handler, options)
      stops.push(() => target.removeEventListener(name, handler))
    }
  }
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

test('the list stays in front when the visitor goes back while the file of the detail is loading', async () => {
  const { go, arrive } = await boot()
  void go('shop.product.detail', { id: 1 })
  await browserBack()
  arrive()
  await tasks()
  expect(visiblePages()).toEqual(['list'])
})

test('the list stays in front when the visitor goes back between the file of the detail and its first rendering', async () => {
  const { go, arrive } = await boot()
  const list = { state: window.history.state, address: window.location.href }
  const navigation = go('shop.product.detail', { id: 1 })
  arrive()
  // The router goes on in microtasks, React renders in a task: the way back comes in between.
  for (let i = 0; i < 20; i++) await Promise.resolve()
  window.history.replaceState(list.state, '', list.address)
  window.dispatchEvent(new PopStateEvent('popstate'))
  await tasks()
  expect(visiblePages()).toEqual(['list'])
  expect(document.querySelectorAll('.taro_page')).toHaveLength(1)
  // Whoever waits for the screen, such as a guard that asks for login once, does not wait for ever.
  await navigation
})

test('a screen that is still being rendered comes up when the visitor goes back to it', async () => {
  const { go, arrive } = await boot()
  arrive()
  void go('mobile.index')
  await tasks()
  void go('shop.product', { category: 2 })
  for (let i = 0; i < 20; i++) await Promise.resolve()
  const list = { state: window.history.state, address: window.location.href }
  void go('shop.product.detail', { id: 1 })
  for (let i = 0; i < 20; i++) await Promise.resolve()
  window.history.replaceState(list.state, '', list.address)
  window.dispatchEvent(new PopStateEvent('popstate'))
  await tasks()
  expect(visiblePages()).toEqual(['list'])
})
