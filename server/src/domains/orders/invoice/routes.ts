import type { invoiceEndpoints } from '@storefront/contract/endpoints/orders/invoice'
import type { Routes } from '../../../http/call/handler'
import { readInvoice, requestInvoice, withdrawInvoice } from './service'

/** Handlers of contract/endpoints/orders/invoice. */
export const invoiceRoutes: Routes<typeof invoiceEndpoints> = {
  orderInvoice: (ctx, { params }) => readInvoice(ctx, params.number),
  requestInvoice: (ctx, { params, body }) => requestInvoice(ctx, params.number, body),
  withdrawInvoice: (ctx, { params }) => withdrawInvoice(ctx, params.number),
}
