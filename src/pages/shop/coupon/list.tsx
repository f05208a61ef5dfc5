import '@/i18n/inner'
import { CouponListScreen } from '@/features/wallet/screens/CouponListScreen'
import { guarded } from '@/shared/screen/guarded'

/** shop.coupon */
export default guarded(CouponListScreen)
