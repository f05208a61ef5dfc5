import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { beaconRoundTime, DEMO_CHAIN, QUICKNET, roundOfDraw } from '@storefront/contract/domain/promotion/beacon'
import { isBeaconSigned } from '@storefront/contract/domain/promotion/beacon-signature'
import {
  type DrawRecord,
  drawRandomness,
  prizeSlots,
  rankTickets,
  ticketsHash,
  verifyDraw,
} from '@storefront/contract/domain/promotion/draw'
import { commissionOf, type DistRate, rateOf } from '@storefront/contract/domain/promotion/distribution'
import { signInStreak } from '@storefront/contract/domain/promotion/coins'
import { sha256, sha256Hex } from '@storefront/contract/domain/promotion/sha256'
import { loopbackBeacon } from '../../../server/loopback/drand'

/** A draw of 1,000 tickets for 100 prizes, as the server makes it. */
function drawOf(seed: string): DrawRecord {
  const tickets = Array.from({ length: 1000 }, (_, n) => ({
    number: String(n + 1).padStart(7, '0'),
    entrant: `e${n % 700}`,
  }))
  const prizes = [
    { id: 1, name: 'a', quantity: 10 },
    { id: 2, name: 'b', quantity: 90 },
  ]
  const signature = sha256(`signature ${seed}`)
  const randomness = sha256Hex(signature)
  const hash = ticketsHash(tickets)
  const slots = prizeSlots(prizes)
  const winners = rankTickets(tickets, drawRandomness(seed, randomness, hash))
    .slice(0, slots.length)
    .map(({ number }, at) => ({ rank: at + 1, number, prize: slots[at] ?? 0, is_forfeited: false }))
  const round = 1000
  const beacon = { chain: QUICKNET, planned_round: round, round, randomness, signature }
  const frozen = new Date(beaconRoundTime(round) - 1).toISOString()
  return {
    version: 1,
    raffle: 1,
    prizes,
    tickets,
    tickets_hash: hash,
    frozen,
    seed_hash: sha256(seed),
    seed,
    beacon,
    winners,
  }
}

test('sha256 equals the digest of node for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
    }),
  )
})

test.each(Array.from({ length: 20 }, (_, n) => [`seed ${n}`]))(
  'a draw of 1,000 tickets for 100 prizes with %s has exactly 100 winners, each once',
  (seed) => {
    const record = drawOf(seed)
    const entrants = new Map(record.tickets?.map(({ number, entrant }) => [number, entrant]))
    expect(new Set(record.winners.map(({ number }) => entrants.get(number))).size).toBe(100)
    expect(verifyDraw(record, () => true)).toEqual({
      seed: true,
      tickets: true,
      time: true,
      beacon: true,
      ranking: true,
      prizes: true,
    })
  },
)

test('a draw with any winner exchanged, added or removed fails its check', () => {
  const record = drawOf('x')
  fc.assert(
    fc.property(fc.nat(99), fc.nat(999), (at, other) => {
      const number = String(other + 1).padStart(7, '0')
      fc.pre(record.winners[at]?.number !== number)
      const winners = record.winners.map((winner, n) => (n === at ? { ...winner, number } : winner))
      expect(verifyDraw({ ...record, winners }, () => true).ranking).toBe(false)
      expect(verifyDraw({ ...record, winners: record.winners.filter((_, n) => n !== at) }, () => true).ranking).toBe(
        false,
      )
    }),
    { numRuns: 20 },
  )
})

test('a list that was frozen when its value was public is refused, unless a later round draws it by the rule', () => {
  const record = drawOf('x')
  const { round } = record.beacon
  fc.assert(
    fc.property(fc.integer({ min: -100_000, max: 100_000_000 }), (delay) => {
      const frozenAt = beaconRoundTime(round) + delay
      const late = { ...record, frozen: new Date(frozenAt).toISOString() }
      const next = roundOfDraw(round, frozenAt)
      expect(verifyDraw(late, () => true).time).toBe(delay < 0)
      expect(verifyDraw({ ...late, beacon: { ...late.beacon, round: next } }, () => true).time).toBe(true)
      expect(beaconRoundTime(next)).toBeGreaterThan(frozenAt)
      expect(verifyDraw({ ...late, beacon: { ...late.beacon, round: next + 1 } }, () => true).time).toBe(false)
    }),
  )
})

/** Round 1000 of drand's quicknet, as its public servers give it. */
const ROUND_1000 = {
  chain: QUICKNET,
  planned_round: 1000,
  round: 1000,
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
}

test('the signature of drand is verified against the key of its chain', () => {
  expect(isBeaconSigned(ROUND_1000)).toBe(true)
  const demo = { ...ROUND_1000, chain: DEMO_CHAIN, ...loopbackBeacon(1000) }
  expect(isBeaconSigned(demo)).toBe(true)
})

test.each([
  ['an invented one with its own hash', { signature: 'ab'.repeat(48), randomness: sha256Hex('ab'.repeat(48)) }],
  ['of another round', { round: 1001 }],
  ['of another chain', { chain: DEMO_CHAIN }],
  ['of a chain that nobody knows', { chain: 'toString' }],
  ['with a value that is not its hash', { randomness: sha256('x') }],
  [
    'of another length',
    { signature: ROUND_1000.signature.slice(2), randomness: sha256Hex(ROUND_1000.signature.slice(2)) },
  ],
])('a signature %s is refused', (_, change) => {
  expect(isBeaconSigned({ ...ROUND_1000, ...change })).toBe(false)
})

test('a commission of parts never exceeds the commission of the whole', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(10_000_000), fc.nat(5000), (a, b, rate) => {
      expect(commissionOf(a, rate) + commissionOf(b, rate)).toBeLessThanOrEqual(commissionOf(a + b, rate))
      expect(commissionOf(a, rate)).toBeLessThanOrEqual(a)
    }),
  )
})

test('the rate of a product precedes that of its category and of the site', () => {
  const rate = (
    scope: DistRate['scope'],
    target: number | null,
    value: number,
    dist_kind: DistRate['dist_kind'] = null,
  ): DistRate => ({
    scope,
    target,
    dist_kind,
    level: 1,
    rate: value,
  })
  const rates = [
    rate('site', null, 100),
    rate('site', null, 150, 'agent'),
    rate('category', 7, 200),
    rate('product', 3, 300),
  ]
  const of = (product: number, categories: number[], kind: 'agent' | 'promoter' = 'promoter') =>
    rateOf(rates, { product, categories }, kind, 1)
  expect([
    of(3, [7]),
    of(4, [7]),
    of(4, []),
    of(4, [], 'agent'),
    rateOf(rates, { product: 3, categories: [] }, 'agent', 2),
  ]).toEqual([300, 200, 100, 150, 0])
})

test('a streak ends at today or yesterday and stops at the first gap', () => {
  expect(signInStreak(['2026-05-04', '2026-05-05', '2026-05-06'], '2026-05-06')).toBe(3)
  expect(signInStreak(['2026-05-04', '2026-05-05'], '2026-05-06')).toBe(2)
  expect(signInStreak(['2026-05-04'], '2026-05-06')).toBe(0)
})
