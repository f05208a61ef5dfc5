import { eventRoutes } from './event/routes'
import { issuedTicketRoutes } from './issued-ticket/routes'
import { registrationRoutes } from './registration/routes'

export const events = { ...eventRoutes, ...registrationRoutes, ...issuedTicketRoutes }
