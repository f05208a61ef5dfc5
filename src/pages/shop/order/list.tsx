import '@/i18n/inner'
import { OrderListScreen } from '@/features/order/OrderListScreen'
import { guarded } from '@/features/screen/guarded'

/** shop.order */
export default guarded(OrderListScreen)
