import type { Basket } from '@storefront/contract/entities/cart/basket'
import type { ProductBrief } from '@storefront/contract/entities/catalog/product'
import { act } from 'react'
import { BasketScreen } from '@/features/cart/screens/BasketScreen'
import { feedback } from '@/platform/feedback'
import { cartApi } from '@/services/api/cart'
import { catalogApi } from '@/services/api/catalog'
import { keys, queryClient } from '@/services/query'
import { openedScreens } from '../../screen-router'
import { answerDialog, basketOf, line, refusal, renderScreen } from '../../fixtures'

beforeEach(() => jest.spyOn(catalogApi, 'products').mockResolvedValue({ count: 0, results: [] }))

const brief = (id: number): ProductBrief => ({
  id,
  name: `推荐${id}`,
  abstract: '',
  ctype: 'shop.product',
  price: '10.00',
  price_marked: null,
  promotion_price: null,
  main_image: null,
  mobile_url: '',
  count_purchase: 0,
  is_sold_out: false,
  tags: [],
})

const more = /商品1/
/** The quantity that the only line shows. */
const quantityOf = (screen: Awaited<ReturnType<typeof renderScreen>>) =>
  screen.get('增加 商品1').previousElementSibling?.textContent
const barOf = (screen: Awaited<ReturnType<typeof renderScreen>>) =>
  screen.box.querySelector('[role="region"]')?.textContent
const plus = (screen: Awaited<ReturnType<typeof renderScreen>>) =>
  screen.role('button').filter((node) => /增加|加/.test(node.getAttribute('aria-label') ?? ''))[0]

test('restores the previous quantity and shows the reason when an update is refused', async () => {
  jest.spyOn(cartApi, 'basket').mockResolvedValue(basketOf([line(1, { quantity: 2, inventory: 9 })]))
  jest.spyOn(cartApi, 'updateCount').mockRejectedValue(refusal('stockShort', '「商品1」库存不足，最多还能购买 2 件'))
  const screen = await renderScreen(<BasketScreen />)
  await screen.waitFor(() => screen.get(more))
  await screen.tap(plus(screen) as HTMLElement)
  expect(await answerDialog('知道了')).toContain('「商品1」库存不足，最多还能购买 2 件')
  await screen.waitFor(() => quantityOf(screen) === '2')
  expect(jest.mocked(cartApi.updateCount).mock.calls).toEqual([[1, 3]])
})

test('shows a new quantity before the server responds, and the sum once it has', async () => {
  jest.spyOn(cartApi, 'basket').mockResolvedValue(basketOf([line(1)]))
  let respond: (basket: Basket) => void = () => {}
  jest.spyOn(cartApi, 'updateCount').mockReturnValue(new Promise<Basket>((resolve) => (respond = resolve)))
  const screen = await renderScreen(<BasketScreen />)
  await screen.waitFor(() => screen.get(more))
  await screen.tap(plus(screen) as HTMLElement)
  await screen.waitFor(() => quantityOf(screen) === '2')
  expect(barOf(screen)).toContain('合计¥10')
  await act(async () => respond(basketOf([line(1, { quantity: 2 })], '20.00')))
  await screen.waitFor(() => barOf(screen)?.includes('合计¥20'))
  expect(quantityOf(screen)).toBe('2')
})

test('keeps a new quantity when a load that began before it responds last', async () => {
  const load = jest.spyOn(cartApi, 'basket').mockResolvedValue(basketOf([line(1)]))
  jest.spyOn(cartApi, 'updateCount').mockResolvedValue(basketOf([line(1, { quantity: 2 })], '20.00'))
  const screen = await renderScreen(<BasketScreen />)
  await screen.waitFor(() => screen.get(more))
  let respond: (basket: Basket) => void = () => {}
  load.mockReturnValueOnce(new Promise<Basket>((resolve) => (respond = resolve)))
  await act(async () => void queryClient.invalidateQueries({ queryKey: keys.basket() }))
  await screen.waitFor(() => load.mock.calls.length === 2)
  await screen.tap(plus(screen) as HTMLElement)
  await screen.waitFor(() => barOf(screen)?.includes('合计¥20'))
  await act(async () => respond(basketOf([line(1)])))
  await screen.waitFor(() => queryClient.isFetching() === 0)
  expect(queryClient.getQueryData<Basket>(keys.basket())?.count).toBe(2)
  expect(barOf(screen)).toContain('合计¥20')
})

test('disables the checkout button when no line is selected', async () => {
  jest.spyOn(cartApi, 'basket').mockResolvedValue(basketOf([line(1, { is_selected: false })], '0.00'))
  const screen = await renderScreen(<BasketScreen />)
  await screen.waitFor(() => screen.get('结算'))
  expect(screen.get('结算').closest('button')?.disabled).toBe(true)
})

test('shows invalid lines in a group of their own without a checkbox', async () => {
  jest.spyOn(cartApi, 'basket').mockResolvedValue(basketOf([line(1), line(2, { is_valid: false })]))
  const screen = await renderScreen(<BasketScreen />)
  await screen.waitFor(() => screen.get('清空失效商品'))
  expect(screen.all('选择商品1')).toHaveLength(1)
  expect(screen.all('选择商品2')).toHaveLength(0)
  const [valid, invalid] = ['移除商品1', '移除商品2'].map((name) => screen.get(name))
  const head = screen.get('清空失效商品')
  // Above the heading what can be bought, below it the rest, without a quantity.
  expect(valid && head.compareDocumentPosition(valid)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  expect(invalid && head.compareDocumentPosition(invalid)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.all('增加 商品2')).toEqual([])
})

test('a removed line comes back with its quantity and choice by 撤销', async () => {
  jest.spyOn(cartApi, 'basket').mockResolvedValue(basketOf([line(1, { quantity: 3, is_selected: false }), line(2)]))
  jest.spyOn(cartApi, 'removeLine').mockResolvedValue(basketOf([line(2)]))
  const add = jest
    .spyOn(cartApi, 'addBasket')
    .mockResolvedValue(basketOf([line(9, { product_id: 1, variant_id: 1, quantity: 3 }), line(2)]))
  const select = jest
    .spyOn(cartApi, 'setSelect')
    .mockResolvedValue(basketOf([line(9, { product_id: 1, variant_id: 1, quantity: 3, is_selected: false }), line(2)]))
  const screen = await renderScreen(<BasketScreen />)
  await screen.waitFor(() => screen.get('移除商品1'))
  await screen.tap('移除商品1')
  await screen.waitFor(() => screen.get('撤销'))
  expect(screen.text()).toContain('已移除 1 件商品')
  await screen.tap('撤销')
  await screen.waitFor(() => screen.all('撤销').length === 0)
  expect(add.mock.calls).toEqual([[1, { variant_id: 1, quantity: 3 }, expect.stringMatching(/-1$/)]])
  expect(select.mock.calls).toEqual([[9, false]])
})

test('restores a line when its removal is refused, and offers no 撤销', async () => {
  jest.spyOn(cartApi, 'basket').mockResolvedValue(basketOf([line(1)]))
  jest.spyOn(cartApi, 'removeLine').mockRejectedValue(refusal('internal', '服务器开小差了，请稍候再试'))
  jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  const screen = await renderScreen(<BasketScreen />)
  await screen.waitFor(() => screen.get('移除商品1'))
  await screen.tap('移除商品1')
  await screen.waitFor(() => jest.mocked(feedback.toast).mock.calls.length > 0)
  await screen.waitFor(() => screen.get('移除商品1'))
  expect(feedback.toast).toHaveBeenCalledWith('服务器开小差了，请稍候再试', expect.anything())
  expect(screen.all('撤销')).toEqual([])
})

test('a line moves to the favourites, and stays when that is refused', async () => {
  jest.spyOn(cartApi, 'basket').mockResolvedValue(basketOf([line(1), line(2)]))
  const removal = jest.spyOn(cartApi, 'removeLine').mockResolvedValue(basketOf([line(2)]))
  const toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  toast.mockClear()
  removal.mockClear()
  // Another message than that of the tests above: one that is still visible is not shown again.
  const add = jest
    .spyOn(catalogApi, 'addFavourites')
    .mockRejectedValueOnce(refusal('internal', '收藏失败，请重试'))
    .mockResolvedValue({ ok: true })
  const screen = await renderScreen(<BasketScreen />)
  await screen.waitFor(() => screen.get('把商品1移入收藏'))
  await screen.tap('把商品1移入收藏')
  await screen.waitFor(() => toast.mock.calls.length > 0)
  expect(removal).not.toHaveBeenCalled()
  await screen.tap('把商品1移入收藏')
  await screen.waitFor(() => screen.all('把商品1移入收藏').length === 0)
  expect(add.mock.calls).toEqual([[[1]], [[1]]])
  expect(removal.mock.calls).toEqual([[1]])
})

test('says what is missing for free shipping, or that it is reached', async () => {
  const read = jest.spyOn(cartApi, 'basket').mockResolvedValue({
    ...basketOf([line(1)]),
    free_shipping: { over: '99.00', missing: '89.00', is_regional: true },
  })
  const screen = await renderScreen(<BasketScreen />)
  await screen.waitFor(() => screen.text().includes('还差 ¥89 包邮'))
  expect(screen.text()).toContain('部分地区除外')
  await screen.tap('去凑单')
  expect(openedScreens()).toMatchObject([{ name: 'shop.category' }])
  read.mockResolvedValue({
    ...basketOf([line(1)]),
    free_shipping: { over: '99.00', missing: '0.00', is_regional: false },
  })
  await act(async () => void queryClient.invalidateQueries({ queryKey: keys.basket() }))
  await screen.waitFor(() => screen.text().includes('已满 ¥99，包邮'))
  expect(screen.all('去凑单')).toEqual([])
})

test('an empty basket suggests best sellers', async () => {
  jest.spyOn(cartApi, 'basket').mockResolvedValue(basketOf([]))
  jest.spyOn(catalogApi, 'products').mockResolvedValue({ count: 1, results: [brief(7)] })
  const screen = await renderScreen(<BasketScreen />)
  await screen.waitFor(() => screen.text().includes('猜您喜欢'))
  expect(screen.text()).toContain('推荐7')
})

test('全选 sends a request for each line whose selection differs and shows the sum of all', async () => {
  jest.spyOn(cartApi, 'basket').mockResolvedValue(basketOf([line(1), line(2, { is_selected: false })]))
  const select = jest.spyOn(cartApi, 'setSelect').mockResolvedValue(basketOf([line(1), line(2)], '20.00'))
  const screen = await renderScreen(<BasketScreen />)
  await screen.waitFor(() => screen.get('全选'))
  await screen.tap('全选')
  await screen.waitFor(() => barOf(screen)?.includes('合计¥20'))
  expect(select.mock.calls).toEqual([[2, true]])
  expect(barOf(screen)).toContain('结算(2)')
})

test('shows a login prompt to a visitor and does not request the basket', async () => {
  const read = jest.spyOn(cartApi, 'basket').mockResolvedValue(basketOf([]))
  const screen = await renderScreen(<BasketScreen />, {}, null)
  expect(screen.text()).toContain('登录后查看购物车')
  expect(read).not.toHaveBeenCalled()
  await screen.tap('去登录')
  expect(openedScreens()).toMatchObject([{ name: 'login', mode: 'push' }])
})

test('an empty basket opens the shop by its button', async () => {
  jest.spyOn(cartApi, 'basket').mockResolvedValue(basketOf([]))
  const screen = await renderScreen(<BasketScreen />)
  await screen.waitFor(() => screen.get('去逛逛'))
  await screen.tap('去逛逛')
  expect(openedScreens()).toMatchObject([{ name: 'shop.category' }])
})
