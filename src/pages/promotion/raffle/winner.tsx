import '@/i18n/subpackage'
import '@/i18n/promotion'
import { RaffleWinnersScreen } from '@/features/promotion/screens/RaffleWinnersScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '中奖名单' })

/** raffle.winner */
export default withErrorBoundary(RaffleWinnersScreen)
