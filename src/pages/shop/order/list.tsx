import '@/i18n/inner'
import { OrderListScreen } from '@/features/orders/screens/OrderListScreen'
import { withErrorBoundary } from '@/shared/screen/guarded'

/** shop.order */
export default withErrorBoundary(OrderListScreen)
