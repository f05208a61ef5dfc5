import '@/i18n/inner'
import { CouponListScreen } from '@/features/coupon/CouponListScreen'

/** shop.coupon */
export default CouponListScreen
