/** The lifecycle of a coupon that a user owns (spec 3, 4): one table of actions for the buttons and for the errors. */
export const ownCouponStatuses = ['unused', 'presenting', 'used', 'expired'] as const
export type OwnCouponStatus = (typeof ownCouponStatuses)[number]

interface OwnCouponStep {
  readonly from: OwnCouponStatus
  readonly to: OwnCouponStatus
  readonly by: 'holder' | 'recipient' | 'operator' | 'system'
}

/** Using it up at a checkout belongs to the order; all other steps are here. */
export const ownCouponLifecycle = {
  present: { from: 'unused', to: 'presenting', by: 'holder' },
  present_cancel: { from: 'presenting', to: 'unused', by: 'holder' },
  receive: { from: 'presenting', to: 'unused', by: 'recipient' },
  lapse: { from: 'presenting', to: 'unused', by: 'system' },
  verify: { from: 'unused', to: 'used', by: 'operator' },
  revoke: { from: 'unused', to: 'expired', by: 'operator' },
} as const satisfies Record<string, OwnCouponStep>
export type OwnCouponAction = keyof typeof ownCouponLifecycle

/** A gift that is not accepted returns to its giver after this time (spec 9). */
export const GIFT_VALID_MS = 24 * 3_600_000

/** The stored data of a coupon; times are ISO texts, null means no limit. */
export interface OwnedCoupon {
  readonly status: OwnCouponStatus
  readonly start: string | null
  readonly end: string | null
}

/** State of an owned coupon at `now` (milliseconds). It is computed from the dates, so no cleanup job is needed. */
export type OwnCouponState = OwnCouponStatus | 'not_begun'

export function ownCouponState({ status, start, end }: OwnedCoupon, now: number): OwnCouponState {
  if (status === 'used' || status === 'expired') return status
  if (end !== null && Date.parse(end) <= now) return 'expired'
  if (status === 'presenting') return 'presenting'
  return start !== null && Date.parse(start) > now ? 'not_begun' : 'unused'
}

/** Whether it may be given away (spec 3): `available`, or `ing` while it is on its way; null when neither. */
export function presentStatus(coupon: OwnedCoupon, now: number): 'available' | 'ing' | null {
  const state = ownCouponState(coupon, now)
  if (state === 'presenting') return 'ing'
  return state === 'unused' || state === 'not_begun' ? 'available' : null
}

/** Tabs of the own coupons and the states that each shows. An open gift is not among the unused coupons (spec 4). */
export const ownCouponTabs = ['unused', 'presenting', 'used', 'expired'] as const
export type OwnCouponTab = (typeof ownCouponTabs)[number]

export function ownCouponTab(state: OwnCouponState): OwnCouponTab {
  return state === 'not_begun' ? 'unused' : state
}

/** Tabs of the coupons that all customers hold. */
export const issuedCouponTabs = ['all', ...ownCouponTabs] as const
export type IssuedCouponTab = (typeof issuedCouponTabs)[number]

/** Whether staff can take a coupon back: only while its owner could still use it. */
export const isRevocable = (state: OwnCouponState): boolean => state === 'unused' || state === 'not_begun'

/** States of a gift towards the user who opens its link. */
export const giftStates = ['open', 'own', 'taken', 'cancelled', 'returned', 'not_open', 'expired'] as const
export type GiftState = (typeof giftStates)[number]
/** States of a link whose gift ended, by the event that ended it. */
export const giftOutcomes = {
  receive: 'taken',
  present_cancel: 'cancelled',
  lapse: 'returned',
} as const satisfies Partial<Record<OwnCouponAction, GiftState>>

/**
 * State of a gift whose link is still the coupon's own.
 * @param presentedAt when it was given, milliseconds; after 24 hours it is the giver's again
 */
export function giftState(coupon: OwnedCoupon, presentedAt: number | null, isGiver: boolean, now: number): GiftState {
  const state = ownCouponState(coupon, now)
  if (state === 'expired') return 'expired'
  if (state !== 'presenting') return isGiver ? 'own' : 'not_open'
  if (presentedAt !== null && presentedAt + GIFT_VALID_MS <= now) return 'returned'
  return isGiver ? 'own' : 'open'
}
