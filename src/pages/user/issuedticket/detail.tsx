import '@/i18n/contact'
import '@/i18n/event'
import '@/i18n/subpackage'
import { OwnEventTicketScreen } from '@/features/events/tickets/own/OwnEventTicketScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '门票', enableShareAppMessage: true })

/** event.issuedticket.detail */
export default withErrorBoundary(OwnEventTicketScreen)
