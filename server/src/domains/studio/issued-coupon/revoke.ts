import { ownCouponLifecycle } from '@storefront/contract/domain/wallet/user-coupon'
import type { IssuedCoupon } from '@storefront/contract/entities/studio/issued-coupon'
import type { UserCtx } from '../../../core/context.types'
import { fail, Failure } from '../../../core/failure'
import { logStep } from '../../wallet/user-coupon/log'
import { writeAuditEntry } from '../audit/record'
import { findIssuedCoupon } from './list'

const REVOKE = `update user_coupon set status = '${ownCouponLifecycle.revoke.to}'
  where tenant_id = $1 and id = $2 and status = '${ownCouponLifecycle.revoke.from}' and (end_at is null or end_at > $3) returning coupon_id`
const GIVE_BACK =
  'update coupon set left_count = left_count + 1 where tenant_id = $1 and id = $2 and left_count is not null'

/**
 * Takes an unused coupon back from its holder by one conditional statement, so that of a checkout and a member of staff
 * at once one has it, and gives the shop one more to give. couponMoved when its holder has used it, is giving it away,
 * or its time is over. Its holder has received it nevertheless, as the maximum a person counts.
 */
export function revokeCoupon(ctx: UserCtx, id: number): Promise<IssuedCoupon | Failure> {
  return ctx.db.tx(async (tx) => {
    const [revoked] = await tx.rows<{ coupon_id: number }>(REVOKE, [ctx.tenant.id, id, ctx.now], 'coupon_revoke')
    const coupon = await findIssuedCoupon(ctx, tx, id)
    if (coupon instanceof Failure) return coupon
    if (!revoked) return fail('couponMoved')
    await tx.rows(GIVE_BACK, [ctx.tenant.id, revoked.coupon_id])
    const { id: tenantId } = ctx.tenant
    await logStep(tx, {
      ...{ tenantId, userCouponId: id, action: 'revoke' as const, num: null },
      ...{ userId: ctx.user.id, now: ctx.now },
    })
    await writeAuditEntry(ctx, tx, { action: 'delete', kind: 'coupon_code', item: id, before: { code: coupon.code } })
    return coupon
  })
}
