import type { CoinAccount, SignInCalendar } from '@storefront/contract/entities/promotion/coins'
import { CharmScreen, DiamondScreen } from '@/features/promotion/screens/CoinScreen'
import '@/i18n/promotion'
import '@/i18n/subpackage'
import { feedback } from '@/platform/feedback'
import { coinsApi } from '@/services/api/coins'
import { renderScreen } from '../../fixtures'

jest.mock('@/router/router', () => jest.requireActual('../../screen-router'))
jest.mock('@tarojs/components', () => jest.requireActual('@/platform/taro-components/view'))
jest.mock('@/platform/display', () => ({ display: { textScale: () => 1, setTitle() {}, scrollToTop() {}, setChrome() {} } }))

const account: CoinAccount = {
  diamond: { amount: 120 },
  point: { amount: 40 },
  charm: { amount: 30 },
  level: { level: 1, name: '新叶', charm: 0 },
  next_level: { level: 2, name: '青枝', charm: 100 },
  levels: [],
  expiring: [],
}
const calendar: SignInCalendar = { today: '2026-05-03', is_signed: false, days: ['2026-05-02'], streak: 1, reward: null }

beforeEach(() => {
  localStorage.clear()
  jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  jest.spyOn(coinsApi, 'account').mockResolvedValue(account)
  jest.spyOn(coinsApi, 'calendar').mockResolvedValue(calendar)
  jest.spyOn(coinsApi, 'entries').mockResolvedValue({
    count: 1,
    results: [
      { id: 1, kind: 'diamond', change: 5, after: 120, reason: 'sign_in', reason_display: '每日签到', ref: '', expires: null, created: '2026-05-02T00:00:00Z' },
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
