import { eventRoutes } from './event/routes'
import { registrationRoutes } from './registration/routes'

export const events = { ...eventRoutes, ...registrationRoutes }
