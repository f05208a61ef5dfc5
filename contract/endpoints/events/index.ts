import { eventEndpoints } from './event'

export const events = { ...eventEndpoints }
