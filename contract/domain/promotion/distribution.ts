import { keysOf } from '../keys-of'

/** Kinds of promoters (spec 3), each with rates of its own. */
export const distKinds = ['promoter', 'super_promoter', 'agent', 'partner'] as const
export type DistKind = (typeof distKinds)[number]

export const promoterStatuses = ['applied', 'active', 'refused', 'suspended'] as const
export type PromoterStatus = (typeof promoterStatuses)[number]

interface PromoterStep {
  readonly from: PromoterStatus
  readonly to: PromoterStatus
  readonly needsReason: boolean
}

export const promoterLifecycle = {
  approve: { from: 'applied', to: 'active', needsReason: false },
  refuse: { from: 'applied', to: 'refused', needsReason: true },
  suspend: { from: 'active', to: 'suspended', needsReason: true },
  resume: { from: 'suspended', to: 'active', needsReason: false },
} as const satisfies Record<string, PromoterStep>
export type PromoterAction = keyof typeof promoterLifecycle
export const promoterActionNames = keysOf(promoterLifecycle)

/** Returns the actions of an operator on a promoter with this status. */
export const promoterActions = (status: PromoterStatus): PromoterAction[] =>
  promoterActionNames.filter((action) => promoterLifecycle[action].from === status)

/**
 * pending until the return window is over, then settled; canceled where all of the line was returned before that; paid
 * by a withdrawal.
 */
export const incomeStates = ['pending', 'settled', 'paid', 'canceled'] as const
export type IncomeState = (typeof incomeStates)[number]

/**
 * Kinds of income rows: the commission of an order line, its correction after a return, and the balance from before
 * there were rows.
 */
export const incomeKinds = ['commission', 'correction', 'opening'] as const
export type IncomeKind = (typeof incomeKinds)[number]

/** Scopes of rates in the order of precedence: the product's, then its category's, then the site's. */
export const rateScopes = ['product', 'category', 'site'] as const
export type RateScope = (typeof rateScopes)[number]

/** Rates are parts of this. */
export const RATE_TOTAL = 10_000
/** The most that one level may get of a line. */
export const RATE_MAX = 5000

export interface DistRate {
  readonly scope: RateScope
  /** The product or the category; null of the site. */
  readonly target: number | null
  /** Null holds for every kind. */
  readonly dist_kind: DistKind | null
  readonly level: number
  readonly rate: number
}

/**
 * Returns the rate of a line: the nearest scope's, in it the one of the promoter's kind before the one for all. 0 where
 * no row holds.
 */
export function rateOf(
  rates: readonly DistRate[],
  line: { readonly product: number; readonly categories: readonly number[] },
  distKind: DistKind,
  level: number,
): number {
  const isFor = (rate: DistRate, scope: RateScope): boolean =>
    rate.scope === scope &&
    rate.level === level &&
    (rate.dist_kind === null || rate.dist_kind === distKind) &&
    (scope === 'site' ||
      (rate.target !== null && (scope === 'product' ? [line.product] : line.categories).includes(rate.target)))
  for (const scope of rateScopes) {
    const rows = rates.filter((rate) => isFor(rate, scope))
    const row = rows.find(({ dist_kind }) => dist_kind !== null) ?? rows[0]
    if (row) return row.rate
  }
  return 0
}

/** Commission of what was paid for a line, in minor units, rounded down so that the parts never exceed the whole. */
export const commissionOf = (amount: number, rate: number): number => Math.floor((amount * rate) / RATE_TOTAL)

/** Days after a visit with a code in which an order counts for it, unless the site sets its own. */
export const ATTRIBUTION_DAYS = 15

/** Whether making `parent` stand above `child` would close a loop. `parents` names who stands above whom. */
export function closesLoop(parents: ReadonlyMap<number, number>, child: number, parent: number): boolean {
  const visited = new Set<number>()
  for (let at: number | undefined = parent; at !== undefined && !visited.has(at); at = parents.get(at)) {
    if (at === child) return true
    visited.add(at)
  }
  return false
}
