import { keysOf } from '../keys-of'
import { REFUND_ATTEMPTS_MAX } from '../../constants'

/** States of a refund: `due` until it is done, `failed` after too many refusals by the vendor. */
export const refundStatuses = ['due', 'failed', 'done'] as const
export type RefundStatus = (typeof refundStatuses)[number]

export interface RefundTransition {
  readonly from: readonly RefundStatus[]
  readonly to: RefundStatus
  readonly by: readonly ('operator' | 'system')[]
}

/**
 * The lifecycle of a refund. A refund that the vendor has made is final, even if its answer arrives after the last
 * retry.
 */
export const refundLifecycle = {
  finish: { from: ['due', 'failed'], to: 'done', by: ['system'] },
  /** The vendor refused it at the last retry, too. */
  give_up: { from: ['due'], to: 'failed', by: ['system'] },
  /** Asks the vendor again, as often as at first. */
  retry: { from: ['failed'], to: 'due', by: ['operator'] },
  /** The shop returned the money manually. */
  settle: { from: ['failed'], to: 'done', by: ['operator'] },
} as const satisfies Record<string, RefundTransition>

export type RefundAction = keyof typeof refundLifecycle
export const refundActionNames = keysOf(refundLifecycle)

/** Actions that an operator may take on a refund. */
export function refundActions(status: RefundStatus): RefundAction[] {
  return refundActionNames.filter((action) => {
    const { from, by }: RefundTransition = refundLifecycle[action]
    return from.includes(status) && by.includes('operator')
  })
}

/** Whether a refund that the vendor refused this many times is no longer retried. */
export const isRefundAbandoned = (refusals: number): boolean => refusals >= REFUND_ATTEMPTS_MAX

/** Tabs of the studio's list: refunds that are not done, and all. */
export const refundTabs = ['open', 'all'] as const
