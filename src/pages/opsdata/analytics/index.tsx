import '@/i18n/ops'
import '@/i18n/subpackage'
import { AnalyticsScreen } from '@/features/ops/screens/data/AnalyticsScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.analytics */
export default withErrorBoundary(AnalyticsScreen)
