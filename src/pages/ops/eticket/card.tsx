import '@/i18n/ops'
import '@/i18n/subpackage'
import '@/i18n/order'
import '@/i18n/trade'
import { OpsCardScreen } from '@/features/ops/screens/counter/OpsCardScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.virtualcard */
export default withErrorBoundary(OpsCardScreen)
