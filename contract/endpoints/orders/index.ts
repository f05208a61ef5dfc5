import { commentEndpoints } from './comment'
import { deliveryEndpoints } from './delivery'
import { invoiceEndpoints } from './invoice'
import { orderEndpoints } from './order'
import { shippingAddressEndpoints } from './shipping-address'

export const orders = {
  ...orderEndpoints,
  ...shippingAddressEndpoints,
  ...deliveryEndpoints,
  ...commentEndpoints,
  ...invoiceEndpoints,
}
