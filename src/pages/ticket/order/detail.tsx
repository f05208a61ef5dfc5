import '@/i18n/contact'
import '@/i18n/event'
import '@/i18n/subpackage'
import '@/i18n/order'
import { TicketOrderScreen } from '@/features/events/tickets/orders/TicketOrderScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '门票订单' })

/** event.ticketorder.detail */
export default withErrorBoundary(TicketOrderScreen)
