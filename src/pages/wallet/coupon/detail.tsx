import '@/i18n/inner'
import '@/i18n/wallet'
import { CouponScreen } from '@/features/wallet/screens/CouponScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** shop.coupon.detail */
export default withErrorBoundary(CouponScreen)
