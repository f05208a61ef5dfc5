import type { issuedTicketEndpoints } from '@storefront/contract/endpoints/events/issued-ticket'
import type { Routes } from '../../../kernel/handler'
import { readTicketCode } from './code'

/** Handlers of contract/endpoints/events/issued-ticket. */
export const issuedTicketRoutes: Routes<typeof issuedTicketEndpoints> = {
  issuedTicketCode: (ctx, { params }) => readTicketCode(ctx, params.id),
}
