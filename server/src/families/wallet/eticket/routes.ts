import type { eticketEndpoints } from '@storefront/contract/endpoints/wallet/eticket'
import type { Routes } from '../../../kernel/handler'
import { listOwnTickets } from './service'

/** Handlers of contract/endpoints/wallet/eticket. */
export const eticketRoutes: Routes<typeof eticketEndpoints> = {
  virtualCards: (ctx, { query }) => listOwnTickets(ctx, query),
}
