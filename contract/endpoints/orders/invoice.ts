import { ByNumber } from '../../entities/common'
import { InvoiceInput, OrderInvoice } from '../../entities/orders/invoice'
import { endpoint } from '../define'

/** Invoices of one's own orders, of goods and of tickets. */
export const invoiceEndpoints = {
  orderInvoice: endpoint({
    method: 'GET',
    path: '/shop/order/{number}/invoice/',
    summary: "The invoice of one's own order, and what the last one was made out to",
    params: ByNumber,
    reply: OrderInvoice,
    errors: ['orderNotFound', 'invoiceUnavailable'],
    auth: 'user',
  }),
  requestInvoice: endpoint({
    method: 'POST',
    path: '/shop/order/{number}/invoice/',
    summary: 'Asks for the invoice of an order, or changes what is asked for while it waits',
    params: ByNumber,
    body: InvoiceInput,
    reply: OrderInvoice,
    errors: ['orderNotFound', 'invoiceUnavailable', 'invoiceMoved', 'badRequest'],
    auth: 'user',
    idempotent: true,
  }),
  withdrawInvoice: endpoint({
    method: 'POST',
    path: '/shop/order/{number}/invoice/withdraw/',
    summary: 'Takes a request back that the shop has not answered',
    params: ByNumber,
    reply: OrderInvoice,
    errors: ['orderNotFound', 'invoiceUnavailable', 'invoiceMoved'],
    auth: 'user',
    idempotent: true,
  }),
}
