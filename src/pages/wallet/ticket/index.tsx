import '@/i18n/subpackage'
import '@/i18n/ticket'
import '@/i18n/wallet'
import { OwnTicketsScreen } from '@/features/wallet/screens/OwnTicketsScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '我的票券' })

/** shop.virtualcard */
export default withErrorBoundary(OwnTicketsScreen)
