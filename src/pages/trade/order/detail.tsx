import '@/i18n/subpackage'
import '@/i18n/order'
import '@/i18n/ticket'
import { OrderDetailScreen } from '@/features/orders/screens/OrderDetailScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '订单详情' })

/** shop.order.detail */
export default withErrorBoundary(OrderDetailScreen)
