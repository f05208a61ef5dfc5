import { keysOf } from '../keys-of'

/** THE table of balances: money in minor units, or coins, which are counted in ones. */
const balanceTable = {
  fund: { isMoney: true },
  diamond: { isMoney: false },
  point: { isMoney: false },
  charm: { isMoney: false },
  income: { isMoney: true },
} as const satisfies Record<string, { readonly isMoney: boolean }>

export type BalanceKind = keyof typeof balanceTable
export const balanceKinds = keysOf(balanceTable)

/** Whether amounts of a balance are money, in minor units of the site's currency. */
export const isMoneyBalance = (kind: BalanceKind): boolean => balanceTable[kind].isMoney
