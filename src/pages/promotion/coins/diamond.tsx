import '@/i18n/subpackage'
import '@/i18n/promotion'
import { DiamondScreen } from '@/features/promotion/screens/CoinScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '我的钻石' })

/** gamification.diamond */
export default withErrorBoundary(DiamondScreen)
