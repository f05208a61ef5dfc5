/**
 * The lifecycle of a back-in-stock subscription (spec 2, /shop/reservation/). Its status changes only by these actions.
 */
export const subscriptionStatuses = ['waiting', 'notified', 'over', 'cancelled'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

interface SubscriptionStep {
  readonly from: readonly SubscriptionStatus[]
  readonly to: SubscriptionStatus
  readonly by: 'owner' | 'system'
}

export const subscriptionLifecycle = {
  /** Stock arrived, and it was this subscriber's turn. */
  notify: { from: ['waiting'], to: 'notified', by: 'system' },
  /** The notified user bought the product. */
  buy: { from: ['notified'], to: 'over', by: 'system' },
  /** The notified user did not buy in time: it is the next subscriber's turn. */
  lapse: { from: ['notified'], to: 'over', by: 'system' },
  /** The notified user came too late and subscribed again. */
  renew: { from: ['notified'], to: 'over', by: 'owner' },
  cancel: { from: ['waiting', 'notified'], to: 'cancelled', by: 'owner' },
} as const satisfies Record<string, SubscriptionStep>
export type SubscriptionAction = keyof typeof subscriptionLifecycle

/** Whether the owner can cancel the subscription. */
export const canCancelSubscription = (status: SubscriptionStatus): boolean =>
  (subscriptionLifecycle.cancel.from as readonly SubscriptionStatus[]).includes(status)

/**
 * Milliseconds for which stock is reserved for notified users before the next subscribers are notified of the
 * remainder.
 */
export const RESTOCK_HOLD_MS = 48 * 3_600_000
