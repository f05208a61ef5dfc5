import '@/i18n/inner'
import '@/i18n/trade'
import { DeliveryScreen } from '@/features/delivery/DeliveryScreen'
import { guarded } from '@/features/screen/guarded'

/** shop.order_nodedelivery.detail */
export default guarded(DeliveryScreen)
