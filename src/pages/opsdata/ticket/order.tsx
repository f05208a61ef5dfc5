import '@/i18n/event'
import '@/i18n/subpackage'
import '@/i18n/order'
import '@/i18n/trade'
import { OpsTicketOrderScreen } from '@/features/ops/screens/events/OpsTicketOrderScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.ticketorder.detail */
export default withErrorBoundary(OpsTicketOrderScreen)
