import '@/i18n/inner'
import '@/i18n/wallet'
import { CouponScreen } from '@/features/usercoupon/CouponScreen'
import { guarded } from '@/features/screen/guarded'

/** shop.coupon.detail */
export default guarded(CouponScreen)
