import { keysOf } from '../keys-of'
import { getOwn } from '../get-own'

/** Kinds of raffles: one draw after the end, or instant prizes by a wheel or a grid. */
export const raffleKinds = ['draw', 'wheel', 'grid'] as const
export type RaffleKind = (typeof raffleKinds)[number]

export const raffleStatuses = ['draft', 'published', 'closed', 'drawn', 'canceled'] as const
export type RaffleStatus = (typeof raffleStatuses)[number]

export const rafflePrizeKinds = ['coupon', 'diamond', 'pickup_voucher', 'product'] as const
export type RafflePrizeKind = (typeof rafflePrizeKinds)[number]

/** The life of a prize that somebody won. */
export const raffleWinStatuses = ['won', 'claimed', 'handed_out', 'forfeited'] as const
export type RaffleWinStatus = (typeof raffleWinStatuses)[number]

interface RaffleStep {
  readonly from: readonly RaffleStatus[]
  readonly to: RaffleStatus
}

export const raffleLifecycle = {
  publish: { from: ['draft'], to: 'published' },
  close: { from: ['published'], to: 'closed' },
  draw: { from: ['closed'], to: 'drawn' },
  cancel: { from: ['draft', 'published', 'closed'], to: 'canceled' },
} as const satisfies Record<string, RaffleStep>
export type RaffleAction = keyof typeof raffleLifecycle
export const raffleActionNames = keysOf(raffleLifecycle)

/** Returns the actions of an operator on a raffle with this status; an instant raffle has no draw. */
export const raffleActions = (status: RaffleStatus, kind: RaffleKind): RaffleAction[] =>
  raffleActionNames.filter(
    (action) =>
      (raffleLifecycle[action].from as readonly RaffleStatus[]).includes(status) &&
      (action !== 'draw' || kind === 'draw'),
  )

/** The most that one prize may be worth, in minor units by currency: China's law on prizes sets 50,000 yuan. */
const TOP_PRIZE_MAX: Readonly<Record<string, number>> = { CNY: 5_000_000, IDR: 100_000_000 }

/** Facts that are checked before a raffle may be published. */
export interface RaffleRules {
  readonly kind: RaffleKind
  readonly rules: string
  readonly start: string
  readonly end: string
  readonly claimDays: number
  readonly prizes: readonly { readonly quantity: number; readonly value: number; readonly odds: number | null }[]
}

export const rafflePublishProblems = ['rules', 'dates', 'prizes', 'odds', 'value'] as const
export type RafflePublishProblem = (typeof rafflePublishProblems)[number]

/** Whether a raffle has each of the problems. */
const isProblem: Readonly<Record<RafflePublishProblem, (raffle: RaffleRules, currency: string) => boolean>> = {
  rules: ({ rules }) => rules.trim() === '',
  dates: ({ start, end, claimDays }) => !(Date.parse(start) < Date.parse(end)) || claimDays < 1,
  prizes: ({ prizes }) => prizes.length === 0 || prizes.some(({ quantity }) => quantity < 1),
  odds: ({ kind, prizes }) =>
    kind !== 'draw' &&
    (prizes.some(({ odds }) => odds === null || odds < 1) ||
      prizes.reduce((sum, { odds }) => sum + (odds ?? 0), 0) > ODDS_TOTAL),
  value: ({ prizes }, currency) => {
    const most = getOwn(TOP_PRIZE_MAX, currency) as number | undefined
    return most !== undefined && prizes.some(({ value }) => value > most)
  },
}

/**
 * Returns all that a raffle lacks to be published: its rules page names kinds, numbers, conditions and dates, an
 * instant one its odds (parts of 10,000 that add up to at most that), and no prize is worth more than the law allows.
 */
export const raffleProblems = (raffle: RaffleRules, currency: string): RafflePublishProblem[] =>
  rafflePublishProblems.filter((problem) => isProblem[problem](raffle, currency))

/** Returns the first problem; null if there is none. */
export const rafflePublishProblem = (raffle: RaffleRules, currency: string): RafflePublishProblem | null =>
  raffleProblems(raffle, currency)[0] ?? null

/** Odds of an instant prize are parts of this. */
export const ODDS_TOTAL = 10_000

/** Returns a name as a winners' wall shows it: the first character and stars. */
export function maskName(name: string): string {
  const [first = ''] = name.trim()
  return `${first}**`
}
