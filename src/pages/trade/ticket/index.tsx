import '@/i18n/inner'
import '@/i18n/trade'
import { TicketsScreen } from '@/features/ticket/TicketsScreen'

/** shop.order.tickets */
export default TicketsScreen
