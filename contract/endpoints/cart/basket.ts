import { Type } from '@sinclair/typebox'
import { Basket } from '../../entities/cart/basket'
import { ById, Id, Nullable, Quantity } from '../../entities/common'
import { endpoint } from '../define'

/** A variant (null where there is only one) and how many. */
export const Choice = Type.Object({ variant_id: Nullable(Id), quantity: Quantity })

/** The basket and the quick-buy basket. */
export const basketEndpoints = {
  addBasket: endpoint({
    method: 'POST',
    path: '/shop/product/{id}/add_basket/',
    summary: 'Puts pieces of a variant into the basket',
    params: ById,
    body: Choice,
    reply: Basket,
    errors: ['notFound', 'variantRequired', 'stockShort', 'purchaseLimit', 'purchaseLimitReached', 'basketFull'],
    auth: 'user',
    idempotent: true,
  }),
  quickBuy: endpoint({
    method: 'POST',
    path: '/shop/product/{id}/quick_buy/',
    summary: 'Makes the quick-buy basket of this one choice',
    params: ById,
    body: Choice,
    reply: Basket,
    errors: ['notFound', 'variantRequired', 'stockShort', 'purchaseLimit', 'purchaseLimitReached'],
    auth: 'user',
    idempotent: true,
  }),
  basket: endpoint({ method: 'GET', path: '/shop/basket/', summary: 'The basket', reply: Basket, auth: 'user' }),
  updateCount: endpoint({
    method: 'POST',
    path: '/shop/basket/line/{id}/update_count/',
    summary: "Sets a line's quantity",
    params: ById,
    body: Type.Object({ quantity: Quantity }),
    reply: Basket,
    errors: ['notFound', 'stockShort', 'purchaseLimit', 'purchaseLimitReached', 'lineInvalid'],
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
}
