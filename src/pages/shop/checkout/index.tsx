import '@/i18n/inner'
import { CheckoutScreen } from '@/features/checkout/CheckoutScreen'
import { guarded } from '@/features/screen/guarded'

/** shop.checkout */
export default guarded(CheckoutScreen)
