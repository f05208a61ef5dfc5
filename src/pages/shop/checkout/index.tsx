import '@/i18n/subpackage'
import '@/i18n/order'
import { CheckoutScreen } from '@/features/checkout/screens/CheckoutScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '确认订单' })

/** shop.checkout */
export default withErrorBoundary(CheckoutScreen)
