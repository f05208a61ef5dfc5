import { keysOf } from '../keys-of'
import { WITHDRAWAL_LIMITS } from '../../constants'
import { getOwn } from '../get-own'

/** The life of a withdrawal: promoters' income on its way to a bank card. */
export const withdrawalStatuses = ['applied', 'paid', 'refused', 'withdrawn'] as const
export type WithdrawalStatus = (typeof withdrawalStatuses)[number]

interface WithdrawalStep {
  readonly from: WithdrawalStatus
  readonly to: WithdrawalStatus
  readonly by: 'owner' | 'operator'
  /** The money is income again. */
  readonly givesBack: boolean
}

export const withdrawalLifecycle = {
  pay: { from: 'applied', to: 'paid', by: 'operator', givesBack: false },
  refuse: { from: 'applied', to: 'refused', by: 'operator', givesBack: true },
  withdraw: { from: 'applied', to: 'withdrawn', by: 'owner', givesBack: true },
} as const satisfies Record<string, WithdrawalStep>
export type WithdrawalAction = keyof typeof withdrawalLifecycle
export const withdrawalActionNames = keysOf(withdrawalLifecycle)

/** Returns the actions that `who` may take on a withdrawal with this status. */
export const withdrawalActions = (status: WithdrawalStatus, who: WithdrawalStep['by']): WithdrawalAction[] =>
  withdrawalActionNames.filter(
    (action) => withdrawalLifecycle[action].from === status && withdrawalLifecycle[action].by === who,
  )

/** Tabs of the operators' list; `null` holds every status. */
export const withdrawalTabs = [
  { key: 'all', statuses: null },
  { key: 'waiting', statuses: ['applied'] },
  { key: 'done', statuses: ['paid', 'refused', 'withdrawn'] },
] as const satisfies readonly { key: string; statuses: readonly WithdrawalStatus[] | null }[]

/** The least and the most of one withdrawal, in minor units of the site's currency. */
export interface WithdrawalLimits {
  readonly min: number
  readonly max: number
}

const limits: Readonly<Record<string, WithdrawalLimits>> = WITHDRAWAL_LIMITS

/** Returns the limits of a currency; any amount that there is where no row names it. */
export const withdrawalLimits = (currency: string): WithdrawalLimits =>
  (getOwn(limits, currency) as WithdrawalLimits | undefined) ?? { min: 1, max: Number.MAX_SAFE_INTEGER }

export type WithdrawalProblem = 'amount' | 'minimum' | 'maximum' | 'income' | 'card'

/**
 * Returns the first problem of a requested withdrawal, or null.
 * @param amount minor units; null when there is none, or when it has fractions of minor units
 * @param income the income that is available for withdrawal
 */
export function withdrawalProblem(
  { amount, hasCard }: { readonly amount: number | null; readonly hasCard: boolean },
  income: number,
  { min, max }: WithdrawalLimits,
): WithdrawalProblem | null {
  if (amount === null || !Number.isInteger(amount) || amount <= 0) return 'amount'
  if (amount < min) return 'minimum'
  if (amount > max) return 'maximum'
  if (amount > income) return 'income'
  return hasCard ? null : 'card'
}
