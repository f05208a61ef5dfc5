import { OrderListScreen } from '@/features/order/OrderListScreen'

/** shop.order */
export default OrderListScreen
