import type { DeliveryEstimate } from '@storefront/contract/entities/catalog/delivery'
import { act } from 'react'
import { ProductView } from '@/features/catalog/components/product/ProductView'
import { catalogApi } from '@/services/api/catalog'
import { communityApi } from '@/services/api/community'
import { contentApi } from '@/services/api/content'
import { display } from '@/platform/display'
import { feedback } from '@/platform/feedback'
import { setDeliveryDistrict } from '@/state/delivery-district'
import { cartApi } from '@/services/api/cart'
import { walletApi } from '@/services/api/wallet'
import { coupons } from '../../../../fixtures/items'
import type { Coupon } from '@storefront/contract/entities/wallet/coupon'
import { openedScreens } from '../../screen-router'
import { basketOf, line, productOf, refusal, renderScreen } from '../../fixtures'

const noReviews = { count: 0, average: 0, good_count: 0, picture_count: 0, newest: [] }
let pickup: jest.SpyInstance
beforeEach(() => {
  localStorage.clear()
  jest.spyOn(catalogApi, 'delivery').mockReturnValue(new Promise(() => {}))
  jest.spyOn(contentApi, 'articles').mockResolvedValue({ count: 0, results: [] })
  jest.spyOn(communityApi, 'notes').mockResolvedValue({ count: 0, results: [] })
  jest.spyOn(walletApi, 'coupons').mockResolvedValue({ count: 0, results: [] })
  jest.spyOn(catalogApi, 'ads').mockResolvedValue({ count: 0, results: [] })
  jest.spyOn(catalogApi, 'recommended').mockResolvedValue({ count: 0, results: [] })
  jest.spyOn(catalogApi, 'reviewSummary').mockResolvedValue(noReviews)
  pickup = jest.spyOn(cartApi, 'pickup').mockResolvedValue(basketOf([line(1)]))
})
const image = { full: '/a.jpg', thumb: '/a.webp', thumb_wx_mp: '/a.wx.jpg', width: 1125, height: 540 }
const buttons = (name: string) => [...document.querySelectorAll('button')].filter((one) => one.textContent === name)
/** Taps the last button of this name: the sheet's stands after the bar's. */
const tapLast = (name: string) => act(async () => buttons(name).at(-1)?.click())

test('picks up a product with a voucher and opens the pickup checkout', async () => {
  const buy = jest.spyOn(cartApi, 'quickBuy')
  const screen = await renderScreen(
    <ProductView product={productOf()} />,
    { id: '1', pickup: '7' },
    undefined,
    'shop.product.detail',
  )
  expect(screen.text()).toContain('凭提货券免费提取')
  expect(buttons('立即购买')).toEqual([])
  await screen.tap('提货')
  await tapLast('提货')
  await screen.waitFor(() => openedScreens().length > 0)
  expect(pickup).toHaveBeenCalledWith(1, { variant_id: 11, quantity: 1, holder_id: 7 }, expect.any(String))
  expect(openedScreens()).toEqual([expect.objectContaining({ name: 'shop.checkout', params: { source: 'pickup' } })])
  expect(buy).not.toHaveBeenCalled()
})

test('names the price after the best coupon that the product reaches, and receives one from a sheet', async () => {
  const [coupon] = coupons
  if (!coupon) throw new Error('no coupon in the fixtures')
  const results = [
    { ...coupon, value: '3.00', minimum: undefined, label: '立减', end: null },
    { ...coupon, id: 2, value: '9.00', minimum: '99.00', label: '满减', end: null },
    { ...coupon, id: 3, type: 'E' as const, label: '兑换', end: null },
  ]
  jest.spyOn(walletApi, 'coupons').mockResolvedValue({ count: 3, results })
  const receive = jest
    .spyOn(walletApi, 'receiveCoupon')
    .mockResolvedValue({ ...results[0], available: 1, received: 1 } as Coupon)
  const screen = await renderScreen(
    <ProductView product={productOf()} />,
    { id: '1' },
    undefined,
    'shop.product.detail',
  )
  await screen.waitFor(() => screen.text().includes('立减'))
  expect(screen.text()).toContain('券后 ¥65')
  expect(screen.text()).not.toContain('兑换')
  await screen.tap(/^优惠券/)
  await screen.waitFor(() => screen.get('立即领取 立减'))
  await screen.tap('立即领取 立减')
  await screen.waitFor(() => receive.mock.calls.length > 0)
})

test('shows the server message and opens nothing when the voucher is short', async () => {
  pickup.mockRejectedValue(refusal('voucherShort', '「山雾杯」提货券不足，最多还能提 0 件'))
  const screen = await renderScreen(
    <ProductView product={productOf()} />,
    { id: '1', pickup: '7' },
    undefined,
    'shop.product.detail',
  )
  await screen.tap('提货')
  await tapLast('提货')
  await screen.waitFor(() => screen.text().includes('「山雾杯」提货券不足'))
  expect(openedScreens()).toEqual([])
})

test('shows the diamonds beside the price and the sales counts to staff', async () => {
  const staff_counts = { paid: 12, unpaid: 3, in_baskets: 4 }
  const screen = await renderScreen(
    <ProductView product={productOf({ gamification_config: { diamond: { amount: 20 } }, staff_counts })} />,
    { id: '1' },
  )
  expect(screen.text()).toContain('+ 20 钻石')
  expect(screen.text()).toContain('已付 12 · 待付 3 · 购物车 4')
})

test('an ad beside the product links to its target', async () => {
  const empty = await renderScreen(<ProductView product={productOf()} />, { id: '1' })
  expect(empty.text()).not.toContain('凭提货券免费提取')
  jest
    .spyOn(catalogApi, 'ads')
    .mockResolvedValue({ count: 1, results: [{ id: 1, title: '周末市集', image, link: { type: 'event' } }] })
  const screen = await renderScreen(<ProductView product={productOf()} />, { id: '1' })
  const link = await screen.waitFor(() =>
    [...document.querySelectorAll('a')].find((one) => one.innerHTML.includes('周末市集')),
  )
  expect(link?.getAttribute('href')).toMatch(/\/event\/$/)
})

const shopAnswer = { id: 8, name: '青拾', text: '谢谢您的喜欢', is_staff: true as const }
const review = {
  id: 1,
  line_id: 1,
  product_id: 1,
  product_name: '山雾杯',
  attributes_label: '雾白',
  score: 4,
  text: '釉色比图片还温润',
  images: [image],
  author: { uuid: 'u1', name: '林小满', avatar: null },
  created: '2026-01-01T00:00:00.000Z',
}

test('shows the mean score, the share of good reviews, the newest with the shop’s answer, and leads to all', async () => {
  jest.spyOn(catalogApi, 'reviewSummary').mockResolvedValue({
    count: 8,
    average: 4.6,
    good_count: 7,
    picture_count: 1,
    newest: [{ ...review, replies: [{ id: 7, name: '阿拾', text: '我也买了' }, shopAnswer], reply_count: 2 }],
  })
  const screen = await renderScreen(<ProductView product={productOf()} />, { id: '1' })
  await screen.waitFor(() => screen.text().includes('釉色比图片还温润'))
  for (const text of ['评价 8', '★ 4.6', '好评率 88%', '林小满', '雾白', '商家回复：谢谢您的喜欢'])
    expect(screen.text()).toContain(text)
  expect(screen.text()).not.toContain('我也买了')
  expect(screen.get('4 星')).toBeTruthy()
  const addresses = [...document.querySelectorAll('a')].map((one) => one.getAttribute('href'))
  expect(addresses).toContainEqual(expect.stringMatching(/\/product\/1\/comment\/$/))
  expect(addresses).toContainEqual(expect.stringMatching(/\/comment\/product\/1\/all\/$/))
})

test('leads to all reviews when they cannot be loaded', async () => {
  jest.spyOn(catalogApi, 'reviewSummary').mockRejectedValue(refusal('internal', '服务器开小差了'))
  const screen = await renderScreen(<ProductView product={productOf()} />, { id: '1' })
  await screen.waitFor(() => screen.text().includes('看看买家怎么说'))
})

describe('the delivery row', () => {
  const estimate: DeliveryEstimate = {
    district: null,
    fee: '10.00',
    free_over: null,
    is_refused: false,
    days: { from: 3, to: 5 },
  }

  test('shows where to, what it costs and how long it takes', async () => {
    const delivery = jest
      .spyOn(catalogApi, 'delivery')
      .mockResolvedValue({ ...estimate, district: { code: '330106', display: '浙江省 杭州市 西湖区' } })
    const screen = await renderScreen(
      <ProductView product={productOf({ promises: ['7 天无理由退货', '破损包赔'] })} />,
      { id: '1' },
    )
    await screen.waitFor(() => screen.text().includes('预计 3–5 天送达'))
    expect(delivery).toHaveBeenCalledWith(1, undefined, expect.anything())
    expect(screen.text()).toContain('浙江省 杭州市 西湖区')
    expect(screen.text()).toContain('运费 ¥10')
    expect(screen.text()).toContain('7 天无理由退货 · 破损包赔')
  })

  test('asks for the district that was chosen on the device, and says when nothing is sent there', async () => {
    setDeliveryDistrict(['31', '3101', '310101'])
    const delivery = jest.spyOn(catalogApi, 'delivery').mockResolvedValue({
      ...estimate,
      district: { code: '310101', display: '上海市 黄浦区' },
      is_refused: true,
      refused_reason: '暂无快递',
    })
    const screen = await renderScreen(<ProductView product={productOf()} />, { id: '1' })
    await screen.waitFor(() => screen.text().includes('该地区暂不配送：暂无快递'))
    expect(delivery).toHaveBeenCalledWith(1, '310101', expect.anything())
    expect(screen.text()).not.toContain('天送达')
    act(() => setDeliveryDistrict([]))
  })

  test('shows the terms of the product while no estimate can be had', async () => {
    jest.spyOn(catalogApi, 'delivery').mockRejectedValue(refusal('notFound', '没有找到'))
    const screen = await renderScreen(
      <ProductView product={productOf({ shipping: { fee: '8.00', free_over: '99.00', is_regional: true } })} />,
      { id: '1' },
    )
    expect(screen.text()).toContain('选择收货地区')
    expect(screen.text()).toContain('运费 ¥8 · 满 ¥99 包邮 · 部分地区不同')
  })
})

test('lists articles that mention the product, also when the notes cannot be loaded', async () => {
  const articles = jest.spyOn(contentApi, 'articles').mockResolvedValue({
    count: 1,
    results: [{ id: 4, ctype: 'post.article', title: '一只杯子的来历', abstract: '', main_image: null }],
  } as never)
  jest.spyOn(communityApi, 'notes').mockRejectedValue(refusal('internal', '服务器开小差了'))
  const screen = await renderScreen(<ProductView product={productOf()} />, { id: '1' })
  await screen.waitFor(() => screen.text().includes('一只杯子的来历'))
  expect(screen.text()).toContain('相关文章')
  expect(screen.text()).not.toContain('大家的笔记')
  expect(articles).toHaveBeenCalledWith({ product: 1, limit: 4 }, expect.anything())
})

const hour = 3_600_000
const openProduct = (more: Parameters<typeof productOf>[0]) =>
  renderScreen(<ProductView product={productOf(more)} />, { id: '1' }, undefined, 'shop.product.detail')

test('names the time of a sale to come and offers nothing to buy until then', async () => {
  const screen = await openProduct({ on_sale: new Date(Date.now() + hour).toISOString() })
  expect(screen.text()).toMatch(/开售\s*2\d{3}/)
  expect(buttons('即将开售')).toHaveLength(1)
  expect([...buttons('立即购买'), ...buttons('加入购物车')]).toEqual([])
})

test('offers a product again when the time of its sale comes', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] })
  try {
    await openProduct({ on_sale: new Date(Date.now() + hour).toISOString() })
    await act(async () => void jest.advanceTimersByTime(hour + 1))
    expect(buttons('立即购买')).not.toEqual([])
  } finally {
    jest.useRealTimers()
  }
})

test.each([
  [{ max: 3, left: 3 }, '每人限购 3 件', '立即购买'],
  [{ max: 3, left: 1 }, '每人限购 3 件，您还可购买 1 件', '立即购买'],
  [{ max: 3, left: 0 }, '每人限购 3 件，您已购满', '已购满'],
])('shows the limit %j a person', async (purchase_limit, text, button) => {
  const screen = await openProduct({ purchase_limit })
  expect(screen.text()).toContain(text)
  expect(buttons(button)).toHaveLength(1)
})

test('says the limit when a buyer asks for more pieces than it leaves', async () => {
  const toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  const screen = await openProduct({ purchase_limit: { max: 1, left: 1 } })
  await screen.tap('立即购买')
  const more = document.querySelector<HTMLElement>('[aria-label="山雾杯，增加"], [aria-label*="增加"]')
  await act(async () => more?.click())
  expect(toast).toHaveBeenCalledWith('每人限购 1 件', { at: 'center' })
})

test('shows the film first, and the picture of a variant as soon as one is picked', async () => {
  const white = { ...image, full: '/white.jpg', thumb: '/white.webp' }
  const [first, second] = productOf().variants
  if (!first || !second) throw new Error('no variants')
  const variants = [first, { ...second, inventory: 3, image: white }]
  const cover = { ...image, full: '/media/cup.jpg', width: 2000, height: 2000 }
  const screen = await openProduct({ video: { url: '/media/film.mp4' }, main_image: cover, variants })
  const film = document.querySelector('video')
  expect(film?.getAttribute('src')).toBe('/media/film.mp4')
  // The size that the document preloads: the whole picture would be a second one.
  expect(film?.getAttribute('poster')).toMatch(/^\/media\/cup\.jpg\?w=\d+$/)
  await screen.tap('选择')
  await act(
    async () =>
      void [...document.querySelectorAll('button, [role=radio]')]
        .find((one) => one.textContent === '赭石')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
  )
  expect(document.querySelector('video')).toBeNull()
  expect(document.body.innerHTML).toContain('/white.')
})

test('the document has the title for search engines, the screen the name of the product', async () => {
  const setTitle = jest.spyOn(display, 'setTitle')
  const seo = { title: '汝窑盖碗 手工 150ml', description: '' }
  const screen = await openProduct({ name: '汝窑盖碗', seo })
  expect(setTitle).toHaveBeenLastCalledWith(seo.title)
  expect(screen.text()).not.toContain(seo.title)
})
