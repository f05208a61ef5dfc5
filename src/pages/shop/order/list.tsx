import '@/i18n/inner'
import { OrderListScreen } from '@/features/order/OrderListScreen'

/** shop.order */
export default OrderListScreen
