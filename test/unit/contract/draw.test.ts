import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { type DrawRecord, drawRandomness, prizeSlots, rankTickets, ticketsHash, verifyDraw } from '@storefront/contract/domain/promotion/draw'
import { commissionOf, type DistRate, rateOf } from '@storefront/contract/domain/promotion/distribution'
import { signInStreak } from '@storefront/contract/domain/promotion/coins'
import { sha256, sha256Hex } from '@storefront/contract/domain/promotion/sha256'

/** A draw of 1,000 tickets for 100 prizes, as the server makes it. */
function drawOf(seed: string): DrawRecord {
  const tickets = Array.from({ length: 1000 }, (_, n) => ({ number: String(n + 1).padStart(7, '0'), entrant: `e${n % 700}` }))
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
  const beacon = { chain: 'x', round: 1, randomness, signature }
  return { version: 1, raffle: 1, prizes, tickets, tickets_hash: hash, seed_hash: sha256(seed), seed, beacon, winners }
}

test('sha256 equals the digest of node for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
    }),
  )
})

test.each(Array.from({ length: 20 }, (_, n) => [`seed ${n}`]))('a draw of 1,000 tickets for 100 prizes with %s has exactly 100 winners, each once', (seed) => {
  const record = drawOf(seed)
  const entrants = new Map(record.tickets?.map(({ number, entrant }) => [number, entrant]))
  expect(new Set(record.winners.map(({ number }) => entrants.get(number))).size).toBe(100)
  expect(verifyDraw(record)).toEqual({ seed: true, tickets: true, beacon: true, ranking: true, prizes: true })
})

test('a draw with any winner exchanged, added or removed fails its check', () => {
  const record = drawOf('x')
  fc.assert(
    fc.property(fc.nat(99), fc.nat(999), (at, other) => {
      const number = String(other + 1).padStart(7, '0')
      fc.pre(record.winners[at]?.number !== number)
      const winners = record.winners.map((winner, n) => (n === at ? { ...winner, number } : winner))
      expect(verifyDraw({ ...record, winners }).ranking).toBe(false)
      expect(verifyDraw({ ...record, winners: record.winners.filter((_, n) => n !== at) }).ranking).toBe(false)
    }),
    { numRuns: 20 },
  )
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
  const rate = (scope: DistRate['scope'], target: number | null, value: number, dist_kind: DistRate['dist_kind'] = null): DistRate => ({
    scope,
    target,
    dist_kind,
    level: 1,
    rate: value,
  })
  const rates = [rate('site', null, 100), rate('site', null, 150, 'agent'), rate('category', 7, 200), rate('product', 3, 300)]
  const of = (product: number, categories: number[], kind: 'agent' | 'promoter' = 'promoter') => rateOf(rates, { product, categories }, kind, 1)
  expect([of(3, [7]), of(4, [7]), of(4, []), of(4, [], 'agent'), rateOf(rates, { product: 3, categories: [] }, 'agent', 2)]).toEqual([300, 200, 100, 150, 0])
})

test('a streak ends at today or yesterday and stops at the first gap', () => {
  expect(signInStreak(['2026-05-04', '2026-05-05', '2026-05-06'], '2026-05-06')).toBe(3)
  expect(signInStreak(['2026-05-04', '2026-05-05'], '2026-05-06')).toBe(2)
  expect(signInStreak(['2026-05-04'], '2026-05-06')).toBe(0)
})
