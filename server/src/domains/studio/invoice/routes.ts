import type { studioInvoiceEndpoints } from '@storefront/contract/endpoints/studio/invoice'
import type { Routes } from '../../../http/call/handler'
import { listInvoices } from './list'
import { processInvoice } from './process'

/** Handlers of contract/endpoints/studio/invoice. */
export const studioInvoiceRoutes: Routes<typeof studioInvoiceEndpoints> = {
  studioInvoices: (ctx, { query }) => listInvoices(ctx, query),
  studioProcessInvoice: (ctx, { params, body }) => processInvoice(ctx, params.id, body),
}
