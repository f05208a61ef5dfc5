import { Type } from '@sinclair/typebox'
import { Basket } from '../../entities/cart/basket'
import { ById, Id, Nullable, Quantity } from '../../entities/common'
import { endpoint } from '../define'
import { Choice } from './basket'

/** The pickup basket: pieces that are collected with pickup vouchers. */
export const pickupEndpoints = {
  pickup: endpoint({
    method: 'POST',
    path: '/shop/product/{id}/pickup/',
    summary:
      'Puts pieces that a voucher of the user is good for into the pickup basket, or sets how many; without its id, the one that ends soonest',
    params: ById,
    body: Type.Composite([Choice, Type.Object({ holder_id: Type.Optional(Nullable(Id)) })]),
    reply: Basket,
    errors: ['notFound', 'variantRequired', 'stockShort', 'voucherShort', 'basketFull'],
    auth: 'user',
    idempotent: true,
  }),
  pickupCount: endpoint({
    method: 'POST',
    path: '/shop/pickupbasket/line/{id}/update_count/',
    summary: 'Sets how many pieces of a line are fetched; at most what its voucher holds beside the other lines',
    params: ById,
    body: Type.Object({ quantity: Quantity }),
    reply: Basket,
    errors: ['notFound', 'stockShort', 'lineInvalid', 'voucherShort'],
    auth: 'user',
  }),
  removePickup: endpoint({
    method: 'DELETE',
    path: '/shop/pickupbasket/line/{id}/',
    summary: 'Takes a line out of the pickup basket',
    params: ById,
    reply: Basket,
    errors: ['notFound'],
    auth: 'user',
  }),
}
