import { ListScreen } from '@/shared/list/ListScreen'
import { useT } from '@/i18n'
import { couponList } from '@/features/wallet/couponList'

/** Coupons that can be had, or soon can. */
export function CouponListScreen() {
  const t = useT()
  return <ListScreen spec={couponList} title={t('coupon.title')} />
}
