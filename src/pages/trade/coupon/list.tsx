import '@/i18n/subpackage'
import '@/i18n/catalog'
import { CouponListScreen } from '@/features/wallet/screens/CouponListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '领券中心' })

/** shop.coupon */
export default withErrorBoundary(CouponListScreen)
