import { type DrawTicket, drawRandomness, prizeSlots, rankTickets, ticketsHash } from '@storefront/contract/domain/promotion/draw'
import { sha256, sha256Hex } from '@storefront/contract/domain/promotion/sha256'
import type { RaffleDraw } from '@storefront/contract/entities/promotion/raffle'
import { RaffleDrawScreen } from '@/features/promotion/screens/RaffleDrawScreen'
import '@/i18n/promotion'
import '@/i18n/subpackage'
import { raffleApi } from '@/services/api/raffle'
import { renderScreen } from '../../fixtures'

jest.mock('@/router/router', () => jest.requireActual('../../screen-router'))
jest.mock('@tarojs/components', () => jest.requireActual('@/platform/taro-components/view'))
jest.mock('@/platform/display', () => ({ display: { textScale: () => 1, setTitle() {}, scrollToTop() {}, setChrome() {} } }))
jest.setTimeout(60_000)

/** A draw of 600 tickets, more than one slice, as the server publishes it. */
function drawOf(more: Partial<RaffleDraw> = {}): RaffleDraw {
  const tickets: DrawTicket[] = Array.from({ length: 600 }, (_, n) => ({ number: String(n + 1).padStart(7, '0'), entrant: `e${n % 200}` }))
  const prizes = [{ id: 1, name: '提货券', quantity: 2 }]
  const beacon = { chain: 'c', round: 1, url: 'https://api.drand.sh/c/public/1', signature: 'abcd', randomness: sha256Hex('abcd') }
  const tickets_hash = ticketsHash(tickets)
  const ranking = rankTickets(tickets, drawRandomness('seed', beacon.randomness, tickets_hash))
  const winners = prizeSlots(prizes).map((prize, at) => ({ rank: at + 1, number: ranking[at]?.number ?? '', prize, is_forfeited: false, name: '林**' }))
  const moment = '2026-05-01T00:00:00Z'
  return {
    version: 1,
    raffle: 2,
    title: '四月福袋',
    prizes,
    tickets,
    tickets_hash,
    frozen: moment,
    seed_hash: sha256('seed'),
    seed: 'seed',
    beacon,
    winners,
    drawn: moment,
    ...more,
  }
}

async function check(draw: RaffleDraw) {
  jest.spyOn(raffleApi, 'draw').mockResolvedValue(draw)
  const screen = await renderScreen(<RaffleDrawScreen />, { id: '2' })
  await screen.waitFor(() => screen.get('开始验证'))
  await screen.tap('开始验证')
  await screen.waitFor(() => screen.all(/^(一致|不一致|尚未公布)$/).length === 5)
  return screen.all(/^(一致|不一致|尚未公布)$/).map((tag) => tag.textContent)
}

test('an honest draw is recomputed on the device, and each step says so', async () => {
  expect(await check(drawOf())).toEqual(['一致', '一致', '一致', '一致', '一致'])
})

test('a winner who is not the first by the hashes does not match', async () => {
  const { winners, ...draw } = drawOf()
  expect(await check({ ...draw, winners: [...winners].reverse().map((winner, at) => ({ ...winner, rank: at + 1 })) })).toEqual([
    '一致',
    '一致',
    '一致',
    '不一致',
    '一致',
  ])
})

test('what is not published yet is named so', async () => {
  const { beacon, ...draw } = drawOf()
  const open = { ...draw, beacon: { ...beacon, randomness: null, signature: null }, tickets: null, tickets_hash: null, seed: null, winners: [], drawn: null }
  expect(await check(open)).toEqual(Array(5).fill('尚未公布'))
})
