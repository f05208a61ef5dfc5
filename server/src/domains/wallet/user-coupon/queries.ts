import type { OwnCouponStatus, OwnCouponTab } from '@storefront/contract/domain/wallet/user-coupon'
import type { ListShape } from '../../../db/list'

/** A user's coupon as it is stored. */
export interface UserCouponRow {
  id: number
  code: string
  present_token: string | null
  coupon_id: number
  user_id: number
  status: OwnCouponStatus
  start_at: string | null
  end_at: string | null
  presented_at: string | null
  used_at: string | null
  from_name: string | null
}

export const shape: ListShape = {
  table: 'user_coupon',
  columns:
    't.id, t.code, t.present_token, t.coupon_id, t.user_id, t.status, t.start_at, t.end_at, t.presented_at, t.used_at, g.name as from_name',
  joins: 'left join account g on g.tenant_id = t.tenant_id and g.id = t.from_user_id',
  orderings: {},
  search: [],
}

/**
 * The tabs of contract/domain/wallet/user-coupon as conditions and orders (`now` is a placeholder). What may be used
 * now goes first.
 */
export const TABS: Readonly<Record<OwnCouponTab, { where: (now: string) => string; order: (now: string) => string }>> =
  {
    unused: {
      where: (now) => `t.status = 'unused' and (t.end_at is null or t.end_at > ${now})`,
      order: (now) => `coalesce(t.start_at > ${now}, false), t.end_at nulls last, t.id`,
    },
    presenting: {
      where: (now) => `t.status = 'presenting' and (t.end_at is null or t.end_at > ${now})`,
      order: () => 't.presented_at, t.id',
    },
    used: {
      where: (now) => `t.status = 'used' and ${now}::timestamptz is not null`,
      order: () => 't.used_at desc nulls last, t.id desc',
    },
    expired: {
      where: (now) => `(t.status = 'expired' or t.status in ('unused', 'presenting') and t.end_at <= ${now})`,
      order: () => 't.end_at desc nulls last, t.id desc',
    },
  }
