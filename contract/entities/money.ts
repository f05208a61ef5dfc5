/** What a user may hold a balance of: money of the site, and the coins of its games. */
export const balanceKinds = ['fund', 'diamond', 'point', 'charm'] as const
export type BalanceKind = (typeof balanceKinds)[number]
