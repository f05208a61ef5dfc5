import '@/i18n/event'
import '@/i18n/subpackage'
import { TicketsScreen } from '@/features/events/tickets/checkout/TicketsScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '选购门票' })

/** event.ticket */
export default withErrorBoundary(TicketsScreen)
