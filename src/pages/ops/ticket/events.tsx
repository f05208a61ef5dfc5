import '@/i18n/event'
import '@/i18n/subpackage'
import '@/i18n/trade'
import { OpsTicketEventListScreen } from '@/features/ops/screens/OpsTicketEventListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.ticketevent */
export default withErrorBoundary(OpsTicketEventListScreen)
