import '@/i18n/inner'
import { CheckoutScreen } from '@/features/checkout/screens/CheckoutScreen'
import { guarded } from '@/shared/screen/guarded'

/** shop.checkout */
export default guarded(CheckoutScreen)
