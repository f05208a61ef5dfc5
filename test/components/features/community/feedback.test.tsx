import type { Feedback, OpsFeedback } from '@storefront/contract/entities/community/feedback'
import { FeedbackListScreen, FeedbackScreen } from '@/features/community/screens/FeedbackScreen'
import { OpsFeedbackListScreen, OpsFeedbackScreen } from '@/features/ops/screens/content/OpsFeedbackScreen'
import '@/i18n/account'
import '@/i18n/subpackage'
import '@/i18n/ops'
import '@/i18n/opsdata'
import { feedback } from '@/platform/feedback'
import { images } from '@/platform/images'
import { feedbackApi } from '@/services/api/feedback'
import { opsFeedbackApi } from '@/services/api/ops/moderation'
import { uploadsApi } from '@/services/api/uploads'
import { refusal, renderScreen, user } from '../../fixtures'
import { openedScreens } from '../../screen-router'

const picture = { id: 9, full: '/p/9.jpg', thumb: '/p/9t.jpg', thumb_wx_mp: '/p/9w.jpg', width: 800, height: 600 }
const one: Feedback = {
  id: 4,
  text: '提货点的营业时间能写在订单里吗？',
  images: [],
  state: 'open',
  state_display: '待回复',
  created: '2026-03-01T00:00:00.000Z',
  replies: [],
}
const answeredFeedback: Feedback = {
  ...one,
  state: 'answered',
  state_display: '已回复',
  replies: [{ id: 1, is_staff: true, text: '已经加上了。', images: [], created: '2026-03-02T00:00:00.000Z' }],
}
const opsOne: OpsFeedback = { ...one, author: { uuid: 'u2', name: '陈一帆', avatar: null }, contact: 'wx: chen' }
const service = { ...user, perms: ['feedback.change_feedback'] }
let toast: jest.SpyInstance
beforeEach(() => {
  localStorage.clear()
  toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  jest.spyOn(feedbackApi, 'list').mockResolvedValue({ count: 1, results: [one] })
})

describe('feedback of a user', () => {
  test('is sent with a picture and a contact, and stands in the list', async () => {
    jest.spyOn(images, 'choose').mockResolvedValue({
      ok: true,
      images: [{ path: 'blob:1', name: 'a.jpg', bytes: 1000, width: 800, height: 600, type: 'image/jpeg' }],
    })
    jest.spyOn(uploadsApi, 'uploadImage').mockResolvedValue(picture as never)
    const create = jest.spyOn(feedbackApi, 'create').mockResolvedValue(one)
    const screen = await renderScreen(<FeedbackListScreen />, {}, user, 'feedback.feedback')
    await screen.waitFor(() => screen.text().includes('提货点的营业时间'))
    await screen.input('反馈内容', '  快递盒胶带太多 ')
    await screen.input('联系方式', '13800000001')
    await screen.tap(
      screen.role('button').find((node) => node.getAttribute('aria-label')?.startsWith('图片 ')) as Element,
    )
    await screen.waitFor(() => screen.all('删除 图片 1').length === 1)
    await screen.tap('提交反馈')
    await screen.waitFor(() => create.mock.calls.length === 1)
    expect(create.mock.calls[0]?.[0]).toEqual({ text: '快递盒胶带太多', images: [9], contact: '13800000001' })
    expect(toast).toHaveBeenLastCalledWith('已提交，感谢您的反馈', { at: 'center' })
    await screen.waitFor(() => !(screen.box.querySelector('textarea')?.value ?? ''))
  })

  test('stays in its field when it is refused, and after a reload', async () => {
    jest.spyOn(feedbackApi, 'create').mockRejectedValue(refusal('muted', '您已被禁言'))
    const screen = await renderScreen(<FeedbackListScreen />, {}, user, 'feedback.feedback')
    await screen.input('反馈内容', '胶带太多')
    await screen.tap('提交反馈')
    await screen.waitFor(() => toast.mock.calls.length === 1)
    expect(toast.mock.calls[0]?.[0]).toBe('您已被禁言')
    const again = await renderScreen(<FeedbackListScreen />, {}, user, 'feedback.feedback')
    expect([...again.box.querySelectorAll('textarea')].at(-1)?.value).toBe('胶带太多')
  })

  test('leads from the list to its answers, and is added to', async () => {
    const list = await renderScreen(<FeedbackListScreen />, {}, user, 'feedback.feedback')
    await list.waitFor(() => list.text().includes('提货点的营业时间'))
    await list.tap(/^2026.*提货点/)
    expect(openedScreens()).toMatchObject([{ name: 'feedback.detail', params: { id: '4' } }])
    jest.spyOn(feedbackApi, 'one').mockResolvedValue(answeredFeedback)
    const reply = jest.spyOn(feedbackApi, 'reply').mockResolvedValue({
      ...answeredFeedback,
      replies: [
        ...answeredFeedback.replies,
        { id: 2, is_staff: false, text: '谢谢', images: [], created: '2026-03-03T00:00:00.000Z' },
      ],
    })
    const screen = await renderScreen(<FeedbackScreen />, { id: '4' }, user, 'feedback.detail')
    await screen.waitFor(() => screen.text().includes('已经加上了。'))
    await screen.input('回复内容', '谢谢')
    await screen.tap('回复')
    await screen.waitFor(() => reply.mock.calls.length === 1 && screen.text().includes('谢谢'))
    expect(reply.mock.calls[0]?.slice(0, 2)).toEqual([4, { text: '谢谢', images: [] }])
  })

  test('takes no more answers once it is closed', async () => {
    jest.spyOn(feedbackApi, 'one').mockResolvedValue({ ...answeredFeedback, state: 'closed', state_display: '已关闭' })
    const screen = await renderScreen(<FeedbackScreen />, { id: '4' }, user, 'feedback.detail')
    await screen.waitFor(() => screen.text().includes('这条反馈已关闭'))
    expect(screen.box.querySelector('textarea')).toBeNull()
  })
})

describe('feedback for operators', () => {
  test('is listed by state with its writers', async () => {
    const read = jest.spyOn(opsFeedbackApi, 'list').mockResolvedValue({ count: 1, results: [opsOne] })
    const screen = await renderScreen(<OpsFeedbackListScreen />, { tab: 'open' }, service, 'ops.feedback')
    await screen.waitFor(() => screen.text().includes('陈一帆'))
    expect(read.mock.calls[0]?.[0]).toMatchObject({ tab: 'open' })
    await screen.tap(/^陈一帆/)
    expect(openedScreens()).toMatchObject([{ name: 'ops.feedback.detail', params: { id: '4' } }])
  })

  test('is answeredFeedback and closed in one step', async () => {
    jest.spyOn(opsFeedbackApi, 'one').mockResolvedValue(opsOne)
    const reply = jest
      .spyOn(opsFeedbackApi, 'reply')
      .mockResolvedValue({ ...opsOne, ...answeredFeedback, state: 'closed', state_display: '已关闭' })
    const screen = await renderScreen(<OpsFeedbackScreen />, { id: '4' }, service, 'ops.feedback.detail')
    await screen.waitFor(() => screen.text().includes('wx: chen'))
    await screen.input('回复内容', '已经加上了。')
    await screen.tap('回复并关闭')
    await screen.waitFor(() => screen.text().includes('这条反馈已关闭'))
    expect(reply.mock.calls[0]?.slice(0, 2)).toEqual([4, { text: '已经加上了。', images: [], close: true }])
  })
})
