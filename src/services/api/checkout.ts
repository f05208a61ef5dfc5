import { call, type InputOf, type Reply, type Read, withKey } from '../client'

/** The sources of a checkout: the basket, the one product of "buy now", or the goods that a voucher fetches. */
export const checkoutSources = ['basket', 'quickbuy', 'pickup'] as const
export type CheckoutSource = (typeof checkoutSources)[number]
export type Choices = InputOf<'POST /shop/basket/checkout_cal/'>['body']
export type Submit = InputOf<'POST /shop/basket/checkout_submit/'>['body']
const calls = {
  basket: {
    checkout: 'POST /shop/basket/checkout/',
    cal: 'POST /shop/basket/checkout_cal/',
    submit: 'POST /shop/basket/checkout_submit/',
  },
  quickbuy: {
    checkout: 'POST /shop/quickbuybasket/checkout/',
    cal: 'POST /shop/quickbuybasket/checkout_cal/',
    submit: 'POST /shop/quickbuybasket/checkout_submit/',
  },
  pickup: {
    checkout: 'POST /shop/pickupbasket/checkout/',
    cal: 'POST /shop/pickupbasket/checkout_cal/',
    submit: 'POST /shop/pickupbasket/checkout_submit/',
  },
} as const
export type PayInput = InputOf<'POST /shop/order/{number}/pay/'>['body']
export type PayState = Reply<'GET /shop/order/{number}/pay_state/'>['state']

/**
 * Checkouts and payments, one function a call.
 * If a call creates or moves something, its last argument is the idempotency key.
 */
export const checkoutApi = {
  /** Returns the checkout with the best coupon and card, for the default address. */
  checkout: (source: CheckoutSource, options?: Read) => call(calls[source].checkout, {}, options),
  /** Returns the checkout for the buyer's choices. */
  cal: (source: CheckoutSource, body: Choices, options?: Read) => call(calls[source].cal, { body }, options),
  submit: (source: CheckoutSource, body: Submit, idempotencyKey: string) =>
    call(calls[source].submit, { body }, { idempotencyKey }),
  payOrder: (number: string, body: PayInput, key: string) =>
    call('POST /shop/order/{number}/pay/', { params: { number }, body }, withKey(key)),
  payState: (number: string, options?: Read) =>
    call('GET /shop/order/{number}/pay_state/', { params: { number } }, options),
}
