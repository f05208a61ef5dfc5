import { coinRoutes } from './coins/routes'
import { distributionRoutes } from './distribution/routes'
import { raffleRoutes } from './raffle/routes'
import { withdrawalRoutes } from './withdrawal/routes'

export const promotion = { ...withdrawalRoutes, ...coinRoutes, ...distributionRoutes, ...raffleRoutes }
