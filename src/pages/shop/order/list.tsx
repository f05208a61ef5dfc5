import '@/i18n/inner'
import { OrderListScreen } from '@/features/orders/screens/OrderListScreen'
import { guarded } from '@/shared/screen/guarded'

/** shop.order */
export default guarded(OrderListScreen)
