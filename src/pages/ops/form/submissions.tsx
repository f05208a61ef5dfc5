import '@/i18n/ops'
import '@/i18n/subpackage'
import '@/i18n/trade'
import { OpsSubmissionListScreen } from '@/features/ops/screens/forms/OpsSubmissionListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.form.submissions */
export default withErrorBoundary(OpsSubmissionListScreen)
