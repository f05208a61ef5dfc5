import type { NoteBrief } from '@storefront/contract/entities/community/note'
import type { Person } from '@storefront/contract/entities/community/person'
import { act } from '@testing-library/react/pure'
import { CommunityScreen } from '@/features/community/screens/CommunityScreen'
import { FollowListScreen } from '@/features/community/screens/FollowListScreen'
import { PersonScreen } from '@/features/community/screens/PersonScreen'
import { feedback } from '@/platform/feedback'
import { communityApi } from '@/services/api/community'
import { peopleApi } from '@/services/api/people'
import { answerDialog, dialog, refusal, renderScreen, user } from '../../fixtures'
import { openedScreens } from '../../screen-router'

const person: Person = {
  uuid: 'u2',
  name: '周牧野',
  avatar: null,
  note_count: 2,
  topic_count: 0,
  like_count: 12,
  follower_count: 5,
  following_count: 1,
  is_followed: false,
  is_mine: false,
}
const note: NoteBrief = {
  id: 7,
  ctype: 'note.note',
  slug: 'rainy-day',
  title: '雨天的茶室',
  abstract: '雨声',
  is_active: true,
  is_liked: false,
  is_mine: false,
  like_count: 0,
  hits: 0,
  author: person,
  main_image: null,
  published: '2026-01-01T00:00:00Z',
}

// The real lists capture their calls; what they send is what counts.
let notes: jest.SpyInstance
const mockSend = jest.fn()
jest.mock('@/platform/http', () => ({ http: { send: (...args: unknown[]) => mockSend(...args) } }))

let toast: jest.SpyInstance
let read: jest.SpyInstance
beforeEach(() => {
  localStorage.clear()
  mockSend.mockReset().mockImplementation(async ({ url }: { readonly url: string }) => ({
    status: 200,
    body: { count: 1, results: url.includes('/circle/topic/') ? [] : [note] },
  }))
  notes = jest.spyOn(communityApi, 'notes')
  toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  read = jest.spyOn(peopleApi, 'person').mockResolvedValue(person)
})

const requestUrls = (): string[] => mockSend.mock.calls.map(([{ url }]) => String(url))

async function openPerson(params: Record<string, string> = {}) {
  const screen = await renderScreen(<PersonScreen />, { guid: 'u2', ...params }, user, 'user.detail')
  await screen.waitFor(() => screen.text().includes('周牧野'))
  return screen
}

describe('PersonScreen', () => {
  test('shows the counts, and the lists of notes, topics and likes by their tabs', async () => {
    const screen = await openPerson()
    await screen.waitFor(() => screen.text().includes('雨天的茶室'))
    expect(screen.text()).toContain('12获赞')
    expect(requestUrls().some((url) => /\/note\/note\/.*user=u2/.test(url))).toBe(true)
    await screen.tap('赞过')
    await screen.waitFor(() => requestUrls().some((url) => url.includes('liked_by=u2')))
    await screen.tap('话题')
    await screen.waitFor(() => requestUrls().some((url) => /\/circle\/topic\/.*user=u2/.test(url)))
    await screen.tap('5粉丝')
    expect(openedScreens().at(-1)).toMatchObject({ name: 'user.follow', params: { guid: 'u2' } })
  })

  test('opens by the short public id, and follows and lists by the uuid', async () => {
    const follow = jest.spyOn(peopleApi, 'follow').mockResolvedValue({ is_followed: true, follower_count: 6 })
    const screen = await openPerson({ guid: 'k3x9a' })
    expect(read.mock.calls.map(([guid]) => guid)).toEqual(['k3x9a'])
    await screen.tap('关注周牧野')
    await screen.waitFor(() => screen.get('已关注周牧野'))
    expect(follow.mock.calls).toEqual([['u2', true]])
    await screen.waitFor(() => requestUrls().some((url) => /\/note\/note\/.*user=u2/.test(url)))
    expect(requestUrls().some((url) => url.includes('k3x9a'))).toBe(false)
  })

  test('follows at once, and takes it back when the server refuses', async () => {
    let refuse: (reason: unknown) => void = () => {}
    const follow = jest.spyOn(peopleApi, 'follow').mockImplementation(
      () =>
        new Promise((_, reject) => {
          refuse = reject
        }),
    )
    const screen = await openPerson()
    await screen.tap('关注周牧野')
    await screen.waitFor(() => screen.get('已关注周牧野'))
    expect(screen.text()).toContain('6粉丝')
    expect(follow.mock.calls).toEqual([['u2', true]])
    await act(async () => refuse(refusal('internal', '服务器开小差了，请稍候再试')))
    await screen.waitFor(() => screen.get('关注周牧野'))
    expect(screen.text()).toContain('5粉丝')
    expect(toast).toHaveBeenCalled()
  })

  test('unfollows after a confirm', async () => {
    read.mockResolvedValue({ ...person, is_followed: true })
    const follow = jest.spyOn(peopleApi, 'follow').mockResolvedValue({ is_followed: false, follower_count: 4 })
    const screen = await openPerson()
    await screen.tap('已关注周牧野')
    expect(await answerDialog('取消关注')).toContain('不再关注周牧野？')
    await screen.waitFor(() => screen.text().includes('4粉丝'))
    expect(follow.mock.calls).toEqual([['u2', false]])
  })

  test('reports a person', async () => {
    const report = jest.spyOn(peopleApi, 'report').mockResolvedValue({ ok: true })
    const screen = await openPerson()
    await screen.tap('举报')
    await screen.waitFor(dialog)
    await screen.tap('辱骂攻击')
    await screen.tap('提交举报')
    await screen.waitFor(() => report.mock.calls.length > 0)
    expect(report.mock.calls[0]?.slice(0, 2)).toEqual(['u2', { reason: 'abuse' }])
  })

  test('offers the own profile instead of a follow on the own page', async () => {
    read.mockResolvedValue({ ...person, is_mine: true })
    const screen = await openPerson()
    expect(screen.all('关注周牧野')).toEqual([])
    expect(screen.all('举报')).toEqual([])
    await screen.tap('编辑资料')
    expect(openedScreens().at(-1)).toMatchObject({ name: 'ucenter.profile' })
  })

  test('says that an account was removed', async () => {
    read.mockRejectedValue(refusal('accountRemoved', '该用户已注销'))
    const screen = await renderScreen(<PersonScreen />, { guid: 'u2' }, user, 'user.detail')
    await screen.waitFor(() => screen.text().includes('该用户已注销'))
    expect(notes).not.toHaveBeenCalled()
  })
})

test('FollowListScreen follows from a row, and lists those who are followed', async () => {
  jest.spyOn(peopleApi, 'followers').mockResolvedValue({
    count: 1,
    results: [{ uuid: 'u3', name: '阿拾', avatar: null, is_followed: false, is_mine: false }],
  })
  const following = jest.spyOn(peopleApi, 'following').mockResolvedValue({ count: 0, results: [] })
  const follow = jest.spyOn(peopleApi, 'follow').mockResolvedValue({ is_followed: true, follower_count: 1 })
  const screen = await renderScreen(<FollowListScreen />, { guid: 'u2' }, user, 'user.follow')
  await screen.waitFor(() => screen.get('关注阿拾'))
  await screen.tap('关注阿拾')
  await screen.waitFor(() => screen.get('已关注阿拾'))
  expect(follow.mock.calls).toEqual([['u3', true]])
  await screen.tap('阿拾')
  expect(openedScreens().at(-1)).toMatchObject({ name: 'user.detail', params: { guid: 'u3' } })
  await screen.tap('关注')
  await screen.waitFor(() => screen.text().includes('还没有关注任何人'))
  expect(following).toHaveBeenCalled()
})

test('CommunityScreen shows the own figures, new answers and the notes of those one follows', async () => {
  jest.spyOn(peopleApi, 'summary').mockResolvedValue({
    note_count: 3,
    comment_count: 8,
    like_count: 1,
    liked_count: 4,
    follower_count: 2,
    following_count: 6,
    reply_count: 5,
    feedback_count: 0,
  })
  const screen = await renderScreen(<CommunityScreen />, {}, user, 'user.community')
  await screen.waitFor(() => screen.text().includes('5 条新回复'))
  await screen.waitFor(() => requestUrls().some((url) => url.includes('/note/note/followed/')))
  await screen.tap(/^8评论/)
  expect(openedScreens().at(-1)).toMatchObject({ name: 'comment.mine', params: { tab: 'received' } })
})
