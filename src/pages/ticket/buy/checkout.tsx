import '@/i18n/contact'
import '@/i18n/event'
import '@/i18n/subpackage'
import { TicketCheckoutScreen } from '@/features/events/tickets/checkout/TicketCheckoutScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '确认门票' })

/** event.ticketbasket */
export default withErrorBoundary(TicketCheckoutScreen)
