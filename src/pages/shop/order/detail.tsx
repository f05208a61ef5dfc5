import '@/i18n/inner'
import { OrderDetailScreen } from '@/features/orders/screens/OrderDetailScreen'
import { guarded } from '@/shared/screen/guarded'

/** shop.order.detail */
export default guarded(OrderDetailScreen)
