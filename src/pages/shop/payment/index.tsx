import '@/i18n/inner'
import { PaymentScreen } from '@/features/payment/PaymentScreen'
import { guarded } from '@/features/screen/guarded'

/** payment */
export default guarded(PaymentScreen)
