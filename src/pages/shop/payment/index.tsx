import '@/i18n/inner'
import { PaymentScreen } from '@/features/checkout/screens/PaymentScreen'
import { guarded } from '@/shared/screen/guarded'

/** payment */
export default guarded(PaymentScreen)
