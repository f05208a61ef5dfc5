import type { eticketEndpoints } from '@storefront/contract/endpoints/wallet/eticket'
import type { Routes } from '../../../http/call/handler'
import { listUserTickets } from './service'

/** Handlers of contract/endpoints/wallet/eticket. */
export const eticketRoutes: Routes<typeof eticketEndpoints> = {
  virtualCards: (ctx, { query }) => listUserTickets(ctx, query),
}
