import { checkoutRoutes } from './checkout/routes'
import { paymentRoutes } from './payment/routes'

export const checkout = { ...checkoutRoutes, ...paymentRoutes }
