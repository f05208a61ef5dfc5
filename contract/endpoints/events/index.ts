import { eventEndpoints } from './event'
import { issuedTicketEndpoints } from './issued-ticket'
import { registrationEndpoints } from './registration'

export const events = { ...eventEndpoints, ...registrationEndpoints, ...issuedTicketEndpoints }
