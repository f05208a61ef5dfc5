import { beaconRoundTime, DEMO_CHAIN } from '@storefront/contract/domain/promotion/beacon'
import {
  type DrawTicket,
  drawRandomness,
  prizeSlots,
  rankTickets,
  ticketsHash,
} from '@storefront/contract/domain/promotion/draw'
import { sha256, sha256Hex } from '@storefront/contract/domain/promotion/sha256'
import type { RaffleDraw } from '@storefront/contract/entities/promotion/raffle'
import { RaffleDrawScreen } from '@/features/promotion/screens/RaffleDrawScreen'
import '@/i18n/promotion'
import '@/i18n/subpackage'
import { raffleApi } from '@/services/api/raffle'
import { renderScreen } from '../../fixtures'

// The curve itself is tested in test/unit/contract/draw.test.ts.
jest.mock('@/platform/beacon', () => ({
  verifyBeacon: async ({ signature }: { signature: string }) =>
    signature === 'none' ? 'unsupported' : signature.startsWith('b4'),
}))
jest.setTimeout(60_000)

const ROUND = 1000
const SIGNATURE = 'b4'.repeat(48)

/** A draw of 600 tickets, more than one slice, as the server publishes it. */
function drawOf(more: Partial<RaffleDraw> = {}): RaffleDraw {
  const tickets: DrawTicket[] = Array.from({ length: 600 }, (_, n) => ({
    number: String(n + 1).padStart(7, '0'),
    entrant: `e${n % 200}`,
  }))
  const prizes = [{ id: 1, name: '提货券', quantity: 2 }]
  const beacon = {
    chain: DEMO_CHAIN,
    planned_round: ROUND,
    round: ROUND,
    url: 'https://api.drand.sh/c/public/1',
    signature: SIGNATURE,
    randomness: sha256Hex(SIGNATURE),
  }
  const tickets_hash = ticketsHash(tickets)
  const ranking = rankTickets(tickets, drawRandomness('seed', beacon.randomness, tickets_hash))
  const winners = prizeSlots(prizes).map((prize, at) => ({
    rank: at + 1,
    number: ranking[at]?.number ?? '',
    prize,
    is_forfeited: false,
    name: '林**',
  }))
  const moment = new Date(beaconRoundTime(ROUND) - 1000).toISOString()
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
  await screen.waitFor(() => screen.all(/^(一致|不一致|尚未公布|本设备无法计算)$/).length === 6)
  return screen.all(/^(一致|不一致|尚未公布|本设备无法计算)$/).map((tag) => tag.textContent)
}

test('an honest draw is recomputed on the device, and each step says so', async () => {
  expect(await check(drawOf())).toEqual(Array(6).fill('一致'))
})

test('a winner who is not the first by the hashes does not match', async () => {
  const { winners, ...draw } = drawOf()
  expect(
    await check({ ...draw, winners: [...winners].reverse().map((winner, at) => ({ ...winner, rank: at + 1 })) }),
  ).toEqual(['一致', '一致', '一致', '一致', '不一致', '一致'])
})

test('what is not published yet is named so', async () => {
  const { beacon, ...draw } = drawOf()
  const open = {
    ...draw,
    beacon: { ...beacon, randomness: null, signature: null },
    tickets: null,
    tickets_hash: null,
    frozen: null,
    seed: null,
    winners: [],
    drawn: null,
  }
  expect(await check(open)).toEqual(Array(6).fill('尚未公布'))
})

test('an invented signature does not match', async () => {
  const { beacon, ...draw } = drawOf()
  const forged = 'ab'.repeat(48)
  const tags = await check({ ...draw, beacon: { ...beacon, signature: forged, randomness: sha256Hex(forged) } })
  expect(tags[3]).toBe('不一致')
})

test('a device that cannot compute signatures says so, and how to verify it', async () => {
  const { beacon, ...draw } = drawOf()
  const tags = await check({ ...draw, beacon: { ...beacon, signature: 'none' } })
  expect(tags[3]).toBe('本设备无法计算')
  expect(document.body).toHaveTextContent('请在电脑或较新的手机浏览器中打开本页验证签名')
})
