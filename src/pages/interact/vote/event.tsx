import '@/i18n/subpackage'
import '@/i18n/trade'
import { VoteEventScreen } from '@/features/forms/screens/VoteEventScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({
  onReachBottomDistance: 500,
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
  navigationBarTitleText: '',
})

/** vote.voteevent.detail */
export default withErrorBoundary(VoteEventScreen)
