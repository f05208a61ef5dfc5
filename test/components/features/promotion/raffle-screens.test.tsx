import type { CoinAccount } from '@storefront/contract/entities/promotion/coins'
import type { RaffleDetail } from '@storefront/contract/entities/promotion/raffle'
import { Grid } from '@/features/promotion/components/Grid'
import { RaffleCenterScreen } from '@/features/promotion/screens/RaffleCenterScreen'
import { RaffleDescScreen } from '@/features/promotion/screens/RaffleDescScreen'
import { RaffleScreen } from '@/features/promotion/screens/RaffleScreen'
import { RaffleWinnersScreen } from '@/features/promotion/screens/RaffleWinnersScreen'
import { gridSlots } from '@/features/promotion/wheel-slots'
import '@/i18n/promotion'
import '@/i18n/subpackage'
import { feedback } from '@/platform/feedback'
import { coinsApi } from '@/services/api/coins'
import { raffleApi } from '@/services/api/raffle'
import { render } from '../../../setup/render'
import { renderScreen } from '../../fixtures'
import { openedScreens } from '../../screen-router'
import { mineOf, prizeOf, raffleOf } from './raffle-support'

const account = (diamonds: number): CoinAccount => ({
  diamond: { amount: diamonds },
  point: { amount: 0 },
  charm: { amount: 0 },
  level: null,
  next_level: null,
  levels: [],
  expiring: [],
  pending: [],
})
const params = { id: '1' }

async function openRaffle(raffle: RaffleDetail, diamonds = 100) {
  jest.spyOn(raffleApi, 'raffle').mockResolvedValue(raffle)
  jest.spyOn(coinsApi, 'account').mockResolvedValue(account(diamonds))
  const screen = await renderScreen(<RaffleScreen />, params)
  await screen.waitFor(() => screen.get('春日福袋'))
  return screen
}

beforeEach(() => {
  localStorage.clear()
  jest.restoreAllMocks()
  jest.spyOn(feedback, 'toast').mockImplementation(() => {})
})

test('takes part with the chosen number of tickets after the cost was confirmed', async () => {
  const join = jest
    .spyOn(raffleApi, 'join')
    .mockResolvedValue(raffleOf({ mine: mineOf({ tickets: ['0000013', '0000014'], diamonds: 10 }) }))
  const screen = await openRaffle(raffleOf())
  await screen.waitFor(() => screen.get('我的钻石：100'))
  await screen.tap('增加 抽奖号数量')
  expect(screen.text()).toContain('需要钻石：10')
  await screen.tap('参与抽奖')
  await screen.waitFor(() => screen.get('用 10 钻石换取 2 个抽奖号？'))
  await screen.tap('确定')
  await screen.waitFor(() => screen.get(/0000013 {2}0000014/))
  expect(join).toHaveBeenCalledWith('1', 2, expect.any(String))
  expect(screen.text()).toContain('您还可参与 18 次')
})

test.each([
  ['the diamonds are too few', raffleOf(), 3, '钻石不足，还差 2 颗'],
  [
    'it has not begun',
    raffleOf({ start: '2999-01-01T00:00:00Z', end: '2999-02-01T00:00:00Z' }),
    100,
    /2999\/01\/01 .*开始/,
  ],
  ['the user is excluded', raffleOf({ mine: mineOf({ is_excluded: true }) }), 100, '工作人员和抽奖推广员不能参与抽奖'],
  [
    'the limit is reached',
    raffleOf({ max_tickets: 1, mine: mineOf({ tickets: ['0000001'] }) }),
    100,
    '您的参与次数已用完',
  ],
])('says why nobody can take part when %s', async (_, raffle, diamonds, words) => {
  const screen = await openRaffle(raffle, diamonds)
  await screen.waitFor(() => screen.get(words))
  expect((screen.get('参与抽奖') as HTMLButtonElement).closest('button')?.disabled).toBe(true)
})

test('a raffle that is over says so and has no button to take part', async () => {
  const screen = await openRaffle(raffleOf({ status: 'drawn', status_display: '已开奖' }), 100)
  await screen.waitFor(() => screen.get('活动已结束'))
  expect(screen.all('参与抽奖')).toEqual([])
})

test('a visitor is led to login', async () => {
  jest.spyOn(raffleApi, 'raffle').mockResolvedValue(raffleOf({ mine: null }))
  const screen = await renderScreen(<RaffleScreen />, params, null)
  await screen.waitFor(() => screen.get('登录后参与'))
  await screen.tap('登录后参与')
  expect(openedScreens()[0]?.name).toBe('login')
})

test.each([
  ['draw', '开奖前公布种子的哈希', 'raffle.draw'],
  ['grid', '结果在转动前就已确定', 'raffle.desc'],
  ['wheel', '结果在转动前就已确定', 'raffle.desc'],
] as const)('a %s says in one sentence why it is fair and leads to the proof', async (kind, words, name) => {
  jest.spyOn(raffleApi, 'raffle').mockResolvedValue(raffleOf({ kind }))
  const screen = await renderScreen(<RaffleScreen />, params)
  await screen.waitFor(() => screen.text().includes(words))
  await screen.tap(new RegExp(words))
  expect(openedScreens()).toMatchObject([{ name, params: { id: '1' } }])
})

test('the cells of a grid show the pictures of their prizes', async () => {
  const image = { full: '/m/cup.jpg', thumb: '/m/cup-t.jpg', thumb_wx_mp: '', width: 10, height: 10 }
  const prizes = [prizeOf(1, { odds: 500, image }), prizeOf(2, { odds: 500 })]
  const screen = await render(<Grid slots={gridSlots(prizes)} slot={0} turns={0} isTurning={false} />)
  const cups = [...screen.box.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))
  expect(cups.length).toBeGreaterThan(0)
  expect(cups.every((src) => src?.includes('cup'))).toBe(true)
})

test('the rules name dates, conditions, kinds, numbers and odds', async () => {
  jest.spyOn(raffleApi, 'raffle').mockResolvedValue(raffleOf({ prizes: [prizeOf(1, { odds: 1250 })] }))
  const screen = await renderScreen(<RaffleDescScreen />, params)
  await screen.waitFor(() => screen.get('每人最多参与 20 次'))
  for (const words of [
    '每次参与用 5 钻石',
    '中奖后 30 天内领取',
    '中奖概率 12.5%',
    '共 3 份',
    '请文明参与',
    '结束后开奖',
    'ab12',
  ])
    expect(screen.text()).toContain(words)
})

test.each([
  [
    'the raffle that runs',
    [
      { ...raffleOf({ id: 3, status: 'drawn' }), own_count: null },
      { ...raffleOf(), own_count: null },
    ],
    '春日福袋',
    [['1']],
  ],
  ['all raffles when none runs', [{ ...raffleOf({ status: 'drawn' }), own_count: null }], '现在没有进行中的抽奖', []],
  ['all raffles when there is none', [], '开奖前公布种子的哈希', []],
])('the description without an id is of %s', async (_, results, words, reads) => {
  jest.spyOn(raffleApi, 'raffles').mockResolvedValue({ count: results.length, results })
  const read = jest.spyOn(raffleApi, 'raffle').mockResolvedValue(raffleOf())
  const screen = await renderScreen(<RaffleDescScreen />)
  await screen.waitFor(() => screen.text().includes(words))
  expect(read.mock.calls.map(([id]) => [id])).toEqual(reads)
  if (reads.length > 0) return
  await screen.tap('查看全部抽奖')
  expect(openedScreens()).toMatchObject([{ name: 'raffle.center' }])
})

test('the centre groups raffles by where they stand and opens the bonus box', async () => {
  const pastRaffle = raffleOf({ id: 2, title: '四月福袋', status: 'drawn', status_display: '已开奖' })
  jest.spyOn(raffleApi, 'raffles').mockResolvedValue({
    count: 2,
    results: [
      { ...pastRaffle, own_count: 0 },
      { ...raffleOf(), own_count: 2 },
    ],
  })
  jest.spyOn(raffleApi, 'box').mockResolvedValue({ days: 3, needed: 3, can_open: true, reward: 10 })
  const openBox = jest
    .spyOn(raffleApi, 'openBox')
    .mockResolvedValue({ days: 0, needed: 3, can_open: false, reward: 10, flashMessages: [] })
  const screen = await renderScreen(<RaffleCenterScreen />)
  await screen.waitFor(() => screen.get('四月福袋'))
  expect(screen.text().indexOf('春日福袋')).toBeLessThan(screen.text().indexOf('四月福袋'))
  await screen.waitFor(() => screen.get('打开宝箱'))
  await screen.tap('打开宝箱')
  await screen.waitFor(() => screen.get('连续签到 3 天可打开，已签 0 天'))
  expect(openBox).toHaveBeenCalledTimes(1)
})

test('the winners of one raffle are asked for by its number', async () => {
  const winners = jest.spyOn(raffleApi, 'winners').mockResolvedValue({
    count: 1,
    results: [
      {
        id: 4,
        name: '林**',
        prize_name: '提货券',
        raffle: { id: 2, title: '四月福袋' },
        ticket: '0000003',
        rank: 1,
        created: '2026-04-30T00:00:00Z',
      },
    ],
  })
  const screen = await renderScreen(<RaffleWinnersScreen />, { raffle: '2' })
  await screen.waitFor(() => screen.get(/^林/))
  expect(screen.text()).toContain('第 1 名')
  expect(winners.mock.calls[0]?.[0]).toMatchObject({ raffle: 2 })
})
