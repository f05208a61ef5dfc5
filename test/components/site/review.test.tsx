import { CommentSummary } from '@/features/community/components/comment/CommentSummary'
import { CommentListScreen as ThreadListScreen } from '@/features/community/screens/CommentListScreen'
import { CommentListScreen } from '@/features/orders/screens/CommentListScreen'
import { CommentScreen } from '@/features/orders/screens/CommentScreen'
import { OpsOrderComments } from '@/features/ops/components/OpsOrderComments'
import { OrderDetailScreen } from '@/features/orders/screens/OrderDetailScreen'
import { ProductView } from '@/features/catalog/components/product/ProductView'
import '@/i18n/ops'
import '@/i18n/trade'
import { env } from '@/platform/env'
import { catalogApi } from '@/services/api/catalog'
import { commentsApi } from '@/services/api/comments'
import { ordersApi } from '@/services/api/orders'
import { opsApi } from '@/services/api/ops'
import { orderOf, productOf } from '../fixtures'
import { renderAround } from './support'

const commented = orderOf({
  status: 'completed',
  lines: orderOf().lines.map((line) => ({ ...line, is_comment_available: true })),
})

let product: jest.SpyInstance
let ofOrder: jest.SpyInstance
beforeEach(() => {
  jest.replaceProperty(env, 'isMini', true)
  jest.replaceProperty(env, 'version', '1.2.0')
  jest.spyOn(catalogApi, 'ads').mockResolvedValue({ count: 0, results: [] })
  jest.spyOn(catalogApi, 'recommended').mockResolvedValue({ count: 0, results: [] })
  jest.spyOn(ordersApi, 'order').mockResolvedValue(commented)
  product = jest.spyOn(ordersApi, 'productComments').mockResolvedValue({ count: 0, results: [] })
  ofOrder = jest.spyOn(opsApi, 'orderComments').mockResolvedValue({ count: 0, results: [] })
})

const around = (ui: Parameters<typeof renderAround>[0], review_version: string, params = {}) =>
  renderAround(ui, { config: { review_version }, params })

describe('mini program version under review', () => {
  test('has no comments on a product, while other versions have', async () => {
    const hidden = await around(<ProductView product={productOf()} />, '1.2.0', { id: '1' })
    await hidden.waitFor(() => hidden.get('山雾杯'))
    expect(hidden.text()).not.toContain('评价')
    const screen = await around(<ProductView product={productOf()} />, '1.3.0', { id: '1' })
    await screen.waitFor(() => screen.text().includes('评价'))
  })

  test('shows a message instead of comments on a direct link and requests nothing', async () => {
    const screen = await around(<CommentListScreen />, '1.2.0', { id: '1' })
    await screen.waitFor(() => screen.get('暂不提供评价'))
    expect(product).not.toHaveBeenCalled()
  })

  test('offers neither a comment form nor a link to it', async () => {
    const form = await around(<CommentScreen />, '1.2.0', { number: 'D1' })
    await form.waitFor(() => form.get('暂不提供评价'))
    const order = await around(<OrderDetailScreen />, '1.2.0', { number: 'D1' })
    await order.waitFor(() => order.get(/商品1/))
    expect(order.all(/评价/)).toEqual([])
    const other = await around(<OrderDetailScreen />, '', { number: 'D1' })
    await other.waitFor(() => other.all(/评价/).length > 0)
  })

  test('shows a message on the screens of threaded comments, and no summary of them', async () => {
    const comments = jest.spyOn(commentsApi, 'comments').mockResolvedValue({ count: 0, results: [] })
    const list = await around(<ThreadListScreen />, '1.2.0', { target: 'note', key: '1' })
    await list.waitFor(() => list.get('暂不提供评论'))
    const summary = await around(<CommentSummary target="note" id={1} />, '1.2.0')
    expect(summary.text()).not.toContain('评论')
    expect(comments).not.toHaveBeenCalled()
    const other = await around(<CommentSummary target="note" id={1} />, '')
    await other.waitFor(() => other.get('来写第一条评论'))
  })

  test('shows no comments to operators and requests nothing', async () => {
    const screen = await around(<OpsOrderComments id={1} />, '1.2.0')
    expect(screen.text()).not.toContain('评价')
    expect(ofOrder).not.toHaveBeenCalled()
  })
})

describe('native app version under review', () => {
  const inApp = (app_review_version: string) => {
    jest.replaceProperty(env, 'isMini', false)
    jest.replaceProperty(env, 'kind', 'app')
    return renderAround(<ProductView product={productOf()} />, {
      config: { app_review_version, review_version: '1.2.0' },
      params: { id: '1' },
    })
  }

  test('has no comments on a product', async () => {
    const hidden = await inApp('1.2.0')
    await hidden.waitFor(() => hidden.get('山雾杯'))
    expect(hidden.text()).not.toContain('评价')
  })

  test.each(['', '1.3.0'])(
    'has comments while version %p is under review, independent of the mini program',
    async (version) => {
      const screen = await inApp(version)
      await screen.waitFor(() => screen.text().includes('评价'))
    },
  )

  test('shows a message instead of comments on a direct link and requests nothing', async () => {
    jest.replaceProperty(env, 'isMini', false)
    jest.replaceProperty(env, 'kind', 'app')
    const screen = await renderAround(<CommentListScreen />, {
      config: { app_review_version: '1.2.0' },
      params: { id: '1' },
    })
    await screen.waitFor(() => screen.get('暂不提供评价'))
    expect(product).not.toHaveBeenCalled()
  })
})

test('a browser shows comments independent of any version under review', async () => {
  jest.replaceProperty(env, 'isMini', false)
  const screen = await renderAround(<ProductView product={productOf()} />, {
    config: { app_review_version: '1.2.0', review_version: '1.2.0' },
    params: { id: '1' },
  })
  await screen.waitFor(() => screen.text().includes('评价'))
})
