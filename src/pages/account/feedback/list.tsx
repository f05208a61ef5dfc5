import '@/i18n/account'
import '@/i18n/subpackage'
import { FeedbackListScreen } from '@/features/community/screens/FeedbackScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** feedback.feedback */
export default withErrorBoundary(FeedbackListScreen)
