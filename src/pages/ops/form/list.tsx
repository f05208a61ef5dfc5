import '@/i18n/ops'
import '@/i18n/subpackage'
import '@/i18n/trade'
import { OpsFormListScreen } from '@/features/ops/screens/forms/OpsFormListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.form */
export default withErrorBoundary(OpsFormListScreen)
