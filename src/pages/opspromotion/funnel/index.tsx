import '@/i18n/ops'
import '@/i18n/opspromotion'
import '@/i18n/subpackage'
import '@/i18n/trade'
import { FunnelScreen } from '@/features/ops/promotion/screens/FunnelScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.funnel */
export default withErrorBoundary(FunnelScreen)
