import { Type } from '@sinclair/typebox'
import { BASKET_LINE_MAX } from '../../constants'
import { LineMsg } from '../../entities/cart/basket'
import { Checkout } from '../../entities/checkout/checkout'
import { Amount, Id, Nullable } from '../../entities/common'
import { Order } from '../../entities/orders/order'
import { endpoint } from '../define'

/** The buyer's choices: an id of a coupon and a card, null for none, or nothing for the best. */
const choices = {
  address_id: Nullable(Id),
  user_coupon_id: Type.Optional(Nullable(Id)),
  user_card_id: Type.Optional(Nullable(Id)),
  /** Collected in person there; then no address is needed and sending costs nothing. */
  pickup_point_id: Type.Optional(Nullable(Id)),
}
const choiceErrors = ['couponUnusable', 'couponGone', 'cardUnusable', 'pickupPointGone'] as const
/**
 * Submission of a checkout. `total` and `diamonds` (0 when left out) are the sums that the buyer saw; the server
 * compares them with its own.
 */
const Submit = Type.Object({
  ...choices,
  note: Type.String({ maxLength: 200 }),
  total: Amount,
  diamonds: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_000_000_000 })),
  /** The buyer's inputs for lines that ask for some. */
  msgs: Type.Optional(
    Type.Array(Type.Object({ line_id: Id, msgs: Type.Array(LineMsg, { maxItems: 20 }) }), {
      maxItems: BASKET_LINE_MAX,
    }),
  ),
})
const submitErrors = [
  'mobileBindRequired',
  'shopNotOpen',
  'basketEmpty',
  'addressRequired',
  'stockShort',
  'lineInvalid',
  'purchaseLimit',
  'purchaseLimitReached',
  'priceChanged',
  'regionRefused',
  'msgRequired',
  'msgTooLong',
  'diamondShort',
  'voucherShort',
  ...choiceErrors,
  'keyReused',
  'inProgress',
] as const
/** The three checkout calls are the same for each kind of basket. */
function checkoutCalls<const P extends string>(path: P) {
  return {
    checkout: endpoint({
      method: 'POST',
      path: `${path}checkout/`,
      summary: 'What would be bought, with the best coupon and card and the address offered',
      reply: Checkout,
      errors: ['basketEmpty', 'lineInvalid'],
      auth: 'user',
    }),
    checkoutCal: endpoint({
      method: 'POST',
      path: `${path}checkout_cal/`,
      summary: 'The same for a choice of address, coupon, card and pickup point',
      body: Type.Object(choices),
      reply: Checkout,
      errors: ['basketEmpty', 'lineInvalid', ...choiceErrors],
      auth: 'user',
    }),
    checkoutSubmit: endpoint({
      method: 'POST',
      path: `${path}checkout_submit/`,
      summary: 'Makes the order and keeps its stock until it is paid or closed',
      body: Submit,
      reply: Order,
      errors: submitErrors,
      auth: 'user',
      idempotent: true,
    }),
  }
}
const basketCalls = checkoutCalls('/shop/basket/')
const quickbuyCalls = checkoutCalls('/shop/quickbuybasket/')
const pickupCalls = checkoutCalls('/shop/pickupbasket/')

/** Checkouts of the three kinds of basket. */
export const checkoutEndpoints = {
  basketCheckout: basketCalls.checkout,
  basketCheckoutCal: basketCalls.checkoutCal,
  basketCheckoutSubmit: basketCalls.checkoutSubmit,
  quickbuyCheckout: quickbuyCalls.checkout,
  quickbuyCheckoutCal: quickbuyCalls.checkoutCal,
  quickbuyCheckoutSubmit: quickbuyCalls.checkoutSubmit,
  pickupCheckout: pickupCalls.checkout,
  pickupCheckoutCal: pickupCalls.checkoutCal,
  pickupCheckoutSubmit: pickupCalls.checkoutSubmit,
}
