import { eventEndpoints } from './event'
import { registrationEndpoints } from './registration'

export const events = { ...eventEndpoints, ...registrationEndpoints }
