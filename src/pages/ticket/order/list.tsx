import '@/i18n/event'
import '@/i18n/subpackage'
import { TicketOrdersScreen } from '@/features/events/tickets/orders/TicketOrdersScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '门票订单' })

/** event.ticketorder */
export default withErrorBoundary(TicketOrdersScreen)
