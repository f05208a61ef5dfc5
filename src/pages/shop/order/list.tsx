import '@/i18n/inner'
import { OrderListScreen } from '@/features/orders/screens/OrderListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** shop.order */
export default withErrorBoundary(OrderListScreen)
