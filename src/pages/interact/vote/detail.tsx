import '@/i18n/subpackage'
import { VoteScreen } from '@/features/forms/screens/VoteScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '', enableShareAppMessage: true, enableShareTimeline: true })

/** vote.vote.detail */
export default withErrorBoundary(VoteScreen)
