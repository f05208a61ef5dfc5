import { coinRoutes } from './coins/routes'
import { withdrawalRoutes } from './withdrawal/routes'

export const promotion = { ...withdrawalRoutes, ...coinRoutes }
