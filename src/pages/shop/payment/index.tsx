import '@/i18n/inner'
import { PaymentScreen } from '@/features/checkout/screens/PaymentScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '收银台' })

/** payment */
export default withErrorBoundary(PaymentScreen)
