import '@/i18n/inner'
import '@/i18n/wallet'
import { CouponScreen } from '@/features/usercoupon/CouponScreen'

/** shop.coupon.detail */
export default CouponScreen
