import { basketEndpoints } from './basket'
import { pickupEndpoints } from './pickup'

export const cart = { ...basketEndpoints, ...pickupEndpoints }
