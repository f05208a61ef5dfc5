/**
 * Tests of the events that a screen receives for a navigation, and of their order, by Taro's runtime and the app's
 * router together.
 */
import { waitFor } from '@testing-library/dom'
import { frontPage, startApp } from './support/app'
import { openShop } from './support/shop'

jest.mock('@/pages/shop/product/list', () => jest.requireActual('./support/probe'))
jest.mock('@/pages/shop/product/detail', () => jest.requireActual('./support/probe'))
jest.mock('@/pages/category/index', () => jest.requireActual('./support/probe'))

beforeEach(() => openShop())

/** Returns the lifecycle of this start of the app. */
const lifecycle = async () => (await import('./support/probe')).lifecycle
const clearLifecycle = async () => void (await lifecycle()).splice(0)
const expectLifecycle = (expected: readonly string[]) =>
  waitFor(async () => expect(await lifecycle()).toEqual(expected))
const waitForEvent = (event: string) => waitFor(async () => expect(await lifecycle()).toContain(event))

test('the first screen loads, shows and gets ready in this order', async () => {
  const { find } = await startApp('/product/')
  await find('list of all')
  await expectLifecycle(['list load', 'list show', 'list ready'])
})

test('the covered screen hides before the opened one loads, and stays mounted', async () => {
  const { find, go } = await startApp('/product/')
  await find('list of all')
  await expectLifecycle(['list load', 'list show', 'list ready'])
  await clearLifecycle()
  await go('shop.product.detail', { id: 7 })
  await expectLifecycle(['list hide', 'detail load', 'detail show', 'detail ready'])
})

test('going back hides and unloads the upper screen, then shows the lower one again without a second load', async () => {
  const { find, go, back } = await startApp('/product/')
  await find('list of all')
  await go('shop.product.detail', { id: 7 })
  await find('detail of 7')
  await expectLifecycle([
    'list load',
    'list show',
    'list ready',
    'list hide',
    'detail load',
    'detail show',
    'detail ready',
  ])
  await clearLifecycle()
  await back()
  await waitFor(() => expect(frontPage().textContent).toBe('list of all'))
  await expectLifecycle(['detail hide', 'detail unload', 'list show', 'detail unmount'])
})

test('a screen that replaces another unloads it', async () => {
  const { find, go } = await startApp('/product/')
  await find('list of all')
  await go('shop.product.detail', { id: 7 }, { replace: true })
  await find('detail of 7')
  await waitForEvent('list unmount')
  expect((await lifecycle()).filter((event) => event.startsWith('list'))).toEqual([
    'list load',
    'list show',
    'list ready',
    'list hide',
    'list unload',
    'list unmount',
  ])
})

test('useRouter gives each open screen the decoded parameters of its own address', async () => {
  const { find, go, back } = await startApp('/product/?category=%E8%8C%B6%20%26%2B')
  await find('list of 茶 &+')
  await go('shop.product.detail', { id: 7 })
  await find('detail of 7')
  await back()
  expect((await find('list of 茶 &+')).isConnected).toBe(true)
})

test('a tab that is entered again is the same instance, and shows without a load', async () => {
  const { find, go } = await startApp('/category/')
  const element = await find('category of all')
  await go('shop.product')
  await find('list of all')
  await waitForEvent('list ready')
  await clearLifecycle()
  await go('shop.category')
  await waitFor(() => expect(frontPage().contains(element)).toBe(true))
  await expectLifecycle(['list hide', 'category show'])
})

test('the screen in front hides and shows with the window, the covered one does not', async () => {
  const { find, go } = await startApp('/product/')
  await find('list of all')
  await go('shop.product.detail', { id: 7 })
  await waitForEvent('detail ready')
  await clearLifecycle()
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await expectLifecycle(['detail hide'])
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await expectLifecycle(['detail hide', 'detail show'])
})

test('the app launches once, with the screen and the parameters of its address', async () => {
  const { utils } = await startApp('/product/7/?preview=1')
  expect(await utils.AppLifecycle.onLaunch()).toMatchObject({
    path: 'shop.product.detail',
    query: { id: '7', preview: '1' },
  })
})
