import { eventRoutes } from './event/routes'
import { issuedTicketRoutes } from './issued-ticket/routes'
import { registrationRoutes } from './registration/routes'
import { ticketRoutes } from './ticket/routes'
import { ticketOrderRoutes } from './ticket-order/routes'
import { waitingListRoutes } from './waiting-list/routes'

export const events = {
  ...eventRoutes,
  ...registrationRoutes,
  ...ticketRoutes,
  ...ticketOrderRoutes,
  ...issuedTicketRoutes,
  ...waitingListRoutes,
}
