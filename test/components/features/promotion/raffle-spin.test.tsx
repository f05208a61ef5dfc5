import type { RaffleDetail, RaffleSpin } from '@storefront/contract/entities/promotion/raffle'
import { RaffleScreen } from '@/features/promotion/screens/RaffleScreen'
import { TURN_MS } from '@/features/promotion/useRaffleSpin'
import '@/i18n/promotion'
import '@/i18n/subpackage'
import * as motion from '@/platform/motion'
import { coinsApi } from '@/services/api/coins'
import { raffleApi } from '@/services/api/raffle'
import { renderScreen } from '../../fixtures'
import { mineOf, prizeOf, raffleOf } from './raffle-support'

jest.mock('@/platform/motion', () => ({ prefersStillness: jest.fn() }))
jest.setTimeout(60_000)

const spinOf = (id: number, prize = 1): RaffleSpin => ({
  id,
  prize: prizeOf(prize, { odds: 500 }),
  win: id,
  is_seen: false,
  created: '2026-05-01T00:00:00Z',
})
const wheel = (more: Partial<RaffleDetail> = {}) =>
  raffleOf({ kind: 'wheel', prizes: [prizeOf(1, { odds: 500 }), prizeOf(2, { odds: 500 })], beacon: null, ...more })

function prepare(raffle: RaffleDetail, isStill = true) {
  jest.mocked(motion.prefersStillness).mockReturnValue(isStill)
  jest.spyOn(raffleApi, 'raffle').mockResolvedValue(raffle)
  jest.spyOn(coinsApi, 'account').mockReturnValue(new Promise(() => {}))
  return jest.spyOn(raffleApi, 'seeSpin').mockResolvedValue({ ok: true, flashMessages: [] })
}

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('a turn shows its result at once to who wants no motion, and says that it was seen', async () => {
  const see = prepare(wheel())
  const spin = jest.spyOn(raffleApi, 'spin').mockResolvedValue(spinOf(9))
  const screen = await renderScreen(<RaffleScreen />, { id: '1' })
  await screen.waitFor(() => screen.get('抽一次'))
  expect(document.querySelector('.disc')).toBeNull()
  await screen.tap('抽一次')
  await screen.waitFor(() => screen.get('恭喜抽中 奖品1'))
  await screen.waitFor(() => see.mock.calls.length === 1)
  expect(see.mock.calls[0]?.[0]).toBe(9)
  expect(spin).toHaveBeenCalledTimes(1)
})

test.each(['wheel', 'grid'] as const)(
  'the %s moves to the result before it is told or marked as seen',
  async (kind) => {
    const see = prepare(wheel({ kind }), false)
    jest.spyOn(raffleApi, 'spin').mockResolvedValue(spinOf(9))
    const screen = await renderScreen(<RaffleScreen />, { id: '1' })
    await screen.waitFor(() => screen.get('抽一次'))
    const startTime = Date.now()
    await screen.tap('抽一次')
    await screen.waitFor(() => screen.get('正在抽奖'))
    expect(see).not.toHaveBeenCalled()
    await screen.waitFor(() => see.mock.calls.length === 1, TURN_MS + 15_000)
    expect(Date.now() - startTime).toBeGreaterThanOrEqual(TURN_MS - 100)
    expect(screen.text()).toContain('恭喜抽中 奖品1')
  },
)

test('a result that was cut off is shown once when the screen opens, without another turn', async () => {
  const see = prepare(wheel({ mine: mineOf({ unseen_spin: { ...spinOf(5), prize: null, win: null } }) }))
  const spin = jest.spyOn(raffleApi, 'spin')
  const screen = await renderScreen(<RaffleScreen />, { id: '1' })
  await screen.waitFor(() => screen.get('上次的结果：这次没有抽中，谢谢参与'))
  await screen.waitFor(() => see.mock.calls.length === 1)
  expect(see.mock.calls[0]?.[0]).toBe(5)
  expect(spin).not.toHaveBeenCalled()
})
