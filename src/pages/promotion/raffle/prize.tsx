import '@/i18n/subpackage'
import '@/i18n/promotion'
import { RafflePrizeScreen } from '@/features/promotion/screens/RafflePrizeScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '我的奖品' })

/** raffle.prize */
export default withErrorBoundary(RafflePrizeScreen)
