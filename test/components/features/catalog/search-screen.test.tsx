import { modules } from '@storefront/contract/modules'
import { linkTypes } from '@storefront/contract/routes'
import { kindOf } from '@/features/catalog/search-kinds'
import { SearchScreen } from '@/features/catalog/screens/SearchScreen'
import { clearSearches, rememberSearch, searches } from '@/state/search-history'
import { answerDialog, button, renderScreen } from '../../fixtures'
import { renderAround } from '../../site/support'
import { openedScreens, router } from '../../screen-router'
import { answerLists, askedFor, askedOf, pageOf, pressEnter, product, sendToScript } from '../shared/list-support'

jest.mock('@/platform/http', () => ({ http: { send: (request: never) => sendToScript(request) } }))

const address = () => router.here().params
const open = (params: Record<string, string> = {}) => renderScreen(<SearchScreen />, params, null, 'search')

beforeEach(() => {
  localStorage.clear()
  clearSearches()
  answerLists(() => pageOf([product(1)]))
})

describe('kindOf', () => {
  test.each([
    ['shop.productsearchpagemodule', 'product'],
    ['shop.product', 'product'],
    ['distribution_mpage.distselectproductspagemodule', 'product'],
    ['post.articlesmodule', 'article'],
    ['event.eventspagemodule', 'event'],
    ['circle.topicsmodule', 'topic'],
    ['note.usernotespagemodule', 'note'],
    ['article', 'article'],
    ['topic', 'topic'],
    ['constructor', 'product'],
    ['', 'product'],
    [undefined, 'product'],
  ])('%p maps to the kind %s', (type, kind) => expect(kindOf(type).kind).toBe(kind))
  test('maps every content module and resource to a kind other than product', () => {
    const kinds = [...modules.map(({ type }) => type), ...Object.keys(linkTypes)].map((type) => [
      type,
      kindOf(type).kind,
    ])
    const kindsOfLists = kinds.filter(([type]) => /^(circle|note|post|event|topic|article)/.test(type ?? ''))
    expect(kindsOfLists.filter(([, kind]) => kind === 'product')).toEqual([])
    expect(kinds.length).toBeGreaterThan(20)
  })
})

test.each([
  ['shop.product', '商品', '/shop/product/', '搜索商品'],
  ['post.articlesmodule', '文章', '/post/article/', '搜索文章'],
  ['event', '活动', '/event/event/', '搜索活动'],
  ['circle.topicspagemodule', '话题', '/circle/topic/', '搜索话题'],
  ['note.note', '笔记', '/note/note/', '搜索笔记'],
])('the type %s selects the tab %s and requests %s', async (type, tab, path, placeholder) => {
  answerLists(() => pageOf([]))
  const screen = await open({ type, search: '茶' })
  await screen.waitFor(() => askedOf(path).length > 0)
  expect(askedOf(path)[0]).toEqual({ search: '茶', offset: '0' })
  expect(button(tab).getAttribute('aria-selected')).toBe('true')
  expect(document.querySelector('input')?.getAttribute('aria-label')).toBe(placeholder)
  await screen.waitFor(() => screen.get('没有找到相关内容'))
  expect(screen.text()).toContain('换个关键词')
})

test('a search without results proposes other words, which a tap searches for', async () => {
  answerLists((params) =>
    params.get('search') === '盖碗'
      ? pageOf([product(1, '青釉盖碗')])
      : { status: 200, body: { count: 0, results: [], suggestion: '盖碗' } },
  )
  const screen = await open({ type: 'shop.product', search: '盖完' })
  await screen.waitFor(() => screen.get('没有找到相关内容'))
  await screen.tap('您是不是要找「盖碗」')
  await screen.waitFor(() => screen.get('青釉盖碗'))
  expect(address()).toEqual({ type: 'shop.product', search: '盖碗' })
  expect(screen.text()).not.toContain('您是不是要找')
})

test('another tab retains the search text and drops the ordering and filters', async () => {
  const screen = await open({ type: 'shop.product', search: '茶', ordering: 'price', in_stock: 'true' })
  await screen.tap('文章')
  await screen.waitFor(() => askedOf('/post/article/').length > 0)
  expect(address()).toEqual({ type: 'post.article', search: '茶' })
  expect(askedOf('/post/article/')).toEqual([{ search: '茶', offset: '0' }])
})

describe('without a search text', () => {
  test('requests nothing and shows the history, newest first, which searches on a tap', async () => {
    for (const word of ['杯', '盖碗']) rememberSearch(word)
    const screen = await open({ type: 'shop.product' })
    expect(screen.text()).toMatch(/搜索历史.*盖碗.*杯/)
    expect(askedOf('/shop/product/')).toEqual([])
    await screen.tap('杯')
    await screen.waitFor(() => screen.get('商品1'))
    expect(address()).toEqual({ type: 'shop.product', search: '杯' })
    expect(searches()).toEqual(['杯', '盖碗'])
  })
  test('clears the history only after a confirmation', async () => {
    rememberSearch('盖碗')
    const screen = await open()
    await screen.tap('编辑搜索历史')
    await screen.tap('清空搜索历史')
    await answerDialog('取消')
    expect(searches()).toEqual(['盖碗'])
    await screen.tap('清空搜索历史')
    await answerDialog('确定')
    await screen.waitFor(() => screen.all('盖碗').length === 0)
    expect(searches()).toEqual([])
    expect(screen.text()).toContain('输入关键词')
  })
  test('deletes one word of the history while it is edited, and searches again afterwards', async () => {
    for (const word of ['杯', '盖碗']) rememberSearch(word)
    const screen = await open()
    await screen.tap('编辑搜索历史')
    await screen.tap('删除「盖碗」')
    expect(searches()).toEqual(['杯'])
    expect(address()).toEqual({})
    await screen.tap('完成')
    await screen.tap('杯')
    await screen.waitFor(() => screen.get('商品1'))
  })
  test('searches for a hot search term on a tap', async () => {
    answerLists(() => pageOf([product(1)]), ['手工皂', '拉坯'])
    const screen = await renderAround(<SearchScreen />, {
      config: { hot_words: ['手工皂', '拉坯'] },
      at: 'search',
      as: null,
    })
    await screen.waitFor(() => screen.get('热门搜索'))
    await screen.tap('拉坯')
    await screen.waitFor(() => askedOf('/shop/product/').length > 0)
    expect(address()).toEqual({ search: '拉坯' })
  })
})

test('the history contains only the final search text, not the intermediate input', async () => {
  rememberSearch('杯')
  const screen = await open({ type: 'shop.product' })
  for (const text of ['青', '青瓷', '青瓷碗']) {
    await screen.input('搜索商品', text)
    await pressEnter()
    await screen.waitFor(() => address().search === text)
  }
  expect(searches()).toEqual(['青瓷碗', '杯'])
})

test('the input retains its focus when the first results are rendered', async () => {
  const screen = await open({ type: 'shop.product' })
  const field = document.querySelector('input')
  field?.focus()
  await screen.input('搜索商品', '茶')
  await pressEnter()
  await screen.waitFor(() => screen.get('商品1'))
  expect(document.activeElement).toBe(field)
})

test.each([
  ['shop.product', '商品1'],
  ['event.event', '没有找到相关内容'],
])('few results of %s are followed by other best sellers', async (type, text) => {
  answerLists((params, path) => {
    if (params.get('ordering') === '-count_purchase') return pageOf([product(1), product(2, '青釉盖碗')])
    return pageOf(path === '/shop/product/' ? [product(1)] : [])
  })
  const screen = await open({ type, search: '茶' })
  await screen.waitFor(() => screen.get('青釉盖碗'))
  expect(screen.text()).toContain('大家都在买')
  expect(screen.all(text)).toHaveLength(1)
})

test('the filter panel contains what the list of a kind shows as tabs', async () => {
  answerLists(() => pageOf([]))
  const screen = await open({ type: 'event.event', search: '茶' })
  expect(screen.all('已结束')).toHaveLength(0)
  await screen.tap('筛选')
  await screen.tap('已结束')
  await screen.waitFor(() => screen.get('查看 0 条结果'))
  await screen.tap('查看 0 条结果')
  await screen.waitFor(() => askedOf('/event/event/').at(-1)?.phase === 'over')
  expect(address()).toEqual({ type: 'event.event', search: '茶', phase: 'over' })
  await screen.waitFor(() => screen.get('清除条件'))
  await screen.tap('清除条件')
  expect(address()).toEqual({ type: 'event.event', search: '茶' })
})

describe('while a search is typed', () => {
  const suggestions = [
    { kind: 'word', name: '盖碗套装' },
    { kind: 'product', id: 7, name: '青釉盖碗' },
    { kind: 'event', id: 3, name: '盖碗茶会' },
  ]
  const answerWith = (items: object[]) =>
    answerLists((params, path) =>
      path === '/base/search/' ? pageOf(params.get('search') === '盖' ? items : []) : pageOf([product(1)]),
    )
  test('proposes words, which search, and items, which open', async () => {
    answerWith(suggestions)
    const screen = await open()
    await screen.input('搜索商品', '盖')
    await screen.waitFor(() => screen.get('盖碗套装'))
    expect(document.querySelector('[aria-label="搜索建议"]')?.textContent).toContain('盖碗茶会活动')
    expect(address()).toEqual({})
    await screen.tap(/青釉盖碗/)
    expect(openedScreens().at(-1)).toMatchObject({ name: 'shop.product.detail', params: { id: '7' } })
    await screen.tap('盖碗套装')
    await screen.waitFor(() => screen.get('商品1'))
    expect(address()).toEqual({ search: '盖碗套装' })
  })
  test('keeps what is of another kind beside the results', async () => {
    answerWith(suggestions)
    const screen = await open()
    await screen.input('搜索商品', '盖')
    await screen.waitFor(() => screen.get('盖碗套装'))
    await pressEnter()
    await screen.waitFor(() => screen.get('商品1'))
    expect(screen.text()).toContain('盖碗茶会')
    expect(screen.text()).not.toContain('青釉盖碗')
  })
  test('leaves the history where nothing is proposed, and asks for nothing twice', async () => {
    answerWith([])
    rememberSearch('茶壶')
    const screen = await open()
    await screen.input('搜索商品', '盖')
    await screen.waitFor(() => askedFor('/base/search/').length > 0)
    expect(askedFor('/base/search/')).toEqual([{ search: '盖' }])
    expect(screen.text()).toContain('茶壶')
  })
})

test('the words that others search for stand behind the site’s own', async () => {
  answerLists(() => pageOf([]), ['手工皂', '梅瓶'])
  const screen = await renderAround(<SearchScreen />, { config: { hot_words: ['手工皂'] }, at: 'search', as: null })
  await screen.waitFor(() => screen.get('梅瓶'))
  expect(screen.text()).toMatch(/热门搜索.*手工皂.*梅瓶/)
})
