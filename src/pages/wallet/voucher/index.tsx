import '@/i18n/subpackage'
import '@/i18n/wallet'
import { VouchersScreen } from '@/features/wallet/screens/VouchersScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '我的提货券' })

/** shop.pickupcard.center */
export default withErrorBoundary(VouchersScreen)
