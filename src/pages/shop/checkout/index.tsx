import { CheckoutScreen } from '@/features/checkout/CheckoutScreen'

/** shop.checkout */
export default CheckoutScreen
