import '@/i18n/subpackage'
import { CouponListScreen } from '@/features/wallet/screens/CouponListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '领券中心' })

/** shop.coupon */
export default withErrorBoundary(CouponListScreen)
