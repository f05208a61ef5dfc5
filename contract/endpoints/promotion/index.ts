import { withdrawalEndpoints } from './withdrawal'

export const promotion = { ...withdrawalEndpoints }
