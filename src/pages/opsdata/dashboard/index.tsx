import '@/i18n/subpackage'
import '@/i18n/trade'
import { DashboardScreen } from '@/features/ops/screens/DashboardScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.analytics.dashboard */
export default withErrorBoundary(DashboardScreen)
