import type { ProductBrief } from '@storefront/contract/entities/catalog/product'
import { act } from 'react'
import '@/i18n/account'
import '@/i18n/subpackage'
import { FavouriteButton } from '@/features/catalog/components/product/FavouriteButton'
import { SavedProductsScreen } from '@/features/catalog/screens/SavedProductsScreen'
import { feedback } from '@/platform/feedback'
import { catalogApi } from '@/services/api/catalog'
import { addDeviceSaved, clearDeviceSaved, deviceSaved, joinDeviceSaved } from '@/state/saved-products'
import { openedScreens } from '../../screen-router'
import { productOf, refusal, renderScreen } from '../../fixtures'

const page = (...products: ProductBrief[]) => ({ count: products.length, results: products })
const ok = { ok: true } as const

beforeEach(() => {
  jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  jest.spyOn(catalogApi, 'addFavourites').mockResolvedValue(ok)
  jest.spyOn(catalogApi, 'addSeen').mockResolvedValue(ok)
})
afterEach(() =>
  act(async () => {
    clearDeviceSaved('favourite')
    clearDeviceSaved('seen')
  }),
)

test("a visitor's favourite stays on the device and nothing is sent", async () => {
  const screen = await renderScreen(<FavouriteButton productId={4} />, {}, null)
  await screen.tap('收藏')
  expect(deviceSaved('favourite')).toEqual([4])
  expect(screen.role('switch')[0]?.getAttribute('aria-checked')).toBe('true')
  await screen.tap('收藏')
  expect(deviceSaved('favourite')).toEqual([])
  expect(catalogApi.addFavourites).not.toHaveBeenCalled()
})

test("a user's favourite goes back when the server refuses it", async () => {
  jest.spyOn(catalogApi, 'favourites').mockResolvedValue(page())
  jest.mocked(catalogApi.addFavourites).mockRejectedValue(refusal('internal', '服务器开小差了，请稍候再试'))
  const screen = await renderScreen(<FavouriteButton productId={4} />)
  await screen.tap('收藏')
  await screen.waitFor(() => jest.mocked(feedback.toast).mock.calls.length > 0)
  expect(screen.role('switch')[0]?.getAttribute('aria-checked')).toBe('false')
  expect(feedback.toast).not.toHaveBeenCalledWith('已收藏', expect.anything())
})

test('what a visitor saved joins the lists of the user who logs in', async () => {
  addDeviceSaved('favourite', 4)
  addDeviceSaved('favourite', 5)
  addDeviceSaved('seen', 6)
  await Promise.all([joinDeviceSaved(), joinDeviceSaved()])
  expect(jest.mocked(catalogApi.addFavourites).mock.calls).toEqual([[[5, 4]]])
  expect(jest.mocked(catalogApi.addSeen).mock.calls).toEqual([[[6]]])
  expect([deviceSaved('favourite'), deviceSaved('seen')]).toEqual([[], []])
})

test('what could not be sent at login stays on the device', async () => {
  addDeviceSaved('favourite', 4)
  jest.mocked(catalogApi.addFavourites).mockRejectedValue(refusal('internal', ''))
  await joinDeviceSaved()
  expect(deviceSaved('favourite')).toEqual([4])
})

test("a visitor's favourites are listed in the device's order with a way to keep them", async () => {
  addDeviceSaved('favourite', 4)
  addDeviceSaved('favourite', 5)
  const load = jest
    .spyOn(catalogApi, 'products')
    .mockResolvedValue(page(productOf({ id: 4, name: '杯' }), productOf({ id: 5, name: '壶' })))
  const screen = await renderScreen(<SavedProductsScreen />, {}, null)
  await screen.waitFor(() => screen.get('壶'))
  expect(load.mock.calls[0]?.[0]).toEqual({ id: '5,4', limit: 2 })
  expect(screen.text().indexOf('壶')).toBeLessThan(screen.text().indexOf('杯'))
  expect(screen.text()).toContain('仅保存在这台设备上，登录后可同步')
  await screen.tap('去登录')
  expect(openedScreens()).toMatchObject([{ name: 'login' }])
})

test('a favourite leaves the list by its star', async () => {
  jest
    .spyOn(catalogApi, 'favourites')
    .mockResolvedValueOnce(page(productOf({ id: 4, name: '杯' })))
    .mockResolvedValue(page())
  const removal = jest.spyOn(catalogApi, 'removeFavourite').mockResolvedValue(ok)
  const screen = await renderScreen(<SavedProductsScreen />)
  await screen.waitFor(() => screen.get('取消收藏杯'))
  await screen.tap('取消收藏杯')
  await screen.waitFor(() => screen.text().includes('还没有收藏'))
  expect(removal).toHaveBeenCalledWith(4)
  await screen.tap('去逛逛')
  expect(openedScreens()).toMatchObject([{ name: 'shop.category' }])
})
