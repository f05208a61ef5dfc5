import '@/i18n/subpackage'
import '@/i18n/order'
import '@/i18n/social'
import '@/i18n/trade'
import { DeliveryScreen } from '@/features/orders/screens/DeliveryScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** shop.order_nodedelivery.detail */
export default withErrorBoundary(DeliveryScreen)
