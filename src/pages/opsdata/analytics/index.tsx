import '@/i18n/subpackage'
import '@/i18n/trade'
import { AnalyticsScreen } from '@/features/ops/screens/AnalyticsScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.analytics */
export default withErrorBoundary(AnalyticsScreen)
