import '@/i18n/inner'
import { CheckoutScreen } from '@/features/checkout/screens/CheckoutScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** shop.checkout */
export default withErrorBoundary(CheckoutScreen)
