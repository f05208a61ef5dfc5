import type {
  ModerationDetail,
  ModerationLog,
  ModerationSetting,
} from '@storefront/contract/entities/community/moderation'
import { ModerationListScreen, ModerationLogScreen } from '@/features/ops/screens/content/ModerationListScreen'
import { ModerationRulesScreen } from '@/features/ops/screens/content/ModerationRulesScreen'
import { ModerationScreen } from '@/features/ops/screens/content/ModerationScreen'
import '@/i18n/subpackage'
import '@/i18n/ops'
import '@/i18n/opsdata'
import '@/i18n/trade'
import { feedback } from '@/platform/feedback'
import { moderationApi } from '@/services/api/ops/moderation'
import { answerDialog, refusal, renderScreen, user } from '../../fixtures'
import { openedScreens } from '../../screen-router'

const log: ModerationLog = {
  id: 31,
  item: 3,
  action: 'hide',
  action_display: '隐藏',
  actor: '客服小周',
  person: '陈一帆',
  reason: '广告',
  until: null,
  created: '2026-03-02T00:00:00.000Z',
  undone: null,
  can_undo: true,
}
const post: ModerationDetail = {
  id: 3,
  kind: 'comment',
  kind_display: '评论',
  subject_id: 12,
  text: '低价出同款，图在 www.example.com',
  images: [],
  page: null,
  author: { uuid: 'u7', name: '陈一帆', avatar: null, muted_until: null },
  reasons: [
    { code: 'words', display: '含敏感词' },
    { code: 'link', display: '含链接' },
  ],
  report_count: 0,
  revision: 3,
  state: 'pending',
  state_display: '待审核',
  created: '2026-03-01T00:00:00.000Z',
  actions: ['approve', 'hide', 'mute'],
  reports: [],
  log: [],
}
const rules: ModerationSetting = {
  sensitive_words: ['刷单'],
  hold_below_approved: 0,
  hold_account_days: 3,
  hold_links: true,
  hold_pictures: false,
  wechat_check: false,
}
const moderator = { ...user, perms: ['moderation.change_moderation'] }
let toast: jest.SpyInstance
beforeEach(() => {
  localStorage.clear()
  toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
})

describe('the queue', () => {
  const open = async (params: Record<string, string> = {}, as = moderator) => {
    const read = jest.spyOn(moderationApi, 'items').mockResolvedValue({ count: 1, results: [post] })
    const screen = await renderScreen(<ModerationListScreen />, params, as, 'ops.moderation')
    return { screen, read }
  }

  test('shows who wrote what and why it is held, and links to its neighbours', async () => {
    const { screen } = await open()
    await screen.waitFor(() => screen.text().includes('低价出同款，图在 www.example.com'))
    for (const part of ['陈一帆', '待审核', '含敏感词', '含链接', '评论']) expect(screen.text()).toContain(part)
    await screen.tap('详情 陈一帆')
    await screen.tap('审核记录')
    await screen.tap('审核规则')
    expect(openedScreens().map(({ name }) => name)).toEqual([
      'ops.moderation.detail',
      'ops.moderation.log',
      'ops.moderation.rules',
    ])
  })

  test('is narrowed by state, kind and reason of the address', async () => {
    const { screen, read } = await open({ tab: 'reported', kind: 'note', reason: 'report' })
    await screen.waitFor(() => read.mock.calls.length > 0)
    expect(read.mock.calls[0]?.[0]).toMatchObject({ tab: 'reported', kind: 'note', reason: 'report' })
  })

  test('approves a post after a question and loads the queue again', async () => {
    const { screen, read } = await open()
    const decide = jest.spyOn(moderationApi, 'decide').mockResolvedValue({ ...post, state: 'approved' })
    await screen.waitFor(() => screen.all('通过 陈一帆').length === 1)
    await screen.tap('通过 陈一帆')
    expect(decide).not.toHaveBeenCalled()
    read.mockResolvedValue({ count: 0, results: [] })
    await answerDialog('通过')
    await screen.waitFor(() => screen.text().includes('没有需要处理的内容'))
    expect(decide.mock.calls[0]?.slice(0, 2)).toEqual([3, { action: 'approve', revision: 3 }])
  })

  test('mutes an author for the chosen days with a reason', async () => {
    const { screen } = await open()
    const decide = jest.spyOn(moderationApi, 'decide').mockResolvedValue(post)
    await screen.waitFor(() => screen.all('禁言 陈一帆').length === 1)
    await screen.tap('禁言 陈一帆')
    await answerDialog('禁言')
    expect(toast).toHaveBeenLastCalledWith('请填写处理说明', { at: 'center' })
    expect(decide).not.toHaveBeenCalled()
    await screen.tap('30 天')
    await screen.input('处理说明(必填)', '反复发布广告')
    const before = Date.now()
    await answerDialog('禁言')
    await screen.waitFor(() => decide.mock.calls.length === 1)
    const [, body] = decide.mock.calls[0] ?? []
    expect(body).toMatchObject({ action: 'mute', reason: '反复发布广告' })
    expect(Math.round((Date.parse(body?.until ?? '') - before) / 86_400_000)).toBe(30)
    await screen.waitFor(() => screen.all('禁言作者').length === 0)
  })

  test('shows why a decision was refused when another operator was first', async () => {
    const { screen, read } = await open()
    jest.spyOn(moderationApi, 'decide').mockRejectedValue(refusal('moderationMoved', '内容状态已变化，请刷新后查看'))
    await screen.waitFor(() => screen.all('隐藏 陈一帆').length === 1)
    await screen.tap('隐藏 陈一帆')
    const readCount = read.mock.calls.length
    read.mockResolvedValue({ count: 0, results: [] })
    await answerDialog('隐藏')
    await screen.waitFor(() => toast.mock.calls.length === 1 && read.mock.calls.length > readCount)
    expect(toast.mock.calls[0]?.[0]).toBe('内容状态已变化，请刷新后查看')
  })

  test('is closed to staff without the permission', async () => {
    const { screen, read } = await open({}, { ...user, perms: ['feedback.change_feedback'] })
    await screen.waitFor(() => screen.get('您没有权限进行此操作'))
    expect(read).not.toHaveBeenCalled()
    expect(screen.all('审核规则')).toEqual([])
  })
})

test('a post shows its reports and decisions, and its newest decision is taken back', async () => {
  const reports = [
    { reason: 'spam', reason_display: '垃圾广告', text: '黄牛', name: '林小满', created: '2026-03-01T01:00:00.000Z' },
  ]
  const read = jest.spyOn(moderationApi, 'item').mockResolvedValue({
    ...post,
    state: 'hidden',
    state_display: '已隐藏',
    actions: ['approve', 'mute'],
    reports,
    log: [log],
  })
  const undo = jest
    .spyOn(moderationApi, 'undo')
    .mockResolvedValue({ ...log, undone: '2026-03-02T01:00:00.000Z', can_undo: false })
  const screen = await renderScreen(<ModerationScreen />, { id: '3' }, moderator, 'ops.moderation.detail')
  await screen.waitFor(() => screen.text().includes('垃圾广告 · 黄牛'))
  expect(screen.text()).toContain('广告')
  read.mockResolvedValue(post)
  await screen.tap('撤销 隐藏 陈一帆')
  await answerDialog('撤销')
  await screen.waitFor(() => screen.text().includes('待审核'))
  expect(undo.mock.calls[0]?.[0]).toBe(31)
  expect(toast).toHaveBeenLastCalledWith('已撤销', { at: 'center' })
})

test('a muted author is unmuted from a post', async () => {
  const muted = { ...post, author: { ...post.author, muted_until: '2026-04-01T00:00:00.000Z' } }
  jest.spyOn(moderationApi, 'item').mockResolvedValue(muted)
  const mute = jest.spyOn(moderationApi, 'mute').mockResolvedValue({ muted_until: null })
  const screen = await renderScreen(<ModerationScreen />, { id: '3' }, moderator, 'ops.moderation.detail')
  await screen.waitFor(() => screen.text().includes('已禁言至'))
  await screen.tap('解除禁言 陈一帆')
  await answerDialog('解除禁言')
  await screen.waitFor(() => mute.mock.calls.length === 1)
  expect(mute.mock.calls[0]?.slice(0, 2)).toEqual(['u7', { until: null }])
})

test('the log offers undo only where a decision can be taken back', async () => {
  const results = [log, { ...log, id: 30, action: 'approve' as const, action_display: '通过', can_undo: false }]
  jest.spyOn(moderationApi, 'log').mockResolvedValue({ count: 2, results })
  const screen = await renderScreen(<ModerationLogScreen />, {}, moderator, 'ops.moderation.log')
  await screen.waitFor(() => screen.text().includes('隐藏 · 陈一帆'))
  expect([screen.all('撤销 隐藏 陈一帆').length, screen.all('撤销 通过 陈一帆').length]).toEqual([1, 0])
})

describe('the rules', () => {
  const open = async () => {
    jest.spyOn(moderationApi, 'rules').mockResolvedValue(rules)
    const change = jest.spyOn(moderationApi, 'changeRules').mockImplementation(async (body) => body)
    const screen = await renderScreen(<ModerationRulesScreen />, {}, moderator, 'ops.moderation.rules')
    await screen.waitFor(() => screen.all('敏感词').length > 0)
    return { screen, change }
  }

  test('are saved: words one a line without doubles, counts and switches', async () => {
    const { screen, change } = await open()
    await screen.input('敏感词', ' 刷单\n\n代购\n刷单 ')
    await screen.input('新作者', '2')
    await screen.tap('含图片的内容先审核')
    await screen.tap('保存')
    await screen.waitFor(() => change.mock.calls.length === 1)
    expect(change.mock.calls[0]?.[0]).toEqual({
      ...rules,
      sensitive_words: ['刷单', '代购'],
      hold_below_approved: 2,
      hold_pictures: true,
    })
    expect(toast).toHaveBeenLastCalledWith('已保存', { at: 'center' })
  })

  test('that no server takes are told below their field and not sent', async () => {
    const { screen, change } = await open()
    await screen.input('新账号', '400')
    expect(screen.text()).toContain('请输入 0 至 365 的整数')
    await screen.tap('保存')
    await screen.input('新账号', '4')
    await screen.input('敏感词', '长'.repeat(41))
    expect(screen.text()).toContain('每个敏感词最多 40 个字符')
    await screen.tap('保存')
    expect(change).not.toHaveBeenCalled()
  })
})
