import '@/i18n/subpackage'
import '@/i18n/wallet'
import { OwnCouponsScreen } from '@/features/wallet/screens/OwnCouponsScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({
  onReachBottomDistance: 500,
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  navigationBarTitleText: '我的优惠券',
})

/** shop.usercoupon */
export default withErrorBoundary(OwnCouponsScreen)
