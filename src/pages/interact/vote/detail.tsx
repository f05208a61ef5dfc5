import '@/i18n/inner'
import { VoteScreen } from '@/features/forms/screens/VoteScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** vote.vote.detail */
export default withErrorBoundary(VoteScreen)
