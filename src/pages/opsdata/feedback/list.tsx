import '@/i18n/account'
import '@/i18n/ops'
import '@/i18n/opsdata'
import '@/i18n/subpackage'
import '@/i18n/trade'
import { OpsFeedbackListScreen } from '@/features/ops/screens/content/OpsFeedbackScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.feedback */
export default withErrorBoundary(OpsFeedbackListScreen)
