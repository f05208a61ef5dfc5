import { insert } from '../../../db/insert'
import type { OwnCouponAction } from '@storefront/contract/domain/wallet/user-coupon'
import type { Connection } from '../../../db'

interface Step {
  readonly tenantId: number
  readonly userCouponId: number
  readonly action: OwnCouponAction
  /** The secret of the link that the step was about. */
  readonly num: string | null
  /** The user who acted; null means the system. */
  readonly userId: number | null
  readonly now: Date
}

/** Logs one status change of an owned coupon, in the transaction of the change. */
export async function logStep(tx: Connection, { now, ...step }: Step): Promise<void> {
  await insert(tx, 'user_coupon_log', { ...step, createdAt: now })
}
