import type { NoteDetail } from '@storefront/contract/entities/community/note'
import type { TopicBrief } from '@storefront/contract/entities/community/topic'
import { act, fireEvent } from '@testing-library/react/pure'
import { MyNotesScreen } from '@/features/community/screens/MyNotesScreen'
import { NoteEditScreen } from '@/features/community/screens/NoteEditScreen'
import { NoteScreen } from '@/features/community/screens/NoteScreen'
import { clipboard } from '@/platform/clipboard'
import { feedback } from '@/platform/feedback'
import { catalogApi } from '@/services/api/catalog'
import { commentsApi } from '@/services/api/comments'
import { communityApi } from '@/services/api/community'
import { peopleApi } from '@/services/api/people'
import { readingApi } from '@/services/api/reading'
import { drafts, putDraft, removeDraft } from '@/state/drafts'
import { DRAFT_VERSION } from '@/state/note-draft'
import { fire } from '../../../setup/taro'
import { answerDialog, dialog, productOf, refusal, renderScreen, user } from '../../fixtures'
import { openedScreens } from '../../screen-router'

// The real one holds an entry of the real router, which these tests replace.
const mockHold = jest.fn()
jest.mock('@/platform/navigation-guard', () => ({ blockNavigation: (...args: unknown[]) => mockHold(...args) }))

const note: NoteDetail = {
  id: 7,
  ctype: 'note.note',
  slug: 'rainy-day',
  title: '雨天的茶室',
  abstract: '雨声',
  content: '第一行\n第二行',
  is_active: true,
  is_liked: false,
  is_mine: true,
  like_count: 3,
  hits: 12,
  author: { uuid: user.uuid, name: '林小满', avatar: null },
  main_image: null,
  images: [],
  topics: [],
  products: [],
  comment_count: 0,
  published: '2026-01-01T00:00:00Z',
}

const topic: TopicBrief = {
  id: 3,
  ctype: 'circle.topic',
  title: '第一只盖碗',
  abstract: '',
  author: note.author,
  published: note.published,
  created: note.published,
  category: null,
  hits: 0,
  like_count: 0,
  attachments: [],
}
const person = (n: number) => ({ uuid: `u${n}`, name: `读者 ${n}`, avatar: null })
const picture = (id: number) => ({ id, full: `/f${id}`, thumb: `/t${id}`, thumb_wx_mp: `/w${id}`, width: 8, height: 8 })

let toast: jest.SpyInstance

beforeEach(() => {
  localStorage.clear()
  mockHold.mockReset().mockReturnValue(() => {})
  toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  jest.spyOn(communityApi, 'note').mockResolvedValue(note)
  jest.spyOn(communityApi, 'myNotes').mockResolvedValue({ count: 0, results: [] })
  jest.spyOn(readingApi, 'latestNoteLikes').mockResolvedValue({ count: 3, results: [person(1), person(2)] })
  jest.spyOn(readingApi, 'noteSummary').mockRejectedValue(refusal('internal', '开小差'))
})

afterEach(() => {
  for (const { draft_id } of drafts()) removeDraft(draft_id)
})

describe('NoteScreen', () => {
  const open = async () => {
    const screen = await renderScreen(<NoteScreen />, { id: '7' }, user, 'note.note.detail')
    await screen.waitFor(() => screen.get(/第一行/))
    return screen
  }

  test('shows a like at once, and reverts it with a toast when the server refuses', async () => {
    let refuse: (reason: unknown) => void = () => {}
    jest.spyOn(communityApi, 'likeNote').mockImplementation(
      () =>
        new Promise((_, reject) => {
          refuse = reject
        }),
    )
    const screen = await open()
    await screen.tap(/^点赞 3/)
    await screen.waitFor(() => screen.get(/^点赞 4/))
    refuse(refusal('internal', '服务器开小差了，请稍候再试'))
    await screen.waitFor(() => screen.get(/^点赞 3/))
    expect(toast).toHaveBeenCalledWith('服务器开小差了，请稍候再试', expect.anything())
  })

  test('leads from the foot bar to its comments, and straight to writing one', async () => {
    jest.spyOn(communityApi, 'note').mockResolvedValue({ ...note, comment_count: 12 })
    const screen = await open()
    await screen.tap('说点什么…')
    await screen.tap('评论 12')
    expect(openedScreens()).toEqual([
      expect.objectContaining({ name: 'comment.list', params: { target: 'note', key: '7', write: '1' } }),
      expect.objectContaining({ name: 'comment.list', params: { target: 'note', key: '7' } }),
    ])
  })

  test('offers to follow the author of another’s note', async () => {
    const author = { uuid: 'u2', name: '周牧野', avatar: null }
    jest.spyOn(communityApi, 'note').mockResolvedValue({ ...note, is_mine: false, author })
    const counts = { note_count: 1, topic_count: 0, like_count: 0, follower_count: 0, following_count: 0 }
    jest.spyOn(peopleApi, 'person').mockResolvedValue({ ...author, ...counts, is_followed: false, is_mine: false })
    const follow = jest.spyOn(peopleApi, 'follow').mockResolvedValue({ is_followed: true, follower_count: 1 })
    const screen = await open()
    await screen.waitFor(() => screen.get('关注周牧野'))
    await screen.tap('关注周牧野')
    expect(follow).toHaveBeenCalledWith('u2', true)
  })

  test('says that the note is gone when it was deleted while it was read', async () => {
    const screen = await open()
    jest.spyOn(communityApi, 'note').mockRejectedValue(refusal('notFound', '内容不存在'))
    jest.spyOn(communityApi, 'likeNote').mockRejectedValue(refusal('notFound', '内容不存在'))
    await screen.tap(/^点赞 3/)
    await screen.waitFor(() => screen.get('这篇笔记不存在，或只有作者能看到'))
    expect(document.body.textContent).not.toContain('第一行')
  })

  test('says that the note is gone when its reader comes back to it', async () => {
    const screen = await open()
    jest.spyOn(communityApi, 'note').mockRejectedValue(refusal('notFound', '内容不存在'))
    act(() => fire('useDidShow'))
    await screen.waitFor(() => screen.get('这篇笔记不存在，或只有作者能看到'))
  })

  test('lets the author make a note private and shows a toast', async () => {
    const activate = jest.spyOn(communityApi, 'activateNote').mockResolvedValue({ is_active: false })
    const screen = await open()
    await screen.tap('设为私密')
    await screen.waitFor(() => screen.get('发布'))
    expect(activate).toHaveBeenCalledWith(7, false)
    expect(toast).toHaveBeenCalledWith('已设为私密笔记')
  })

  test('deletes the note only after a confirmation', async () => {
    const remove = jest.spyOn(communityApi, 'removeNote').mockResolvedValue({ ok: true })
    const screen = await open()
    await screen.tap('删除')
    expect(remove).not.toHaveBeenCalled()
    await answerDialog('删除')
    await screen.waitFor(() => {
      expect(toast).toHaveBeenCalledWith('笔记已删除')
      return true
    })
    expect(remove).toHaveBeenCalledWith(7)
  })

  test('shows what the note mentions, each the way to it', async () => {
    const topics = [{ id: 3, title: '第一只盖碗' }]
    jest
      .spyOn(communityApi, 'note')
      .mockResolvedValue({ ...note, topics, products: [{ id: 5, name: '品茗杯', price: '68.00', main_image: null }] })
    const screen = await open()
    await screen.tap(/# 第一只盖碗/)
    expect(openedScreens().at(-1)).toMatchObject({ name: 'circle.topic.detail', params: { id: '3' } })
    await screen.tap(/品茗杯/)
    expect(openedScreens().at(-1)).toMatchObject({ name: 'shop.product.detail', params: { id: '5' } })
  })

  test('lists who likes the note, twenty at first and more by a tap', async () => {
    const likes = jest.spyOn(readingApi, 'noteLikes').mockImplementation(async (_, query) => ({
      count: 23,
      results: Array.from({ length: Math.min(23, query?.limit ?? 0) }, (_, n) => person(n)),
    }))
    const screen = await open()
    await screen.waitFor(() => screen.get(/3 人点赞/))
    await screen.tap(/3 人点赞/)
    await screen.waitFor(() => dialog().textContent?.includes('读者 19'))
    await answerDialog('查看更多')
    await screen.waitFor(() => dialog().textContent?.includes('读者 22'))
    expect(dialog().textContent).not.toContain('查看更多')
    expect(likes.mock.calls.map(([id, query]) => [id, query])).toEqual([
      [7, { limit: 20, offset: 0 }],
      [7, { limit: 40, offset: 0 }],
    ])
  })

  test('offers no author actions on a note of another user', async () => {
    jest.spyOn(communityApi, 'note').mockResolvedValue({ ...note, is_mine: false })
    const screen = await open()
    expect(screen.text()).not.toContain('设为私密')
  })
})

describe('NoteEditScreen', () => {
  const open = async (params: Record<string, string> = {}) => {
    const screen = await renderScreen(<NoteEditScreen />, params, user, 'note.edit')
    await screen.waitFor(() => screen.get('发布'))
    return screen
  }

  test('saves a draft on the device, restores it and removes it after publishing', async () => {
    const first = await open()
    await first.input('标题', '桂花')
    await first.input('正文', '开了')
    await first.rerender(<i />)
    const [draft] = drafts()
    expect(draft).toMatchObject({ title: '桂花', content: '开了', note: null })

    const create = jest.spyOn(communityApi, 'createNote').mockResolvedValue({ ...note, id: 9 })
    const screen = await open({ draft: draft?.draft_id ?? '' })
    expect(toast).toHaveBeenCalledWith('已恢复上次没写完的内容')
    await screen.tap('发布')
    await screen.waitFor(() => {
      expect(openedScreens()[0]).toMatchObject({ name: 'note.note.detail', params: { id: '9' } })
      return true
    })
    expect(create).toHaveBeenCalledWith(
      { title: '桂花', content: '开了', images: [], is_active: true, topics: [], products: [] },
      expect.any(String),
    )
    expect(drafts()).toEqual([])
  })

  test('saves pending input on pagehide', async () => {
    const screen = await open()
    await screen.input('标题', '桂花')
    expect(drafts()).toEqual([])
    window.dispatchEvent(new Event('pagehide'))
    expect(drafts()).toMatchObject([{ title: '桂花' }])
  })

  test('a failed publish leaves the draft, and the retry has the same idempotency key', async () => {
    const create = jest
      .spyOn(communityApi, 'createNote')
      .mockRejectedValue(refusal('internal', '服务器开小差了，请稍候再试'))
    const screen = await open()
    await screen.input('标题', '桂花')
    await screen.tap('发布')
    await screen.tap('发布')
    const [one, two] = create.mock.calls
    expect(one?.[1]).toBe(two?.[1])
    await screen.rerender(<i />)
    expect(drafts()).toHaveLength(1)
  })

  test('sends nothing without a title', async () => {
    const create = jest.spyOn(communityApi, 'createNote')
    const screen = await open()
    await screen.input('正文', '只有正文')
    await screen.tap('发布')
    expect(screen.text()).toContain('请填写标题')
    expect(create).not.toHaveBeenCalled()
  })

  test('shows a message when the storage is full and blocks navigation', async () => {
    const screen = await open()
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await screen.input('标题', '桂花')
    await screen.waitFor(() => screen.get(/设备空间已满/))
    expect(mockHold).toHaveBeenCalled()
  })

  test('moves a picture by its buttons and by the keys of its handle, and sends the pictures in their order', async () => {
    jest.spyOn(communityApi, 'note').mockResolvedValue({ ...note, images: [picture(1), picture(2), picture(3)] })
    const update = jest.spyOn(communityApi, 'updateNote').mockResolvedValue(note)
    const screen = await open({ id: '7' })
    await screen.tap('第 1 张图片后移')
    expect(screen.text()).toContain('已移到第 2 张')
    const [handle] = document.querySelectorAll('[aria-label="移动第 3 张图片"]')
    if (!handle) throw new Error('no handle')
    await act(async () => void fireEvent.keyDown(handle, { key: 'ArrowLeft' }))
    await screen.tap('发布')
    await screen.waitFor(() => {
      expect(update).toHaveBeenCalledWith(7, expect.objectContaining({ images: [2, 3, 1] }))
      return true
    })
  })

  test('mentions a product and a topic that were looked for, and takes one out', async () => {
    const topics = jest.spyOn(communityApi, 'topics').mockResolvedValue({ count: 1, results: [topic] })
    jest
      .spyOn(catalogApi, 'products')
      .mockResolvedValue({ count: 1, results: [productOf({ id: 5, name: '品茗杯', price: '68.00' })] })
    const create = jest.spyOn(communityApi, 'createNote').mockResolvedValue({ ...note, id: 9 })
    const screen = await open()
    await screen.input('标题', '桂花')
    await screen.tap('选择商品')
    await screen.waitFor(() => dialog().textContent?.includes('品茗杯'))
    await answerDialog('品茗杯')
    await screen.tap('选择话题')
    await screen.waitFor(() => dialog().textContent?.includes('第一只盖碗'))
    await answerDialog('第一只盖碗')
    expect(topics).toHaveBeenCalledWith({ search: '', limit: 20 }, expect.anything())
    await screen.tap('删除 第一只盖碗')
    await screen.tap('发布')
    await screen.waitFor(() => {
      expect(create).toHaveBeenCalledWith(expect.objectContaining({ topics: [], products: [5] }), expect.any(String))
      return true
    })
  })

  test('offers what was typed as a new note when the note was deleted meanwhile', async () => {
    const first = await open({ id: '7' })
    await first.input('正文', '没写完的话')
    await first.rerender(<i />)
    jest.spyOn(communityApi, 'note').mockRejectedValue(refusal('notFound', '内容不存在'))
    const create = jest.spyOn(communityApi, 'createNote').mockResolvedValue({ ...note, id: 9 })
    const screen = await open({ id: '7' })
    expect(toast).toHaveBeenCalledWith('原笔记已删除，内容已恢复，可作为新笔记发布')
    await screen.tap('发布')
    await screen.waitFor(() => {
      expect(create).toHaveBeenCalledWith(
        expect.objectContaining({ title: note.title, content: '没写完的话' }),
        expect.any(String),
      )
      return true
    })
    expect(drafts()).toEqual([])
  })

  test('updates an own note from its restored draft', async () => {
    const update = jest.spyOn(communityApi, 'updateNote').mockResolvedValue(note)
    const first = await open({ id: '7' })
    await first.input('标题', '雨天，茶室')
    await first.rerender(<i />)
    const screen = await open({ id: '7' })
    await screen.tap('发布')
    await screen.waitFor(() => {
      expect(update).toHaveBeenCalledWith(7, expect.objectContaining({ title: '雨天，茶室', content: note.content }))
      return true
    })
  })

  test('refuses to edit a note of another user', async () => {
    jest.spyOn(communityApi, 'note').mockResolvedValue({ ...note, is_mine: false })
    const screen = await renderScreen(<NoteEditScreen />, { id: '7' }, user, 'note.edit')
    await screen.waitFor(() => screen.get(/只有作者能看到/))
  })
})

describe('MyNotesScreen', () => {
  test('shows the counts of the own notes, and what waits only when something does', async () => {
    const summary = { count: 12, published: 9, private: 3, pending: 0, like_count: 40, hits: 700 }
    jest.spyOn(readingApi, 'noteSummary').mockResolvedValue(summary)
    const screen = await renderScreen(<MyNotesScreen />, {}, user, 'note.note.mine')
    await screen.waitFor(() => screen.text().includes('40获赞'))
    expect(screen.text()).not.toContain('审核中')
  })

  test('offers the words of a draft that another version wrote, to copy or to delete', async () => {
    localStorage.setItem('sf:drafts::later', JSON.stringify({ v: 1, d: [{ v: 3, title: '桂花', blocks: ['开了'] }] }))
    const copy = jest.spyOn(clipboard, 'copy').mockResolvedValue('done')
    const screen = await renderScreen(<MyNotesScreen />, {}, { ...user, uuid: 'later' }, 'note.note.mine')
    await screen.waitFor(() => screen.text().includes('无法打开'))
    await screen.tap('复制文字')
    expect(copy).toHaveBeenCalledWith('桂花')
    await screen.tap('删除')
    await answerDialog('删除')
    await screen.waitFor(() => !screen.text().includes('无法打开'))
  })

  const mine = [note, { ...note, id: 8, title: '留着的笔记', slug: 'kept' }]
  /** Answers the list once; what is asked for later never comes, so that nothing but the toggle changes the list. */
  const list = (is_active: boolean) =>
    jest
      .spyOn(communityApi, 'myNotes')
      .mockResolvedValueOnce({ count: 2, results: mine.map((one) => ({ ...one, is_active })) })
      .mockReturnValue(new Promise(() => {}))

  test.each([
    [true, '设为私密', '已设为私密笔记', {}],
    [false, '发布', '笔记已发布', { is_active: 'false' }],
  ] as const)(
    'removes a note whose is_active is %s from the list when it is toggled',
    async (is_active, action, message, params) => {
      const read = list(is_active)
      const activate = jest.spyOn(communityApi, 'activateNote').mockResolvedValue({ is_active: !is_active })
      const screen = await renderScreen(<MyNotesScreen />, params, user, 'note.note.mine')
      await screen.waitFor(() => screen.get(`${action}：雨天的茶室`))
      expect(read.mock.calls[0]?.[0]).toMatchObject({ is_active })
      await screen.tap(`${action}：雨天的茶室`)
      await screen.waitFor(() => !screen.text().includes('雨天的茶室'))
      expect(activate).toHaveBeenCalledWith(7, !is_active)
      expect(toast).toHaveBeenCalledWith(message)
      expect(screen.text()).toContain('留着的笔记')
    },
  )

  test('leaves a note in the list when the toggle is refused', async () => {
    list(true)
    jest.spyOn(communityApi, 'activateNote').mockRejectedValue(refusal('notFound', '内容不存在'))
    const screen = await renderScreen(<MyNotesScreen />, {}, user, 'note.note.mine')
    await screen.waitFor(() => screen.get('设为私密：雨天的茶室'))
    await screen.tap('设为私密：雨天的茶室')
    expect(toast).toHaveBeenCalled()
    expect(screen.text()).toContain('雨天的茶室')
  })
})

test('NoteScreen opened by a slug requests the note by the slug and shows likes', async () => {
  const read = jest.spyOn(communityApi, 'note').mockResolvedValue(note)
  jest.spyOn(communityApi, 'likeNote').mockResolvedValue({ is_liked: true, like_count: 4 })
  const screen = await renderScreen(<NoteScreen />, { id: 'rainy-day' }, user, 'note.note.detail')
  await screen.waitFor(() => screen.get(/第一行/))
  expect(read).toHaveBeenCalledWith('rainy-day', expect.anything())
  await screen.tap('点赞 3')
  await screen.waitFor(() => screen.get('点赞 4'))
})

test('NoteScreen reports a note of another person, and offers no report of the own one', async () => {
  const read = jest.spyOn(communityApi, 'note').mockResolvedValue(note)
  const report = jest.spyOn(commentsApi, 'reportNote').mockResolvedValue({ ok: true })
  const own = await renderScreen(<NoteScreen />, { id: '7' }, user, 'note.note.detail')
  await own.waitFor(() => own.get(/第一行/))
  expect(own.all('举报')).toEqual([])
  read.mockResolvedValue({ ...note, id: 8, is_mine: false })
  const screen = await renderScreen(<NoteScreen />, { id: '8' }, user, 'note.note.detail')
  await screen.waitFor(() => screen.get('举报'))
  await screen.tap('举报')
  await screen.waitFor(dialog)
  await screen.tap('辱骂攻击')
  await screen.tap('提交举报')
  await screen.waitFor(() => report.mock.calls.length > 0)
  expect(report.mock.calls[0]?.slice(0, 2)).toEqual([8, { reason: 'abuse' }])
})

test('MyNotesScreen lists drafts and deletes a draft after a confirmation', async () => {
  putDraft({
    draft_id: 'd1',
    note: null,
    title: '没写完',
    content: '',
    images: [],
    topics: [],
    products: [],
    isPublic: true,
    v: DRAFT_VERSION,
    edited: Date.now(),
  })
  const screen = await renderScreen(<MyNotesScreen />, {}, user, 'note.note.mine')
  await screen.waitFor(() => screen.get(/没写完/))
  await screen.tap(/删除：没写完/)
  expect(await answerDialog('删除')).toContain('确定要删除这份草稿吗')
  await screen.waitFor(() => {
    expect(drafts()).toEqual([])
    return true
  })
  expect(screen.text()).not.toContain('没写完')
})
