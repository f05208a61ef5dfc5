import { withdrawalRoutes } from './withdrawal/routes'

export const promotion = { ...withdrawalRoutes }
