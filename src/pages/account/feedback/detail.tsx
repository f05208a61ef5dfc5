import '@/i18n/account'
import '@/i18n/subpackage'
import { FeedbackScreen } from '@/features/community/screens/FeedbackScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** feedback.detail */
export default withErrorBoundary(FeedbackScreen)
