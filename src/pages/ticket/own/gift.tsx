import '@/i18n/contact'
import '@/i18n/event'
import '@/i18n/subpackage'
import { TicketGiftScreen } from '@/features/events/tickets/own/TicketGiftScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '领取门票' })

/** event.issuedticket.present */
export default withErrorBoundary(TicketGiftScreen)
