import { checkoutEndpoints } from './checkout'
import { paymentEndpoints } from './payment'

export const checkout = { ...checkoutEndpoints, ...paymentEndpoints }
