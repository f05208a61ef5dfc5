import { lastOf } from '../last-of'
import { addDays } from '../day'

/** The coins of a site's games: diamonds are spent, points are collected, charm makes the level (spec 3). */
export const coinKinds = ['diamond', 'point', 'charm'] as const
export type CoinKind = (typeof coinKinds)[number]

/** The most coins of one grant, and the most characters of its reason. */
export const GRANT_LIMITS = { amount: 100_000, reason: 100 } as const

/** Activities that a site can reward, each by one row of its rules. */
export const coinTriggers = ['order', 'sign_in', 'comment', 'vote', 'reading', 'invite', 'event_sign_in'] as const
export type CoinTrigger = (typeof coinTriggers)[number]

/** Coins of each kind. */
export type Coins = Readonly<Record<CoinKind, number>>

/** Coins of each kind, from their number by kind. */
export const coinsBy = (amountOf: (kind: CoinKind) => number): Coins => ({
  diamond: amountOf('diamond'),
  point: amountOf('point'),
  charm: amountOf('charm'),
})

/** A level and the charm it begins at. */
export interface CoinLevel {
  readonly level: number
  readonly name: string
  readonly charm: number
}

/** Returns the level that so much charm makes, and the next one; null where there is none. */
export function levelAt<L extends CoinLevel>(
  charm: number,
  levels: readonly L[],
): { readonly current: L | null; readonly next: L | null } {
  const ascending = [...levels].sort((a, b) => a.charm - b.charm)
  return {
    current: lastOf(ascending.filter((level) => level.charm <= charm)) ?? null,
    next: ascending.find((level) => level.charm > charm) ?? null,
  }
}

/** Days in a row up to `today`, or up to yesterday where today's sign-in is still to come. */
export function signInStreak(days: readonly string[], today: string): number {
  const signInDays = new Set(days)
  let day = signInDays.has(today) ? today : addDays(today, -1)
  let streak = 0
  for (; signInDays.has(day); day = addDays(day, -1)) streak += 1
  return streak
}

/** Consecutive days after which a bonus box can be opened (spec 9). */
export const BONUS_BOX_DAYS = 3
