import { CommentListScreen } from '@/features/comment/CommentListScreen'
import { CommentScreen } from '@/features/comment/CommentScreen'
import { OrderComments } from '@/features/ops/OrderComments'
import { OrderDetailScreen } from '@/features/order/OrderDetailScreen'
import { ProductView } from '@/features/product/ProductView'
import '@/i18n/trade'
import { env } from '@/platform/env'
import { ops } from '@/services/ops'
import { productCalls } from '@/services/product'
import { shop } from '@/services/shop'
import { trade } from '@/services/trade'
import { orderOf, productOf } from '../fixtures'
import { renderAround } from './support'

jest.mock('@/platform/router', () => jest.requireActual('../screen-router'))
jest.mock('@tarojs/components', () => jest.requireActual('@/platform/components-h5/view'))
jest.mock('@/platform/display', () => ({ display: { textScale: () => 1, setTitle() {}, scrollToTop() {}, setChrome() {} } }))

const commented = orderOf({ status: 'completed', lines: orderOf().lines.map((line) => ({ ...line, is_comment_available: true })) })

let product: jest.SpyInstance
let ofOrder: jest.SpyInstance
beforeEach(() => {
  jest.replaceProperty(env, 'isMini', true)
  jest.replaceProperty(env, 'version', '1.2.0')
  jest.spyOn(productCalls, 'ads').mockResolvedValue({ count: 0, results: [] })
  jest.spyOn(productCalls, 'recommended').mockResolvedValue({ count: 0, results: [] })
  jest.spyOn(shop, 'order').mockResolvedValue(commented)
  product = jest.spyOn(trade, 'productComments').mockResolvedValue({ count: 0, results: [] })
  ofOrder = jest.spyOn(ops, 'orderComments').mockResolvedValue({ count: 0, results: [] })
})

const around = (ui: Parameters<typeof renderAround>[0], review_version: string, params = {}) => renderAround(ui, { config: { review_version }, params })

describe('a build of a mini-program that is reviewed', () => {
  test('has no way from a product to comments, and other builds have one', async () => {
    const hidden = await around(<ProductView product={productOf()} />, '1.2.0', { id: '1' })
    await hidden.waitFor(() => hidden.get('山雾杯'))
    expect(hidden.text()).not.toContain('评价')
    const screen = await around(<ProductView product={productOf()} />, '1.3.0', { id: '1' })
    await screen.waitFor(() => screen.text().includes('评价'))
  })

  test('shows none and asks for none where an old link leads to them', async () => {
    const screen = await around(<CommentListScreen />, '1.2.0', { id: '1' })
    await screen.waitFor(() => screen.get('暂不提供评价'))
    expect(product).not.toHaveBeenCalled()
  })

  test('lets nobody write one', async () => {
    const form = await around(<CommentScreen />, '1.2.0', { number: 'D1' })
    await form.waitFor(() => form.get('暂不提供评价'))
    const order = await around(<OrderDetailScreen />, '1.2.0', { number: 'D1' })
    await order.waitFor(() => order.get(/商品1/))
    expect(order.all(/评价/)).toEqual([])
    const other = await around(<OrderDetailScreen />, '', { number: 'D1' })
    await other.waitFor(() => other.all(/评价/).length > 0)
  })

  test('shows operators none', async () => {
    const screen = await around(<OrderComments id={1} />, '1.2.0')
    expect(screen.text()).not.toContain('评价')
    expect(ofOrder).not.toHaveBeenCalled()
  })
})

describe('the native app that its store reviews', () => {
  const inApp = (app_review_version: string) => {
    jest.replaceProperty(env, 'isMini', false)
    jest.replaceProperty(env, 'kind', 'app')
    return renderAround(<ProductView product={productOf()} />, { config: { app_review_version, review_version: '1.2.0' }, params: { id: '1' } })
  }

  test('has no way from a product to comments, as long as it is the version that is reviewed', async () => {
    const hidden = await inApp('1.2.0')
    await hidden.waitFor(() => hidden.get('山雾杯'))
    expect(hidden.text()).not.toContain('评价')
  })

  test.each(['', '1.3.0'])('has one while %p is reviewed, whatever mini-program is', async (reviewed) => {
    const shown = await inApp(reviewed)
    await shown.waitFor(() => shown.text().includes('评价'))
  })

  test('shows none and asks for none where an old link leads to them', async () => {
    jest.replaceProperty(env, 'isMini', false)
    jest.replaceProperty(env, 'kind', 'app')
    const screen = await renderAround(<CommentListScreen />, { config: { app_review_version: '1.2.0' }, params: { id: '1' } })
    await screen.waitFor(() => screen.get('暂不提供评价'))
    expect(product).not.toHaveBeenCalled()
  })
})

test('in a browser comments are shown whatever is reviewed', async () => {
  jest.replaceProperty(env, 'isMini', false)
  const shown = await renderAround(<ProductView product={productOf()} />, {
    config: { app_review_version: '1.2.0', review_version: '1.2.0' },
    params: { id: '1' },
  })
  await shown.waitFor(() => shown.text().includes('评价'))
})
