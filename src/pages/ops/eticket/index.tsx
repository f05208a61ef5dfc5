import '@/i18n/ops'
import '@/i18n/subpackage'
import '@/i18n/order'
import '@/i18n/trade'
import { EticketScreen } from '@/features/ops/screens/counter/EticketScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** shop.ticket.verify */
export default withErrorBoundary(EticketScreen)
