import { eventPermissions } from '@storefront/contract/permissions'
import type { OpsArticleDetail } from '@storefront/contract/entities/content/ops-article'
import type { NoteDetail } from '@storefront/contract/entities/community/note'
import type { OpsEventDetail } from '@storefront/contract/entities/events/ops-event'
import { OpsArticleListScreen } from '@/features/ops/screens/content/OpsArticleListScreen'
import { OpsArticleScreen } from '@/features/ops/screens/content/OpsArticleScreen'
import { OpsEventListScreen } from '@/features/ops/screens/events/OpsEventListScreen'
import { OpsEventScreen } from '@/features/ops/screens/events/OpsEventScreen'
import { OpsNoteScreen } from '@/features/ops/screens/content/OpsNoteScreen'
import '@/i18n/subpackage'
import '@/i18n/ops'
import '@/i18n/trade'
import { feedback } from '@/platform/feedback'
import { opsContentApi } from '@/services/api/ops/content'
import { answerDialog, refusal, renderScreen, user } from '../../fixtures'
import { openedScreens } from '../../screen-router'

const article: OpsArticleDetail = {
  id: 3,
  ctype: 'post.article',
  title: '秋茶记',
  abstract: '',
  author: { name: '编辑部' },
  category: null,
  main_image: null,
  published: '2026-03-01T00:00:00.000Z',
  hits: 12,
  like_count: 0,
  is_active: true,
  content: '<p>采茶的一天</p>',
  tags: [],
}
const note: NoteDetail = {
  id: 5,
  ctype: 'note.note',
  slug: 'n5',
  title: '窗边一盏茶',
  abstract: '',
  is_active: false,
  is_liked: false,
  is_mine: false,
  like_count: 2,
  hits: 9,
  author: { uuid: 'u', name: '林小满', avatar: null },
  main_image: null,
  published: '2026-03-01T00:00:00.000Z',
  content: '茶凉了再续。',
  images: [],
  comment_count: 0,
  topics: [],
  products: [],
} as NoteDetail
const event: OpsEventDetail = {
  id: 7,
  name: '山脊徒步',
  address: '龙井路',
  start: '2026-03-01T00:00:00.000Z',
  end: '2026-03-01T08:00:00.000Z',
  is_all_day: false,
  is_active: true,
  main_image: null,
  seats_expected: 30,
  seats_available: 4,
  registrations: 26,
  pending: 3,
  signed_in: 0,
  ops_actions: [{ code: 'verify_ticket' }, { code: 'registration' }],
  venue: '',
  abstract: '',
  tickets: [{ id: 1, name: '普通票', left: null, issued: 6, reserved: 0, is_active: true }],
  waiting: null,
}
const staff = (...perms: string[]) => ({ ...user, perms })
let toast: jest.SpyInstance
beforeEach(() => {
  localStorage.clear()
  toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
})

test('an article is taken off after a question, and published again without one', async () => {
  jest.spyOn(opsContentApi, 'article').mockResolvedValue(article)
  const activate = jest
    .spyOn(opsContentApi, 'activateArticle')
    .mockImplementation(async (_, is_active) => ({ ...article, is_active }))
  const screen = await renderScreen(
    <OpsArticleScreen />,
    { id: '3' },
    staff('post.change_article'),
    'ops.article.detail',
  )
  await screen.waitFor(() => screen.text().includes('采茶的一天'))
  await screen.tap('下架')
  expect(activate).not.toHaveBeenCalled()
  await answerDialog('下架')
  await screen.waitFor(() => screen.text().includes('已下架'))
  expect(activate).toHaveBeenLastCalledWith(3, false)
  // What visitors cannot open is no way out.
  expect(screen.all('查看前台页面')).toEqual([])
  await screen.tap('发布')
  await screen.waitFor(() => screen.all('查看前台页面').length === 1)
  expect(activate).toHaveBeenLastCalledWith(3, true)
  expect(toast.mock.calls.map(([text]) => text)).toEqual(['已下架', '已发布'])
})

test.each([
  ['both permissions', eventPermissions, ['验票：山脊徒步', '报名名单：山脊徒步']],
  ['the door alone', ['event.verify_ticket'], ['验票：山脊徒步']],
  ['a right to change it alone', ['event.change_event'], []],
])('the list of events has the buttons that staff with %s may press', async (_, perms, labels) => {
  jest.spyOn(opsContentApi, 'events').mockResolvedValue({ count: 1, results: [event] })
  const screen = await renderScreen(<OpsEventListScreen />, {}, staff(...perms), 'ops.event')
  await screen.waitFor(() => screen.get(/^山脊徒步已发布/))
  expect(
    [...document.querySelectorAll('button[aria-label$=山脊徒步]')].map((node) => node.getAttribute('aria-label')),
  ).toEqual(labels)
  expect(document.querySelector('a button')).toBeNull()
  for (const label of labels) await screen.tap(label)
  const targets = { 验票: 'event.event.verify', 报名名单: 'event.event.eventregistration' } as Readonly<
    Record<string, string>
  >
  expect(openedScreens().map(({ name, params }) => [name, params])).toEqual(
    labels.map((label) => [targets[label.split('：')[0] ?? ''], { id: '7' }]),
  )
})

test('a refusal leaves an article as it is', async () => {
  jest.spyOn(opsContentApi, 'article').mockResolvedValue({ ...article, is_active: false })
  jest.spyOn(opsContentApi, 'activateArticle').mockRejectedValue(refusal('forbidden', '没有权限'))
  const screen = await renderScreen(
    <OpsArticleScreen />,
    { id: '3' },
    staff('post.change_article'),
    'ops.article.detail',
  )
  await screen.waitFor(() => screen.all('发布').length === 1)
  await screen.tap('发布')
  await screen.waitFor(() => screen.all('发布').length === 1)
  expect(screen.text()).toContain('已下架')
})

test('the list of articles tells which are out, off and planned, and leads to each', async () => {
  const results = [
    article,
    { ...article, id: 4, title: '春信', is_active: false },
    { ...article, id: 8, title: '明年见', published: new Date(Date.now() + 86_400_000).toISOString() },
  ]
  jest.spyOn(opsContentApi, 'articles').mockResolvedValue({ count: 3, results })
  const screen = await renderScreen(<OpsArticleListScreen />, {}, staff('post.change_article'), 'ops.article')
  await screen.waitFor(() => screen.get(/^秋茶记已发布/))
  expect([screen.all(/^春信已下架/).length, screen.all(/^明年见定时发布/).length]).toEqual([1, 1])
  await screen.tap(/^春信/)
  expect(openedScreens()).toMatchObject([{ name: 'ops.article.detail', params: { id: '4' } }])
})

test('staff without the permission reads nothing and is led to its home', async () => {
  const read = jest.spyOn(opsContentApi, 'articles')
  const screen = await renderScreen(<OpsArticleListScreen />, {}, staff('shop.verify_eticket'), 'ops.article')
  await screen.waitFor(() => screen.get('您没有权限进行此操作'))
  expect(read).not.toHaveBeenCalled()
  await screen.tap('运营中心')
  expect(openedScreens()).toMatchObject([{ name: 'ops.index', mode: 'replace' }])
})

test('a note that was taken off is published again', async () => {
  jest.spyOn(opsContentApi, 'note').mockResolvedValue(note)
  const activate = jest.spyOn(opsContentApi, 'activateNote').mockResolvedValue({ ...note, is_active: true })
  const screen = await renderScreen(<OpsNoteScreen />, { id: '5' }, staff('note.change_note'), 'ops.note.detail')
  await screen.waitFor(() => screen.text().includes('茶凉了再续。'))
  await screen.tap('发布')
  await screen.waitFor(() => screen.all('查看前台页面').length === 1)
  expect(activate).toHaveBeenCalledWith(5, true)
})

describe('an event', () => {
  beforeEach(() => jest.spyOn(opsContentApi, 'event').mockResolvedValue(event))

  test('shows its counts, and publishes only with the permission for it', async () => {
    const screen = await renderScreen(
      <OpsEventScreen />,
      { id: '7' },
      staff('event.read_eventregistration'),
      'ops.event.detail',
    )
    await screen.waitFor(() => screen.text().includes('名额 4/30 · 报名 26 · 已签到 0 · 待审核 3'))
    expect(screen.text()).toContain('有效 6 · 不限量')
    expect([screen.all('下架').length, screen.all('验票').length]).toEqual([0, 0])
    await screen.tap('报名名单')
    expect(openedScreens()).toMatchObject([{ name: 'event.event.eventregistration', params: { id: '7' } }])
  })

  test('is taken off by who may', async () => {
    const activate = jest.spyOn(opsContentApi, 'activateEvent').mockResolvedValue({ ...event, is_active: false })
    const screen = await renderScreen(<OpsEventScreen />, { id: '7' }, staff('event.change_event'), 'ops.event.detail')
    await screen.waitFor(() => screen.all('下架').length === 1)
    await screen.tap('下架')
    await answerDialog('下架')
    await screen.waitFor(() => screen.all('发布').length === 1)
    expect(activate).toHaveBeenCalledWith(7, false)
  })

  test.each(eventPermissions)(
    'stands in the list for %s, which an address narrows to waiting registrations',
    async (permission) => {
      const read = jest.spyOn(opsContentApi, 'events').mockResolvedValue({ count: 1, results: [event] })
      const screen = await renderScreen(<OpsEventListScreen />, { waiting: 'true' }, staff(permission), 'ops.event')
      await screen.waitFor(() => screen.get(/^山脊徒步/))
      expect(read.mock.calls[0]?.[0]).toMatchObject({ waiting: true })
    },
  )
})
