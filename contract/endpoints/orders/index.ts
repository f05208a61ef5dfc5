import { commentEndpoints } from './comment'
import { deliveryEndpoints } from './delivery'
import { orderEndpoints } from './order'
import { shippingAddressEndpoints } from './shipping-address'

export const orders = { ...orderEndpoints, ...shippingAddressEndpoints, ...deliveryEndpoints, ...commentEndpoints }
