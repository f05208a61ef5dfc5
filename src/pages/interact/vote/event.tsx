import '@/i18n/subpackage'
import '@/i18n/trade'
import { VoteEventScreen } from '@/features/forms/screens/VoteEventScreen'
import { Embeds } from '@/features/forms/components/Embeds'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({
  onReachBottomDistance: 500,
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  enableShareTimeline: true,
  navigationBarTitleText: '',
})

/** vote.voteevent.detail */
function VoteEventPage() {
  return (
    <Embeds>
      <VoteEventScreen />
    </Embeds>
  )
}

export default withErrorBoundary(VoteEventPage)
