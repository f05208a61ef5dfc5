import { call, type InputOf, type Read, withKey } from '../client'

export type InvoiceInput = InputOf<'POST /shop/order/{number}/invoice/'>['body']

/** Names of what is cached. */
export const invoiceKeys = {
  ofOrder: (number: string) => ['invoice', number] as const,
}

/**
 * Invoices of one's own orders, one function a call.
 * If a call creates or moves something, its last argument is the idempotency key.
 */
export const invoicesApi = {
  ofOrder: (number: string, options?: Read) =>
    call('GET /shop/order/{number}/invoice/', { params: { number } }, options),
  request: (number: string, body: InvoiceInput, key: string) =>
    call('POST /shop/order/{number}/invoice/', { params: { number }, body }, withKey(key)),
  withdraw: (number: string, key: string) =>
    call('POST /shop/order/{number}/invoice/withdraw/', { params: { number } }, withKey(key)),
}
