import '@/i18n/ops'
import '@/i18n/subpackage'
import '@/i18n/order'
import '@/i18n/trade'
import { OpsOrderListScreen } from '@/features/ops/screens/shop/OpsOrderListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.order */
export default withErrorBoundary(OpsOrderListScreen)
