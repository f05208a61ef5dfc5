import '@/i18n/inner'
import { CheckoutScreen } from '@/features/checkout/CheckoutScreen'

/** shop.checkout */
export default CheckoutScreen
