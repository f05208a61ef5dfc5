import '@/i18n/inner'
import '@/i18n/trade'
import { DeliveryScreen } from '@/features/delivery/DeliveryScreen'

/** shop.order_nodedelivery.detail */
export default DeliveryScreen
