import '@/i18n/trade'
import type { VoteCandidate, VoteEvent } from '@storefront/contract/entities/forms/vote-event'
import { VoteEventScreen } from '@/features/forms/screens/VoteEventScreen'
import { VoteScreen } from '@/features/forms/screens/VoteScreen'
import { feedback } from '@/platform/feedback'
import { formsApi } from '@/services/api/forms'
import { voteEventsApi } from '@/services/api/vote-events'
import { button, refusal, renderScreen, user } from '../fixtures'
import { openedScreens } from '../screen-router'
import { answerLists, pageOf, sendToScript } from '../features/shared/list-support'
import { voteOf } from './support'

jest.mock('@/platform/http', () => ({ http: { send: (request: never) => sendToScript(request) } }))
// So often that a test need not wait.
jest.mock('@storefront/contract/constants', () => ({
  ...jest.requireActual('@storefront/contract/constants'),
  RESULT_POLL_MS: 20,
}))

const event: VoteEvent = {
  id: 3,
  slug: 'chaxi',
  title: '秋日最美茶席',
  description: '<p>每人每天三票</p>',
  main_image: null,
  start: null,
  end: null,
  daily_limit: 2,
  remaining: 2,
  candidate_count: 2,
  vote_count: 5,
}
const candidate = (id: number, more: Partial<VoteCandidate> = {}): VoteCandidate => ({
  id,
  number: id,
  title: `茶席 ${id}`,
  abstract: '',
  main_image: null,
  vote_count: id,
  rank: 1,
  is_voted: false,
  ...more,
})
let submit: jest.SpyInstance
let result: jest.SpyInstance
let toast: jest.SpyInstance

beforeEach(() => {
  localStorage.clear()
  toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  jest.spyOn(voteEventsApi, 'event').mockResolvedValue(event)
  answerLists(() => pageOf([candidate(1), candidate(2)]))
  result = jest.spyOn(voteEventsApi, 'result').mockResolvedValue({ vote_count: 5, votes: { 1: 1, 2: 4 } })
  submit = jest.spyOn(voteEventsApi, 'submit').mockResolvedValue({
    voteevent: { ...event, remaining: 1, vote_count: 6 },
    candidates: [candidate(2, { vote_count: 5, is_voted: true })],
  })
})

async function open(as: typeof user | null = user) {
  const screen = await renderScreen(<VoteEventScreen />, { id: 'chaxi' }, as, 'vote.voteevent.detail')
  await screen.waitFor(() => screen.text().includes('4 票'))
  return screen
}

test('one tap gives a vote, which changes the counts, the votes left and the button', async () => {
  const screen = await open()
  // The next poll would bring the counts of before.
  result.mockReturnValue(new Promise(() => {}))
  await screen.tap('投票 茶席 2')
  expect(submit.mock.calls).toEqual([['3', [2], expect.any(String)]])
  await screen.waitFor(() => screen.text().includes('5 票'))
  expect(button('今日已投 茶席 2')).toBeDisabled()
  expect(button('投票 茶席 1')).toBeEnabled()
  expect(toast).toHaveBeenCalledWith('投票成功，今日还有 1 票', { at: 'center' })
  expect(screen.text()).toContain('6 票累计票数')
})

test('no vote can be given when those of the day are spent, and the screen says so', async () => {
  jest.spyOn(voteEventsApi, 'event').mockResolvedValue({ ...event, remaining: 0 })
  const screen = await open()
  expect(screen.text()).toContain('您今日的票数已用完，明天再来吧')
  expect(button('投票 茶席 1')).toBeDisabled()
})

test('a refused vote shows the reason and loads the event again', async () => {
  const screen = await open()
  const read = jest.spyOn(voteEventsApi, 'event').mockClear()
  submit.mockRejectedValue(refusal('voteEventTwice', '您今天已为该候选投过票'))
  await screen.tap('投票 茶席 1')
  await screen.waitFor(() => read.mock.calls.length > 0)
  expect(button('投票 茶席 1')).toBeEnabled()
})

test('a visitor is sent to login and no vote is sent', async () => {
  const screen = await open(null)
  await screen.tap('投票 茶席 1')
  expect(openedScreens()).toMatchObject([{ name: 'login' }])
  expect(submit).not.toHaveBeenCalled()
})

test('the counts are loaded again while the screen is shown', async () => {
  const screen = await open()
  result.mockResolvedValue({ vote_count: 9, votes: { 1: 2, 2: 7 } })
  await screen.waitFor(() => screen.text().includes('7 票'))
})

test('results of a vote are loaded again while it runs, and not when it is over', async () => {
  const counts = { 71: { 1: 1, 2: 2, 3: 0 }, 72: { 1: 3, 2: 3 } }
  const read = jest.spyOn(formsApi, 'vote').mockImplementation(async (id) => {
    const end = id === '8' ? new Date(Date.now() - 1000).toISOString() : null
    return voteOf({ is_exceeded: true, submits: counts, end })
  })
  const overScreen = await renderScreen(<VoteScreen />, { id: '8' }, user, 'vote.vote.detail')
  await overScreen.waitFor(() => overScreen.text().includes('66.7%'))
  const running = await renderScreen(<VoteScreen />, { id: '7' }, user, 'vote.vote.detail')
  const readsOf = (key: string) => read.mock.calls.filter(([id]) => id === key).length
  await running.waitFor(() => readsOf('7') >= 4)
  expect(readsOf('8')).toBe(1)
})
