import type { CoinAccount, SignInCalendar } from '@storefront/contract/entities/promotion/coins'
import { CharmScreen, DiamondScreen } from '@/features/promotion/screens/CoinScreen'
import '@/i18n/promotion'
import '@/i18n/subpackage'
import { feedback } from '@/platform/feedback'
import { coinsApi } from '@/services/api/coins'
import { renderScreen } from '../../fixtures'
import { openedScreens } from '../../screen-router'

const account: CoinAccount = {
  diamond: { amount: 120 },
  point: { amount: 40 },
  charm: { amount: 30 },
  level: { level: 1, name: '新叶', charm: 0 },
  next_level: { level: 2, name: '青枝', charm: 100 },
  levels: [],
  expiring: [],
  pending: [],
}
const calendar: SignInCalendar = {
  today: '2026-05-03',
  is_signed: false,
  days: ['2026-05-02'],
  streak: 1,
  reward: null,
}

beforeEach(() => {
  localStorage.clear()
  jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  jest.spyOn(coinsApi, 'account').mockResolvedValue(account)
  jest.spyOn(coinsApi, 'calendar').mockResolvedValue(calendar)
  jest
    .spyOn(coinsApi, 'invitation')
    .mockResolvedValue({ code: 'K7M2P9', share_link: '', path: '', count: 0, can_accept: false })
  jest.spyOn(coinsApi, 'entries').mockResolvedValue({
    count: 1,
    results: [
      {
        id: 1,
        kind: 'diamond',
        change: 5,
        after: 120,
        reason: 'sign_in',
        reason_display: '每日签到',
        ref: '',
        expires: null,
        created: '2026-05-02T00:00:00Z',
      },
    ],
  })
  jest.spyOn(coinsApi, 'rules').mockResolvedValue({
    count: 1,
    results: [
      {
        trigger: 'reading',
        trigger_display: '阅读文章',
        description: '读完一篇文章',
        diamond: 2,
        point: 0,
        charm: 0,
        per_amount: null,
        daily_limit: 3,
        valid_days: null,
        hold_days: 0,
      },
    ],
  })
})

test('the diamond page shows the balance, the ways to earn and the history', async () => {
  const screen = await renderScreen(<DiamondScreen />)
  await screen.waitFor(() => screen.get(/\+5/))
  await screen.waitFor(() => screen.get(/阅读文章/))
  expect(screen.text()).toContain('120')
  expect(screen.text()).toContain('每天最多 3 次')
})

test('coins that are owed are shown with the way that they are settled', async () => {
  jest.spyOn(coinsApi, 'account').mockResolvedValue({ ...account, diamond: { amount: -8 } })
  const screen = await renderScreen(<DiamondScreen />)
  await screen.waitFor(() => screen.get('欠 8 钻石，今后获得的会先抵扣'))
})

test('pending coins are shown with their day, and the rule that holds them with its days', async () => {
  const pending = [{ kind: 'diamond' as const, amount: 30, matures: '2026-05-17T04:00:00.000Z' }]
  jest.spyOn(coinsApi, 'account').mockResolvedValue({ ...account, pending })
  const { results } = await coinsApi.rules()
  jest
    .spyOn(coinsApi, 'rules')
    .mockResolvedValue({ count: 1, results: results.map((rule) => ({ ...rule, hold_days: 15 })) })
  const screen = await renderScreen(<DiamondScreen />)
  await screen.waitFor(() => screen.get('待入账 30 钻石，预计 2026/05/17 起到账'))
  await screen.waitFor(() => screen.get(/完成 15 天后到账/))
})

test('the charm page shows the level and hides rules that give no charm', async () => {
  const screen = await renderScreen(<CharmScreen />)
  await screen.waitFor(() => screen.get('再得 70 魅力值升至 青枝'))
  expect(screen.text()).toContain('新叶（1 级）')
  expect(screen.text()).not.toContain('阅读文章')
})

test('signs in when the button is tapped, and shows the day as signed', async () => {
  const afterSignIn: SignInCalendar = { ...calendar, is_signed: true, days: ['2026-05-02', '2026-05-03'], streak: 2 }
  const signIn = jest.spyOn(coinsApi, 'signIn').mockImplementation(async () => {
    jest.spyOn(coinsApi, 'calendar').mockResolvedValue(afterSignIn)
    return { ...afterSignIn, flashMessages: [] }
  })
  const screen = await renderScreen(<DiamondScreen />)
  await screen.waitFor(() => screen.get('签到'))
  await screen.tap('签到')
  await screen.waitFor(() => screen.get('已连续签到 2 天'))
  expect(signIn).toHaveBeenCalledTimes(1)
})

test('heads the days by weekdays, with the first under its own', async () => {
  const screen = await renderScreen(<DiamondScreen />)
  await screen.waitFor(() => screen.get('2026 年 5 月'))
  expect(screen.text()).toContain('日一二三四五六')
  // The first of May 2026 is a Friday.
  expect(screen.get('2026-05-01 未签到').style.gridColumnStart).toBe('6')
  screen.get('2026-05-02 已签到')
})

test('turns to earlier months and back, and no further than this one', async () => {
  const calendarOf = jest
    .spyOn(coinsApi, 'calendar')
    .mockImplementation(async (_, month) => (month ? { ...calendar, days: ['2026-04-30'] } : calendar))
  const screen = await renderScreen(<DiamondScreen />)
  await screen.waitFor(() => screen.get('2026 年 5 月'))
  expect(screen.get('下个月').hasAttribute('disabled')).toBe(true)
  await screen.tap('上个月')
  await screen.waitFor(() => screen.get('2026-04-30 已签到'))
  expect(calendarOf).toHaveBeenLastCalledWith(expect.anything(), '2026-04')
  await screen.tap('下个月')
  await screen.waitFor(() => screen.get('2026-05-02 已签到'))
})

test('leads to the invitation with the own code', async () => {
  const screen = await renderScreen(<DiamondScreen />)
  await screen.waitFor(() => screen.get(/K7M2P9/))
  await screen.tap('去邀请')
  expect(openedScreens()).toMatchObject([{ name: 'gamification.invite' }])
})
