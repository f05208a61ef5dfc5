import { orderRoutes } from './order/routes'
import { shippingAddressRoutes } from './shipping-address/routes'
import { deliveryRoutes } from './delivery/routes'
import { commentRoutes } from './comment/routes'

export const orders = { ...orderRoutes, ...shippingAddressRoutes, ...deliveryRoutes, ...commentRoutes }
