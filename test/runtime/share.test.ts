/**
 * Tests of the page's share cards: the mini-programs' hooks on Taro's runtime, which calls only pages whose config
 * allows it.
 */
import { startApp } from './support/app'
import { basket, productDetail } from './support/catalogue'
import { answer, openShop, user } from './support/shop'

jest.mock('@/platform/share', () => jest.requireActual('@/platform/share/index.weapp'))

const DETAIL = 'pages/shop/product/detail'
const image = { full: '/media/f.jpg', thumb: '/media/t.jpg', thumb_wx_mp: '/media/w.jpg' }

const shares = async () => (await import('./support/router')).sharedByPages()
const currentPage = async () => (await import('@tarojs/runtime')).Current.page as unknown as Record<string, unknown>

beforeEach(() => {
  openShop(user)
  answer('GET /shop/basket/', basket(['商品1']))
  answer('GET /shop/product/7/', productDetail(7, { main_image: image as never }))
  answer('GET /shop/product/8/', productDetail(8))
})

test('a product shares its name, its page with who shared it where, and its wide picture', async () => {
  const { find, utils } = await startApp('/product/7/')
  await find('商品7')
  utils.PageLifecycle.triggerShareAppMessage(DETAIL, { from: 'menu' })
  expect(await shares()).toEqual([
    { title: '商品7', path: expect.stringMatching(/^\/pages\/shop\/product\/detail\?id=7&/), imageUrl: '/media/w.jpg' },
  ])
})

test('the timeline gets the same product as a query', async () => {
  const { find, utils } = await startApp('/product/7/')
  await find('商品7')
  utils.PageLifecycle.triggerShareTimeline(DETAIL)
  expect(await shares()).toMatchObject([{ title: '商品7', query: expect.stringMatching(/^id=7&/) }])
})

test('a product whose data has not arrived leaves the card to the vendor', async () => {
  answer('GET /shop/product/7/', () => new Promise(() => {}))
  const { utils } = await startApp('/product/7/')
  await utils.PageLifecycle.onShow(DETAIL)
  utils.PageLifecycle.triggerShareAppMessage(DETAIL, { from: 'menu' })
  expect(await shares()).toEqual([undefined])
})

test('of two open products each shares itself', async () => {
  const { find, go, utils } = await startApp('/product/7/')
  await find('商品7')
  await go('shop.product.detail', { id: 8 })
  await find('商品8')
  const { onShareAppMessage } = (await currentPage()) as { onShareAppMessage: (event: object) => void }
  onShareAppMessage.call(await currentPage(), { from: 'menu' })
  utils.PageLifecycle.triggerShareAppMessage(DETAIL, { from: 'menu' })
  expect(await shares()).toMatchObject([{ title: '商品8' }, { title: '商品7' }])
})

test('a page whose config allows no sharing shares nothing', async () => {
  const { find, utils } = await startApp('/shop/basket/')
  await find('商品1')
  utils.PageLifecycle.triggerShareAppMessage('pages/basket/index', { from: 'menu' })
  expect(await shares()).toEqual([])
})
