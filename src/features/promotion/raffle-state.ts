import { ODDS_TOTAL } from '@storefront/contract/domain/promotion/raffle'
import type { Raffle, RaffleDetail } from '@storefront/contract/entities/promotion/raffle'

export const rafflePhases = ['running', 'coming', 'ended'] as const
/** The phase of a raffle for its visitors, by its status and the clock. */
export type RafflePhase = (typeof rafflePhases)[number]

/** Returns the phase of a raffle at a moment in milliseconds. */
export function rafflePhase(
  { status, start, end }: Pick<Raffle, 'status' | 'start' | 'end'>,
  now: number,
): RafflePhase {
  if (status !== 'published' || Date.parse(end) <= now) return 'ended'
  return Date.parse(start) > now ? 'coming' : 'running'
}

/** Reasons why a user cannot take part; `n` is the number in the text. */
export type JoinRefusal =
  | { readonly reason: 'coming' | 'ended' | 'excluded' | 'limit' }
  | { readonly reason: 'short'; readonly n: number }

/** Returns the number of turns that the user has taken. */
export const usedTurns = ({ mine }: Pick<RaffleDetail, 'mine'>): number => mine?.count ?? 0

/** Returns the number of turns that the user has left. */
export const turnsLeft = (raffle: RaffleDetail): number => Math.max(0, raffle.max_tickets - usedTurns(raffle))

/**
 * Returns the refusal that the server would give, checked in its order, so that it is shown before a tap. `diamonds`
 * null is not known yet.
 * @param turns the number of turns wanted
 */
export function joinRefusal(
  raffle: RaffleDetail,
  turns: number,
  diamonds: number | null,
  now: number,
): JoinRefusal | null {
  const phase = rafflePhase(raffle, now)
  if (phase !== 'running') return { reason: phase }
  if (raffle.mine?.is_excluded) return { reason: 'excluded' }
  if (raffle.mine && turnsLeft(raffle) < turns) return { reason: 'limit' }
  const missing = diamonds === null ? 0 : raffle.price * turns - diamonds
  return missing > 0 ? { reason: 'short', n: missing } : null
}

/** Odds as percent, without zeros at the end: 12.5. */
export const oddsPercent = (odds: number): string => String((odds * 100) / ODDS_TOTAL)
