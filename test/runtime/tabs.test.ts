/** Tabs, which stay mounted, and screens over them. */
import { waitFor } from '@testing-library/dom'
import { frontPage, startApp } from './support/app'
import { basket, productDetail } from './support/catalogue'
import { answer, openShop, requestsOf, user } from './support/shop'

beforeEach(() => {
  openShop(user)
  answer('GET /shop/basket/', basket(['山雾杯']))
  answer('GET /shop/product/7/', productDetail(7))
  answer('GET /shop/product/8/', productDetail(8))
})

test('the basket asks for its lines again each time its tab is entered', async () => {
  const { find, go } = await startApp('/shop/basket/')
  await find('山雾杯')
  await waitFor(() => expect(requestsOf('GET /shop/basket/').length).toBeGreaterThan(0))
  const before = requestsOf('GET /shop/basket/').length
  await go('shop.product.detail', { id: 7 })
  await find('商品7')
  answer('GET /shop/basket/', basket(['山雾杯', '竹茶则']))
  expect(requestsOf('GET /shop/basket/')).toHaveLength(before)
  await go('shop.basket')
  await find('竹茶则')
})

test('two products in a row are two screens, and back shows the first without a request', async () => {
  const { find, go, back } = await startApp('/product/7/')
  await find('商品7')
  const first = frontPage()
  await go('shop.product.detail', { id: 8 })
  await find('商品8')
  expect(frontPage()).not.toBe(first)
  const requests = requestsOf('GET /shop/product/7/').length
  await back()
  await waitFor(() => expect(frontPage()).toBe(first))
  expect(first.textContent).toContain('商品7')
  expect(requestsOf('GET /shop/product/7/')).toHaveLength(requests)
  expect(window.location.pathname).toBe('/mobile/product/7/')
})
