import '@/i18n/inner'
import { OrderDetailScreen } from '@/features/order/OrderDetailScreen'

/** shop.order.detail */
export default OrderDetailScreen
