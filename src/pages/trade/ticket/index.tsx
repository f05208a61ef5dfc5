import '@/i18n/inner'
import '@/i18n/trade'
import { TicketsScreen } from '@/features/ticket/TicketsScreen'
import { guarded } from '@/features/screen/guarded'

/** shop.order.tickets */
export default guarded(TicketsScreen)
