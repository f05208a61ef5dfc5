import type { PayChannel, PayTicket } from '@storefront/contract/entities/checkout/payment'

/** A ticket that a vendor's cashier takes; a code is shown on our own screen. */
export type VendorTicket = Exclude<PayTicket, { kind: 'code' }>

/** `missing`: in our app without its bridge (spec 8). */
export type PayResult = 'paid' | 'cancelled' | 'unknown' | 'failed' | 'missing'

export interface Pay {
  /** Ways to pay that work here, the usual one first; the country's row says which of them its shops offer. */
  channels(): readonly PayChannel[]
  /**
   * Hands the ticket to the vendor. `unknown` after leaving for an address, or when the vendor does not say: ask
   * `pay_state` then. Never rejects.
   */
  pay(ticket: VendorTicket): Promise<PayResult>
  /** Full address that a redirecting vendor returns to; undefined where nothing redirects. */
  returnUrl(path: string): string | undefined
}
