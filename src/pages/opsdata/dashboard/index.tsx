import '@/i18n/ops'
import '@/i18n/subpackage'
import { DashboardScreen } from '@/features/ops/screens/data/DashboardScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.analytics.dashboard */
export default withErrorBoundary(DashboardScreen)
