import type { OwnComment, ThreadedComment } from '@storefront/contract/entities/community/comment'
import { OwnCommentsScreen } from '@/features/community/screens/OwnCommentsScreen'
import { CommentListScreen } from '@/features/community/screens/CommentListScreen'
import { CommentThreadScreen } from '@/features/community/screens/CommentThreadScreen'
import { readCommentDraft, writeCommentDraft } from '@/features/community/comment-drafts'
import { feedback } from '@/platform/feedback'
import { commentsApi } from '@/services/api/comments'
import { setUser } from '@/state/session'
import { act } from '@testing-library/react/pure'
import { answerDialog, dialog, refusal, renderScreen, user } from '../../fixtures'
import { openedScreens } from '../../screen-router'

const mockUpload = jest.fn()
jest.mock('@/shared/picture/pictures', () => ({
  pictures: {
    kinds: ['png'],
    choose: async () => ({ path: 'blob:1', name: 'a.png', size: 9, type: 'image/png', width: 9, height: 9 }),
    send: (...args: unknown[]) => mockUpload(...args),
  },
}))

const commentOf = (more: Partial<ThreadedComment> = {}): ThreadedComment => ({
  id: 1,
  text: '釉色真好看',
  author: { uuid: 'u2', name: '周牧野' },
  like_count: 3,
  reply_count: 0,
  created: '2026-01-01T00:00:00Z',
  ...more,
})
const own = (more: Partial<ThreadedComment> = {}) =>
  commentOf({ id: 2, text: '我说的', author: { uuid: user.uuid, name: '林小满' }, is_mine: true, ...more })

let toast: jest.SpyInstance
let list: jest.SpyInstance
beforeEach(() => {
  localStorage.clear()
  mockUpload.mockReset()
  toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  list = jest.spyOn(commentsApi, 'comments').mockResolvedValue({ count: 1, results: [commentOf()] })
})

const about = { target: 'note', key: '7' }

async function openList(results: ThreadedComment[] = [commentOf()], as: typeof user | null = user) {
  list.mockResolvedValue({ count: results.length, results })
  const screen = await renderScreen(<CommentListScreen />, about, as, 'comment.list')
  await screen.waitFor(() => screen.text().includes(results[0]?.text ?? '还没有评论'))
  return screen
}
type Screen = Awaited<ReturnType<typeof openList>>

async function write(screen: Screen, text: string, open = '说点什么…') {
  await screen.tap(open)
  await screen.waitFor(dialog)
  await screen.input('评论内容', text)
}

describe('CommentListScreen', () => {
  test('asks for the comments of its subject, and in the chosen order', async () => {
    const screen = await openList()
    expect(list.mock.calls[0]?.[0]).toMatchObject(about)
    await screen.tap('最热')
    await screen.waitFor(() => list.mock.calls.some(([query]) => query.ordering === '-like_count'))
  })

  test('says so when nothing is commented yet, and when the address names nothing', async () => {
    await openList([])
    const screen = await renderScreen(<CommentListScreen />, { target: 'nonsense', key: '1' }, user, 'comment.list')
    expect(screen.text()).toContain('内容不存在或已删除')
  })

  test('likes at once, ignores a second tap, and takes the like back when it is refused', async () => {
    let refuse: (reason: unknown) => void = () => {}
    const like = jest.spyOn(commentsApi, 'like').mockImplementation(
      () =>
        new Promise((_, reject) => {
          refuse = reject
        }),
    )
    const screen = await openList()
    await screen.tap('点赞 3')
    await screen.waitFor(() => screen.get('点赞 4'))
    await screen.tap('点赞 4')
    expect(like.mock.calls).toEqual([[1, true]])
    await act(async () => refuse(refusal('commentGone', '评论不存在或已删除')))
    await screen.waitFor(() => screen.get('点赞 3'))
  })

  test('shows first answers and a state that others do not see, without answering or liking that', async () => {
    const pendingComment = own({ status_display: '审核中', like_count: 0 })
    const screen = await openList([
      commentOf({ reply_count: 3, replies: [{ id: 8, name: '沈青', text: '谢谢', is_staff: true }] }),
      pendingComment,
      commentOf({ id: 3, text: '', is_removed: true, reply_count: 1 }),
    ])
    for (const words of ['沈青 · 官方：谢谢', '查看全部 3 条回复', '审核中', '该评论已删除'])
      expect(screen.text()).toContain(words)
    expect(screen.all('回复 林小满')).toEqual([])
    expect(screen.all('点赞')).toEqual([])
    await screen.tap(/查看全部 3 条回复$/)
    expect(openedScreens()).toEqual([
      expect.objectContaining({ name: 'comment.threadedcomment.detail', params: { id: '1' } }),
    ])
  })

  test('deletes an own comment only after a confirm', async () => {
    const remove = jest.spyOn(commentsApi, 'remove').mockResolvedValue({ ok: true })
    const screen = await openList([own()])
    expect(screen.all('举报')).toEqual([])
    await screen.tap('删除')
    expect(remove).not.toHaveBeenCalled()
    list.mockResolvedValue({ count: 0, results: [] })
    await answerDialog('删除')
    await screen.waitFor(() => !screen.text().includes('我说的'))
    expect(remove.mock.calls).toEqual([[2]])
    expect(toast).toHaveBeenCalledWith('评论已删除')
  })

  test('reports with a reason and a note, once for two taps', async () => {
    const report = jest.spyOn(commentsApi, 'report').mockResolvedValue({ ok: true })
    const screen = await openList()
    await screen.tap('举报')
    await screen.waitFor(dialog)
    await screen.tap('提交举报')
    expect(screen.text()).toContain('请选择举报原因')
    expect(report).not.toHaveBeenCalled()
    await screen.tap('垃圾广告')
    await screen.input('补充说明', '到处贴')
    const submit = screen.get('提交举报')
    await act(async () => {
      submit.click()
      submit.click()
    })
    await screen.waitFor(() => toast.mock.calls.some(([text]) => text === '感谢反馈，我们会尽快处理'))
    expect(report.mock.calls).toEqual([[1, { reason: 'spam', text: '到处贴' }, expect.any(String)]])
  })
})

describe('CommentBar', () => {
  test('is open with the keyboard when the address asks to write', async () => {
    jest.spyOn(commentsApi, 'comments').mockResolvedValue({ count: 0, results: [] })
    const screen = await renderScreen(<CommentListScreen />, { ...about, write: '1' }, user, 'comment.list')
    await screen.waitFor(dialog)
    await screen.waitFor(() => document.activeElement === document.querySelector('textarea'))
  })

  test('sends a comment once for two taps, and removes its draft', async () => {
    const create = jest.spyOn(commentsApi, 'create').mockResolvedValue(own())
    const screen = await openList()
    await write(screen, ' 开片像地图 ')
    const send = screen.get('发布')
    await act(async () => {
      send.click()
      send.click()
    })
    await screen.waitFor(() => toast.mock.calls.some(([text]) => text === '评论已发布'))
    expect(create.mock.calls).toEqual([[about, { text: '开片像地图' }, expect.any(String)]])
    expect(readCommentDraft('note:7')).toEqual({ text: '', images: [] })
    expect(document.querySelector('[role="dialog"]')).toBeNull()
  })

  test('says that a held comment waits for its review', async () => {
    jest.spyOn(commentsApi, 'create').mockResolvedValue(own({ status_display: '审核中' }))
    const screen = await openList()
    await write(screen, '有链接')
    await screen.tap('发布')
    await screen.waitFor(() => toast.mock.calls.some(([text]) => text === '已提交，审核通过后其他人可见'))
  })

  test.each([
    ['muted', '你已被禁言'],
    ['commentTargetGone', '内容不存在或已删除'],
    ['tooMany', '操作太频繁，请稍后再试'],
  ] as const)('leaves the text when the server refuses with %s, and sends the same key again', async (name, words) => {
    const create = jest.spyOn(commentsApi, 'create').mockRejectedValue(refusal(name, words))
    const screen = await openList()
    await write(screen, '想说的话')
    await screen.tap('发布')
    await screen.waitFor(() => screen.text().includes(words) || toast.mock.calls.some(([text]) => text === words))
    expect(document.querySelector('textarea')?.value).toBe('想说的话')
    expect(create).toHaveBeenCalledTimes(1)
    expect(readCommentDraft('note:7').text).toBe('想说的话')
  })

  test('sends the same key again after a reply that was lost', async () => {
    const create = jest
      .spyOn(commentsApi, 'create')
      .mockRejectedValue(refusal('internal', '服务器开小差了，请稍候再试'))
    const screen = await openList()
    await write(screen, '想说的话')
    await screen.tap('发布')
    await screen.tap('发布')
    const [one, two] = create.mock.calls
    expect(one?.[2]).toBe(two?.[2])
  })

  test('leads a visitor to login with the text on the device, which is there afterwards', async () => {
    const create = jest.spyOn(commentsApi, 'create')
    const screen = await openList([commentOf()], null)
    await write(screen, '登录前写的')
    await screen.tap('发布')
    await screen.waitFor(() => openedScreens().some(({ name }) => name === 'login'))
    expect(create).not.toHaveBeenCalled()
    await openList()
    await screen.waitFor(() => screen.get('草稿：登录前写的'))
  })

  test('does not show a draft to another user of the device', async () => {
    setUser(user)
    writeCommentDraft('note:7', { text: '林小满的话', images: [] })
    expect(readCommentDraft('note:7').text).toBe('林小满的话')
    setUser({ ...user, uuid: 'u9' })
    expect(readCommentDraft('note:7').text).toBe('')
  })

  test('saves what was typed on pagehide and shows it again after a reload', async () => {
    const screen = await openList()
    await write(screen, '还没写完')
    await act(async () => void window.dispatchEvent(new Event('pagehide')))
    expect(readCommentDraft('note:7').text).toBe('还没写完')
    const next = await openList()
    await next.tap('草稿：还没写完')
    await next.waitFor(() => document.querySelector('textarea')?.value === '还没写完')
  })

  test('refuses a comment without words and pictures', async () => {
    const create = jest.spyOn(commentsApi, 'create')
    const screen = await openList()
    await write(screen, '  ')
    await screen.tap('发布')
    expect(screen.text()).toContain('请写点内容，或添加图片')
    expect(create).not.toHaveBeenCalled()
  })

  test('sends a picture alone, after a retry of its upload', async () => {
    const create = jest.spyOn(commentsApi, 'create').mockResolvedValue(own())
    mockUpload
      .mockRejectedValueOnce(new Error('network'))
      .mockResolvedValue({ id: 5, full: '/5.png', thumb: '/5t.png', thumb_wx_mp: '/5.png', width: 9, height: 9 })
    const screen = await openList()
    await screen.tap('说点什么…')
    await screen.waitFor(dialog)
    await screen.tap(/^图片/)
    await screen.waitFor(() => screen.get(/^图片 重新上传/))
    await screen.tap(/^图片 重新上传/)
    await screen.waitFor(() => screen.get(/^第 1 张图片/))
    await screen.tap('发布')
    await screen.waitFor(() => create.mock.calls.length > 0)
    expect(create.mock.calls[0]?.[1]).toEqual({ text: '', images: [5] })
  })

  test('answers a comment of the list', async () => {
    const reply = jest.spyOn(commentsApi, 'reply').mockResolvedValue(own())
    const screen = await openList()
    await write(screen, '同意', '回复 周牧野')
    await screen.tap('发布')
    await screen.waitFor(() => reply.mock.calls.length > 0)
    expect(reply.mock.calls[0]?.slice(0, 2)).toEqual([1, { text: '同意' }])
  })
})

describe('CommentThreadScreen', () => {
  const open = async (comment: ThreadedComment, replies: ThreadedComment[]) => {
    jest
      .spyOn(commentsApi, 'thread')
      .mockResolvedValue({ subject: { target: 'note', key: '7', title: '雨天的茶室' }, comment })
    jest.spyOn(commentsApi, 'replies').mockResolvedValue({ count: replies.length, results: replies })
    const screen = await renderScreen(<CommentThreadScreen />, { id: '1' }, user, 'comment.threadedcomment.detail')
    await screen.waitFor(() => screen.text().includes('全部回复'))
    return screen
  }

  test('shows the root, its answers and the way to what it is about', async () => {
    const screen = await open(commentOf({ reply_count: 1 }), [
      commentOf({ id: 4, text: '我也这么想', reply_to: { id: 3, name: '阿拾' } }),
    ])
    await screen.waitFor(() => screen.text().includes('回复 阿拾：我也这么想'))
    await screen.tap('笔记：雨天的茶室')
    expect(openedScreens()).toEqual([expect.objectContaining({ name: 'note.note.detail', params: { id: '7' } })])
  })

  test('offers no answer to a root that was deleted, but to its answers', async () => {
    const screen = await open(commentOf({ text: '', is_removed: true, reply_count: 1 }), [
      commentOf({ id: 4, text: '还在' }),
    ])
    await screen.waitFor(() => screen.text().includes('还在'))
    expect(screen.text()).toContain('该评论已删除')
    expect(screen.all('说点什么…')).toEqual([])
    await screen.tap('回复 周牧野')
    await screen.waitFor(dialog)
  })

  test('shows a text when the comment was deleted', async () => {
    jest.spyOn(commentsApi, 'thread').mockRejectedValue(refusal('commentGone', '评论不存在或已删除'))
    const screen = await renderScreen(<CommentThreadScreen />, { id: '1' }, user, 'comment.threadedcomment.detail')
    await screen.waitFor(() => screen.text().includes('该评论已删除'))
  })
})

test('OwnCommentsScreen lists own comments, and what others answered', async () => {
  const row: OwnComment = {
    ...own(),
    root: 1,
    parent: { id: 1, text: '釉色真好看' },
    subject: { target: 'order', key: 'D1', title: '订单 D1' },
  }
  const mine = jest.spyOn(commentsApi, 'mine').mockResolvedValue({ count: 1, results: [row] })
  const answer: OwnComment = {
    ...commentOf({ id: 9, text: '已为您加急' }),
    root: 1,
    parent: { id: 2, text: '我说的' },
    subject: row.subject,
  }
  jest.spyOn(commentsApi, 'received').mockResolvedValue({ count: 1, results: [answer] })
  const screen = await renderScreen(<OwnCommentsScreen />, {}, user, 'comment.mine')
  await screen.waitFor(() => screen.text().includes('我说的'))
  expect(mine).toHaveBeenCalledTimes(1)
  expect(screen.text()).toContain('订单：订单 D1')
  await screen.tap('收到的回复')
  await screen.waitFor(() => screen.text().includes('已为您加急'))
  expect(screen.text()).toContain('你：我说的')
  await screen.tap(/已为您加急/)
  expect(openedScreens()).toEqual([
    expect.objectContaining({ name: 'comment.threadedcomment.detail', params: { id: '1' } }),
  ])
})
