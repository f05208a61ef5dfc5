import { GIFT_VALID_MS, ownCouponState, presentStatus } from '@storefront/contract/domain/wallet/user-coupon'
import type { Coupon, UserCoupon } from '@storefront/contract/entities/wallet/coupon'
import type { Ctx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { iso } from '../coupon/presenter'
import type { UserCouponRow } from './queries'

/** Status and validity period, the input of the domain rules. */
export const validityOf = ({ status, start_at, end_at }: Pick<UserCouponRow, 'status' | 'start_at' | 'end_at'>) => ({
  status,
  start: iso(start_at),
  end: iso(end_at),
})

/** Returns the end of the time in which a pending gift may be received. */
export const presentUntil = ({
  status,
  presented_at,
}: Pick<UserCouponRow, 'status' | 'presented_at'>): string | null =>
  status === 'presenting' && presented_at !== null
    ? new Date(Date.parse(presented_at) + GIFT_VALID_MS).toISOString()
    : null

/** Returns a user's coupon as its owner sees it. */
export function presentUserCoupon(ctx: Ctx, row: UserCouponRow, coupon: Coupon): UserCoupon {
  const now = ctx.now.getTime()
  const userCoupon = validityOf(row)
  const state = ownCouponState(userCoupon, now)
  return {
    id: row.id,
    code: row.code,
    num: row.present_token ?? '',
    coupon,
    coupon_type: coupon.type,
    coupon_value: coupon.value,
    start_date: userCoupon.start,
    end_date: userCoupon.end,
    status: state === 'not_begun' ? 'unused' : state,
    status_display: translate(ctx.language, `wallet.couponStatus.${state}`),
    present_status: presentStatus(userCoupon, now),
    present_until: presentUntil(row),
    is_satisfied: state === 'unused',
    used: iso(row.used_at),
    from: row.from_name,
  }
}
