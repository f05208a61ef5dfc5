import '@/i18n/event'
import '@/i18n/subpackage'
import '@/i18n/trade'
import { OpsTicketOrderListScreen } from '@/features/ops/screens/events/OpsTicketOrderListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.ticketorder */
export default withErrorBoundary(OpsTicketOrderListScreen)
