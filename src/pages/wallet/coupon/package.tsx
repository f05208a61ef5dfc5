import '@/i18n/subpackage'
import '@/i18n/wallet'
import { PackageScreen } from '@/features/wallet/screens/PackageScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ enableShareAppMessage: true, enableShareTimeline: true, navigationBarTitleText: '优惠券礼包' })

/** shop.couponpackage */
export default withErrorBoundary(PackageScreen)
