import '@/i18n/inner'
import { PaymentScreen } from '@/features/checkout/screens/PaymentScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** payment */
export default withErrorBoundary(PaymentScreen)
