import { Type } from '@sinclair/typebox'
import { Amount, Id, Nullable } from '../../entities/common'
import { Basket, Checkout, CheckoutSums, Order } from '../../entities/shop'
import { endpoint } from '../define'
import { ById, Quantity } from './parts'

/** What the buyer saw and chose; `total` is compared with what the server charges. */
const Submit = Type.Object({ address_id: Nullable(Id), note: Type.String({ maxLength: 200 }), total: Amount })
const submitErrors = ['mobileBindRequired', 'basketEmpty', 'addressRequired', 'stockShort', 'lineInvalid', 'priceChanged', 'keyReused', 'inProgress'] as const

/** The three checkout calls are the same for each kind of basket. */
function checkoutCalls<const P extends string>(path: P) {
  return {
    checkout: endpoint({
      method: 'POST',
      path: `${path}checkout/`,
      summary: 'What would be bought: lines, sums and the address offered',
      reply: Checkout,
      errors: ['basketEmpty', 'lineInvalid'],
      auth: 'user',
    }),
    checkoutCal: endpoint({
      method: 'POST',
      path: `${path}checkout_cal/`,
      summary: 'The sums for a choice of address',
      body: Type.Object({ address_id: Nullable(Id) }),
      reply: CheckoutSums,
      errors: ['basketEmpty'],
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

/** Calls on the baskets, to the order that is made of them. */
export const basket = {
  basket: endpoint({ method: 'GET', path: '/shop/basket/', summary: 'The basket', reply: Basket, auth: 'user' }),
  updateCount: endpoint({
    method: 'POST',
    path: '/shop/basket/line/{id}/update_count/',
    summary: "Sets a line's quantity",
    params: ById,
    body: Type.Object({ quantity: Quantity }),
    reply: Basket,
    errors: ['notFound', 'stockShort', 'lineInvalid'],
    auth: 'user',
  }),
  setSelect: endpoint({
    method: 'POST',
    path: '/shop/basket/line/{id}/set_select/',
    summary: 'Chooses a line for checkout or leaves it out',
    params: ById,
    body: Type.Object({ selected: Type.Boolean() }),
    reply: Basket,
    errors: ['notFound'],
    auth: 'user',
  }),
  removeLine: endpoint({
    method: 'DELETE',
    path: '/shop/basket/line/{id}/',
    summary: 'Takes a line out',
    params: ById,
    reply: Basket,
    errors: ['notFound'],
    auth: 'user',
  }),
  basketCheckout: basketCalls.checkout,
  basketCheckoutCal: basketCalls.checkoutCal,
  basketCheckoutSubmit: basketCalls.checkoutSubmit,
  quickbuyCheckout: quickbuyCalls.checkout,
  quickbuyCheckoutCal: quickbuyCalls.checkoutCal,
  quickbuyCheckoutSubmit: quickbuyCalls.checkoutSubmit,
}
