import '@/i18n/subpackage'
import '@/i18n/promotion'
import { CharmScreen } from '@/features/promotion/screens/CoinScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '我的魅力值' })

/** gamification.charm */
export default withErrorBoundary(CharmScreen)
