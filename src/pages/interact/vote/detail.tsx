import '@/i18n/inner'
import { VoteScreen } from '@/features/forms/screens/VoteScreen'
import { withErrorBoundary } from '@/shared/screen/guarded'

/** vote.vote.detail */
export default withErrorBoundary(VoteScreen)
