import { basketRoutes } from './basket/routes'
import { pickupRoutes } from './pickup/routes'

export const cart = { ...basketRoutes, ...pickupRoutes }
