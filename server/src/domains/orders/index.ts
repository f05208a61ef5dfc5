import { commentRoutes } from './comment/routes'
import { deliveryRoutes } from './delivery/routes'
import { invoiceRoutes } from './invoice/routes'
import { orderRoutes } from './order/routes'
import { shippingAddressRoutes } from './shipping-address/routes'

export const orders = {
  ...orderRoutes,
  ...shippingAddressRoutes,
  ...deliveryRoutes,
  ...commentRoutes,
  ...invoiceRoutes,
}
