import '@/i18n/subpackage'
import '@/i18n/order'
import '@/i18n/trade'
import { TicketsScreen } from '@/features/wallet/screens/TicketsScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** shop.order.tickets */
export default withErrorBoundary(TicketsScreen)
