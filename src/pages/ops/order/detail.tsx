import '@/i18n/ops'
import '@/i18n/subpackage'
import '@/i18n/order'
import '@/i18n/trade'
import { OpsOrderScreen } from '@/features/ops/screens/shop/OpsOrderScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.order.detail */
export default withErrorBoundary(OpsOrderScreen)
