import { orderEndpoints } from './order'
import { shippingAddressEndpoints } from './shipping-address'
import { deliveryEndpoints } from './delivery'
import { commentEndpoints } from './comment'

export const orders = { ...orderEndpoints, ...shippingAddressEndpoints, ...deliveryEndpoints, ...commentEndpoints }
