import { act } from 'react'
import { VoteEmbed } from '@/features/forms/components/VoteEmbed'
import { VoteScreen } from '@/features/forms/screens/VoteScreen'
import { feedback } from '@/platform/feedback'
import { formsApi } from '@/services/api/forms'
import { track } from '@/services/track'
import { answerDialog, button, refusal, renderScreen, user } from '../fixtures'
import { openedScreens } from '../screen-router'
import { voteOf } from './support'

const NOW = Date.parse('2026-05-06T04:00:00Z')
const at = (ms: number) => new Date(NOW + ms).toISOString()
const counts = { 71: { 1: 1, 2: 2, 3: 0 }, 72: { 1: 3, 2: 3 } }
let submit: jest.SpyInstance

beforeEach(() => {
  localStorage.clear()
  jest.mocked(track).mockClear()
  jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  jest.spyOn(formsApi, 'vote').mockResolvedValue(voteOf())
  submit = jest
    .spyOn(formsApi, 'submitVote')
    .mockResolvedValue({ vote: voteOf({ is_exceeded: true, submits: counts }) })
})
afterEach(() => jest.useRealTimers())

async function open(as: typeof user | null = user) {
  const screen = await renderScreen(<VoteScreen />, { id: '7' }, as, 'vote.vote.detail')
  await screen.waitFor(() => screen.text().includes('下一季做什么'))
  return screen
}

test('submits single and multiple choices by their positions', async () => {
  const screen = await open()
  expect([screen.role('radio').length, screen.role('checkbox').length]).toEqual([3, 2])
  await screen.tap('绿茶')
  await screen.tap('红茶')
  await screen.tap('下午')
  await screen.tap('上午')
  await screen.tap('提交投票')
  expect(submit.mock.calls).toEqual([['7', { 71: [2], 72: [1, 2] }, expect.any(String)]])
  expect(track).toHaveBeenCalledWith('vote_submit', { vote: 7 })
})

test('shows the share of each option as text and bar after voting, and disables the button', async () => {
  const screen = await open()
  await screen.tap('红茶')
  await screen.tap('上午')
  await screen.tap('提交投票')
  await screen.waitFor(() => screen.text().includes('66.7%'))
  for (const words of ['33.3%', '0.0%', '50.0%', '2 票']) expect(screen.text()).toContain(words)
  const widths = [...screen.box.querySelectorAll<HTMLElement>('[style*="width"]')]
    .map(({ style }) => style.width)
    .filter((width) => width.endsWith('%'))
  expect(widths).toEqual(['33.3%', '66.7%', '0%', '50%', '50%'])
  expect(screen.role('radio')).toEqual([])
  expect(button('您已投过票')).toBeDisabled()
})

test.each([
  ['nothing', []],
  ['one of two questions', ['绿茶']],
  ['a deselected option', ['绿茶', '上午', '上午']],
])('shows a dialog and sends nothing with %s selected', async (_, taps) => {
  const screen = await open()
  for (const tap of taps) await screen.tap(tap)
  await screen.tap('提交投票')
  const message = await answerDialog('知道了')
  expect(message).toContain('提示')
  expect(message).toContain('请先完成所有问题')
  expect(submit).not.toHaveBeenCalled()
})

test.each([
  ['not open yet', { start: at(1000) }, '投票还未开始'],
  ['over', { end: at(-1000) }, '投票已结束'],
  ['already answered', { is_exceeded: true, submits: counts }, '您已投过票'],
])('a vote that is %s disables the button with the reason', async (_, more, words) => {
  jest.useFakeTimers({
    now: NOW,
    doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'queueMicrotask', 'nextTick', 'performance'],
  })
  jest.spyOn(formsApi, 'vote').mockResolvedValue(voteOf(more))
  const screen = await open()
  expect(button(words)).toBeDisabled()
  expect(screen.text()).toContain('绿茶')
  expect([...screen.role('radio'), ...screen.role('checkbox')]).toEqual([])
})

test('closes automatically at its end time', async () => {
  // Long enough for a busy machine to have drawn it before.
  const end = new Date(Date.now() + 2000).toISOString()
  jest.spyOn(formsApi, 'vote').mockResolvedValue(voteOf({ end }))
  const screen = await open()
  expect(button('提交投票')).toBeEnabled()
  await screen.waitFor(() => button('投票已结束').disabled)
})

test('redirects a visitor to login and retains the selection', async () => {
  const screen = await open(null)
  await screen.tap('红茶')
  await screen.tap('上午')
  await screen.tap('提交投票')
  expect([submit.mock.calls.length, openedScreens()[0]?.name]).toEqual([0, 'login'])
  expect(screen.role('radio').map((one) => one.getAttribute('aria-checked'))).toEqual(['false', 'true', 'false'])
})

test('shows the server message of a refusal and refetches the vote', async () => {
  submit.mockRejectedValue(refusal('voteDone', '您已投过票'))
  const screen = await open()
  jest.spyOn(formsApi, 'vote').mockResolvedValue(voteOf({ is_exceeded: true, submits: counts }))
  await screen.tap('红茶')
  await screen.tap('上午')
  await screen.tap('提交投票')
  expect(feedback.toast).toHaveBeenCalledWith('您已投过票', { at: 'bottom' })
  await screen.waitFor(() => screen.text().includes('66.7%'))
  expect(track).not.toHaveBeenCalled()
})

test('ignores a second tap while the submit is pending', async () => {
  let arrive: (reply: { vote: ReturnType<typeof voteOf> }) => void = () => {}
  submit.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  const screen = await open()
  await screen.tap('红茶')
  await screen.tap('上午')
  await screen.tap('提交投票')
  await screen.tap('提交投票')
  await act(async () => arrive({ vote: voteOf({ is_exceeded: true, submits: counts }) }))
  expect(submit).toHaveBeenCalledTimes(1)
})

test('VoteEmbed renders nothing when its vote cannot be loaded', async () => {
  jest.spyOn(formsApi, 'vote').mockRejectedValue(refusal('notFound', '不存在'))
  const screen = await renderScreen(<VoteEmbed id="99" />)
  await screen.waitFor(() => screen.role('status').length === 0)
  expect(formsApi.vote).toHaveBeenCalledTimes(1)
  expect(screen.text()).toBe('')
  expect(feedback.toast).not.toHaveBeenCalled()
})

test('VoteEmbed can be voted in and shows the result', async () => {
  const screen = await renderScreen(<VoteEmbed id="v" />)
  await screen.waitFor(() => screen.text().includes('下一季做什么'))
  await screen.tap('红茶')
  await screen.tap('上午')
  await screen.tap('提交投票')
  await screen.waitFor(() => screen.text().includes('66.7%'))
})

test('shows the failure state with a retry when the vote cannot be loaded', async () => {
  jest
    .spyOn(formsApi, 'vote')
    .mockRejectedValueOnce(refusal('notFound', '您访问的内容不存在'))
    .mockResolvedValue(voteOf())
  const screen = await renderScreen(<VoteScreen />, { id: '7' }, user, 'vote.vote.detail')
  await screen.tap(await screen.waitFor(() => screen.get('重新加载')))
  await screen.waitFor(() => screen.text().includes('下一季做什么'))
})
