import { Type } from '@sinclair/typebox'
import { INVOICE_LIMITS, invoiceStaffActions, invoiceTabs } from '../../domain/orders/invoice'
import { ById, ListQuery, Page } from '../../entities/common'
import { StudioInvoice } from '../../entities/orders/invoice'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

const auth = permissions.changeInvoice

/** Invoices that buyers asked for. */
export const studioInvoiceEndpoints = {
  studioInvoices: endpoint({
    method: 'GET',
    path: '/studio/shop/invoice/',
    summary:
      'Requests for invoices by tab, and by the whole number of the order, the invoice or the taxpayer; the newest first',
    query: Type.Composite([
      ListQuery,
      Type.Object({ tab: Type.Optional(Type.Union(invoiceTabs.map((tab) => Type.Literal(tab)))) }),
    ]),
    reply: Page(StudioInvoice),
    auth,
    secondFactor: true,
  }),
  studioProcessInvoice: endpoint({
    method: 'POST',
    path: '/studio/shop/invoice/{id}/process/',
    summary: 'Issues an invoice under its number, refuses a request with a reason, or voids an issued invoice',
    params: ById,
    body: Type.Object({
      action: Type.Union(invoiceStaffActions.map((action) => Type.Literal(action))),
      /** The request as it was seen; refused if its buyer has changed it. */
      version: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
      /** The invoice's number, for `issue`. */
      number: Type.Optional(Type.String({ maxLength: INVOICE_LIMITS.number })),
      /** For `refuse` and `void`; the buyer reads it. */
      reason: Type.Optional(Type.String({ maxLength: INVOICE_LIMITS.reason })),
    }),
    reply: StudioInvoice,
    errors: ['notFound', 'invoiceMoved', 'badRequest'],
    auth,
    secondFactor: true,
    idempotent: true,
  }),
}
