import '@/i18n/subpackage'
import '@/i18n/promotion'
import { RaffleScreen } from '@/features/promotion/screens/RaffleScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({
  enableShareAppMessage: true,
  enableShareTimeline: true,
  enablePullDownRefresh: true,
  navigationBarTitleText: '抽奖',
})

/** raffle.raffle */
export default withErrorBoundary(RaffleScreen)
