import type { OwnCouponStatus } from '@storefront/contract/domain/wallet/user-coupon'
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
  joins: 'left join account g on g.tenant_id = $1 and g.id = t.from_user_id',
  orderings: {},
  search: [],
}
