import '@/i18n/subpackage'
import '@/i18n/wallet'
import { CouponScreen } from '@/features/wallet/screens/CouponScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ enableShareAppMessage: true, enableShareTimeline: true, navigationBarTitleText: '优惠券' })

/** shop.coupon.detail */
export default withErrorBoundary(CouponScreen)
