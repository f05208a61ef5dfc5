import '@/i18n/inner'
import { OrderDetailScreen } from '@/features/order/OrderDetailScreen'
import { guarded } from '@/features/screen/guarded'

/** shop.order.detail */
export default guarded(OrderDetailScreen)
