import { coinEndpoints } from './coins'
import { distributionEndpoints } from './distribution'
import { raffleEndpoints } from './raffle'
import { withdrawalEndpoints } from './withdrawal'

export const promotion = { ...withdrawalEndpoints, ...coinEndpoints, ...raffleEndpoints, ...distributionEndpoints }
