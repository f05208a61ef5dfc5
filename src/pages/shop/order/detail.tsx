import { OrderDetailScreen } from '@/features/order/OrderDetailScreen'

/** shop.order.detail */
export default OrderDetailScreen
