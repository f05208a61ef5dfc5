import '@/i18n/inner'
import { CouponListScreen } from '@/features/coupon/CouponListScreen'
import { guarded } from '@/features/screen/guarded'

/** shop.coupon */
export default guarded(CouponListScreen)
