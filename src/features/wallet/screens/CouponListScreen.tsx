import { ListScreen } from '@/shared/list/ListScreen'
import { useT } from '@/i18n'
import { couponList } from '@/features/wallet/couponList'

/** Shows coupons that can be received now or soon. */
export function CouponListScreen() {
  const t = useT()
  return <ListScreen spec={couponList} title={t('coupon.title')} />
}
