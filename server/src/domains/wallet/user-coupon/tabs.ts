import type { OwnCouponTab } from '@storefront/contract/domain/wallet/user-coupon'

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
