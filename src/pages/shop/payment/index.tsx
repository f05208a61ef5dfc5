import '@/i18n/inner'
import { PaymentScreen } from '@/features/payment/PaymentScreen'

/** payment */
export default PaymentScreen
