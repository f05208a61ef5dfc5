import type { ArticleBrief, ArticleDetail } from '@storefront/contract/entities/content/article'
import type { TopicDetail } from '@storefront/contract/entities/community/topic'
import { TopicScreen } from '@/features/community/screens/TopicScreen'
import { ArticleListScreen } from '@/features/content/screens/ArticleListScreen'
import { ArticleScreen } from '@/features/content/screens/ArticleScreen'
import { feedback } from '@/platform/feedback'
import { catalogApi } from '@/services/api/catalog'
import { communityApi } from '@/services/api/community'
import { contentApi } from '@/services/api/content'
import { readingApi } from '@/services/api/reading'
import { productOf, refusal, renderScreen, user } from '../../fixtures'
import { openedScreens } from '../../screen-router'
import { answerLists, askedOf, pageOf, sendToScript } from '../shared/list-support'

jest.mock('@/platform/http', () => ({ http: { send: (request: never) => sendToScript(request) } }))

const brief: ArticleBrief = {
  id: 7,
  ctype: 'post.article',
  title: '一只青釉杯',
  abstract: '四十天',
  author: { name: '编辑部' },
  category: { id: 1, name: '手艺' },
  main_image: null,
  published: '2026-01-01T00:00:00Z',
  hits: 12,
  like_count: 3,
}
const article: ArticleDetail = {
  ...brief,
  content: '<p>揉泥</p><div data-product="5 4"></div>',
  tags: ['陶'],
  is_liked: false,
  comment_count: 0,
}
const topic: TopicDetail = {
  ...brief,
  ctype: 'circle.topic',
  author: { uuid: '', name: '编辑部', avatar: null },
  created: brief.published,
  attachments: [],
  content: '<p>你的第一只盖碗</p>',
  is_liked: true,
  comment_count: 0,
}

let toast: jest.SpyInstance
beforeEach(() => {
  toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  jest.spyOn(contentApi, 'article').mockResolvedValue(article)
  jest.spyOn(communityApi, 'topic').mockResolvedValue(topic)
  jest
    .spyOn(readingApi, 'relatedArticles')
    .mockResolvedValue({ count: 1, results: [{ ...brief, id: 8, title: '给第一次泡茶的人' }] })
  jest.spyOn(catalogApi, 'products').mockResolvedValue({
    count: 2,
    results: [
      productOf({ id: 4, name: '对杯', price: '88.00' }),
      productOf({ id: 5, name: '品茗杯', price: '68.00', is_sold_out: true }),
    ],
  })
})

describe('ArticleScreen', () => {
  const open = async () => {
    const screen = await renderScreen(<ArticleScreen />, { id: '7' }, user, 'post.article.detail')
    await screen.waitFor(() => screen.get(/揉泥/))
    return screen
  }

  test('shows products of the text in its order, with their prices and the way to buy them', async () => {
    const screen = await open()
    await screen.waitFor(() => screen.get(/对杯/))
    expect(catalogApi.products).toHaveBeenCalledWith({ id: '5,4', limit: 2 }, expect.anything())
    expect(screen.text()).toMatch(/品茗杯.*68.*已售罄.*对杯.*88.*去购买/s)
    await screen.tap(/对杯/)
    expect(openedScreens()[0]).toMatchObject({ name: 'shop.product.detail', params: { id: '4' } })
  })

  test('tells once that a user read it to the end', async () => {
    const finish = jest.spyOn(readingApi, 'finishArticle').mockResolvedValue({ flashMessages: [] })
    const screen = await open()
    await screen.waitFor(() => finish.mock.calls.length > 0)
    expect(finish.mock.calls).toEqual([[7, expect.any(String)]])
  })

  test('tells nothing of a visitor', async () => {
    const finish = jest.spyOn(readingApi, 'finishArticle').mockResolvedValue({ flashMessages: [] })
    const screen = await renderScreen(<ArticleScreen />, { id: '7' }, null, 'post.article.detail')
    await screen.waitFor(() => screen.get(/给第一次泡茶的人/))
    expect(finish).not.toHaveBeenCalled()
  })

  test('says nothing when the reading cannot be told', async () => {
    const finish = jest.spyOn(readingApi, 'finishArticle').mockRejectedValue(refusal('notFound', '没有找到'))
    const screen = await open()
    await screen.waitFor(() => finish.mock.calls.length > 0)
    expect(toast).not.toHaveBeenCalled()
  })

  test('leaves out products that do not come', async () => {
    jest.spyOn(catalogApi, 'products').mockRejectedValue(refusal('internal', '开小差'))
    const screen = await open()
    await screen.waitFor(() => screen.get(/给第一次泡茶的人/))
    expect(screen.text()).not.toContain('去购买')
    expect(toast).not.toHaveBeenCalled()
  })

  test('shows related articles', async () => {
    const screen = await open()
    await screen.waitFor(() => screen.get(/给第一次泡茶的人/))
    expect(screen.text()).toContain('相关文章')
  })

  test('shows no heading for related articles that do not come', async () => {
    jest.spyOn(readingApi, 'relatedArticles').mockRejectedValue(refusal('internal', '开小差'))
    const screen = await open()
    await screen.waitFor(() => screen.get(/对杯/))
    expect(screen.text()).not.toContain('相关文章')
    expect(toast).not.toHaveBeenCalled()
  })

  test('shows a like at once, keeps what the server answers, and reverts it with a toast when refused', async () => {
    let answer: (liked: { is_liked: boolean; like_count: number }) => void = () => {}
    const like = jest.spyOn(readingApi, 'likeArticle').mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const screen = await open()
    await screen.tap(/^点赞 3/)
    await screen.waitFor(() => screen.get(/^点赞 4/))
    // The second tap before the answer asks nothing.
    await screen.tap(/^点赞 4/)
    answer({ is_liked: true, like_count: 9 })
    await screen.waitFor(() => screen.get(/^点赞 9/))
    expect(like.mock.calls).toEqual([[7, true]])
    like.mockRejectedValue(refusal('internal', '服务器开小差了，请稍候再试'))
    await screen.tap(/^点赞 9/)
    await screen.waitFor(() => {
      expect(toast).toHaveBeenCalledWith('服务器开小差了，请稍候再试', expect.anything())
      return true
    })
    screen.get(/^点赞 9/)
  })
})

test('TopicScreen takes a like back', async () => {
  const like = jest.spyOn(readingApi, 'likeTopic').mockResolvedValue({ is_liked: false, like_count: 2 })
  const screen = await renderScreen(<TopicScreen />, { id: '7' }, user, 'circle.topic.detail')
  await screen.waitFor(() => screen.get(/^点赞 3/))
  await screen.tap(/^点赞 3/)
  await screen.waitFor(() => screen.get(/^点赞 2/))
  expect(like).toHaveBeenCalledWith(7, false)
})

test('TopicScreen shows the category, which opens the topics of it', async () => {
  const screen = await renderScreen(<TopicScreen />, { id: '7' }, user, 'circle.topic.detail')
  await screen.waitFor(() => screen.get(/^点赞 3/))
  await screen.tap('手艺')
  expect(openedScreens()).toMatchObject([{ name: 'circle.topic', params: { category: '1' } }])
})

describe('ArticleListScreen', () => {
  const open = async (params: Record<string, string> = {}) => {
    answerLists(() => pageOf([brief]))
    const screen = await renderScreen(<ArticleListScreen />, params, null, 'post.article')
    await screen.waitFor(() => screen.get(/一只青釉杯/))
    return screen
  }

  test('has a tab for each category, which stands in the address', async () => {
    jest.spyOn(readingApi, 'articleCategories').mockResolvedValue({
      count: 2,
      results: [
        { id: 1, name: '手艺', slug: 'craft' },
        { id: 2, name: '茶事', slug: 'tea' },
      ],
    })
    const screen = await open({ category: '2' })
    await screen.waitFor(() => screen.get('手艺'))
    expect(askedOf('/post/article/')).toMatchObject([{ category: '2' }])
    expect(document.querySelector('[role="tab"][aria-selected="true"]')?.textContent).toBe('茶事')
  })

  test('has no tabs for one tag, or when the categories do not come', async () => {
    const categories = jest.spyOn(readingApi, 'articleCategories').mockRejectedValue(refusal('internal', '开小差'))
    await open({ tag: '陶' })
    expect(categories).not.toHaveBeenCalled()
    await open()
    expect(document.querySelector('[role="tab"]')).toBeNull()
  })
})
