import '@/i18n/subpackage'
import '@/i18n/order'
import '@/i18n/payment'
import '@/i18n/ticket'
import { PaymentScreen } from '@/features/checkout/screens/PaymentScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '收银台', enableShareAppMessage: true })

/** payment */
export default withErrorBoundary(PaymentScreen)
