/** The life of a wish for a product that is sold out (spec 2, /shop/reservation/): named steps, moved by nothing else. */
export const subscriptionStatuses = ['waiting', 'told', 'over', 'cancelled'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

interface SubscriptionStep {
  readonly from: readonly SubscriptionStatus[]
  readonly to: SubscriptionStatus
  readonly by: 'owner' | 'system'
}

export const subscriptionLifecycle = {
  /** Stock came, and it was this one's turn. */
  tell: { from: ['waiting'], to: 'told', by: 'system' },
  /** Who was told bought it. */
  buy: { from: ['told'], to: 'over', by: 'system' },
  /** Who was told did not come: it is the next one's turn. */
  lapse: { from: ['told'], to: 'over', by: 'system' },
  /** Who was told came too late, and waits anew by another wish. */
  renew: { from: ['told'], to: 'over', by: 'owner' },
  cancel: { from: ['waiting', 'told'], to: 'cancelled', by: 'owner' },
} as const satisfies Record<string, SubscriptionStep>
export type SubscriptionAction = keyof typeof subscriptionLifecycle

/** Whether the owner can take a wish back. */
export const canCancelSubscription = (status: SubscriptionStatus): boolean =>
  (subscriptionLifecycle.cancel.from as readonly SubscriptionStatus[]).includes(status)

/** Those who were told have so long before the next ones are told of what is left. */
export const RESTOCK_HOLD_MS = 48 * 3_600_000
