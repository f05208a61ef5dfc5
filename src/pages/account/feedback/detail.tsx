import '@/i18n/account'
import '@/i18n/subpackage'
import '@/i18n/catalog'
import { FeedbackScreen } from '@/features/community/screens/FeedbackScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** feedback.detail */
export default withErrorBoundary(FeedbackScreen)
