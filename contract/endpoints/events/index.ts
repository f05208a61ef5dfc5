import { eventEndpoints } from './event'
import { issuedTicketEndpoints } from './issued-ticket'
import { registrationEndpoints } from './registration'
import { ticketEndpoints } from './ticket'
import { ticketOrderEndpoints } from './ticket-order'
import { waitingListEndpoints } from './waiting-list'

export const events = {
  ...eventEndpoints,
  ...registrationEndpoints,
  ...ticketEndpoints,
  ...ticketOrderEndpoints,
  ...issuedTicketEndpoints,
  ...waitingListEndpoints,
}
