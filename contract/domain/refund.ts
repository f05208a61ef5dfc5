import { REFUND_TRIES } from '../constants'

/** Money on its way back: asked of the vendor until it is done, or given up. */
export const refundStatuses = ['due', 'failed', 'done'] as const
export type RefundStatus = (typeof refundStatuses)[number]

export interface RefundTransition {
  readonly from: readonly RefundStatus[]
  readonly to: RefundStatus
  readonly by: readonly ('operator' | 'system')[]
}

/** The lifecycle of a refund. What the vendor did is done, also when it answered after we gave up. */
export const refundLifecycle = {
  finish: { from: ['due', 'failed'], to: 'done', by: ['system'] },
  /** The vendor refused it as often as it is tried. */
  give_up: { from: ['due'], to: 'failed', by: ['system'] },
  /** Asks the vendor again, as often as at first. */
  retry: { from: ['failed'], to: 'due', by: ['operator'] },
  /** The shop gave the money back by hand. */
  settle: { from: ['failed'], to: 'done', by: ['operator'] },
} as const satisfies Record<string, RefundTransition>

export type RefundAction = keyof typeof refundLifecycle
export const refundActionNames = Object.keys(refundLifecycle) as RefundAction[]

/** Actions that an operator may take on a refund. */
export function refundActions(status: RefundStatus): RefundAction[] {
  return refundActionNames.filter((action) => {
    const { from, by }: RefundTransition = refundLifecycle[action]
    return from.includes(status) && by.includes('operator')
  })
}

/** Whether a refund that the vendor refused so many times is not asked for again. */
export const isRefundAbandoned = (refusals: number): boolean => refusals >= REFUND_TRIES
