import '@/i18n/inner'
import { CouponListScreen } from '@/features/wallet/screens/CouponListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** shop.coupon */
export default withErrorBoundary(CouponListScreen)
