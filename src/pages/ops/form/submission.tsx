import '@/i18n/ops'
import '@/i18n/subpackage'
import '@/i18n/trade'
import { OpsSubmissionScreen } from '@/features/ops/screens/forms/OpsSubmissionScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.submission.detail */
export default withErrorBoundary(OpsSubmissionScreen)
