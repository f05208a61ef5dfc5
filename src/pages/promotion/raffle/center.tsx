import '@/i18n/subpackage'
import '@/i18n/promotion'
import { RaffleCenterScreen } from '@/features/promotion/screens/RaffleCenterScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '抽奖中心' })

/** raffle.center */
export default withErrorBoundary(RaffleCenterScreen)
