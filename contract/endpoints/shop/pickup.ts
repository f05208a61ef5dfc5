import { Type } from '@sinclair/typebox'
import { Basket } from '../../entities/shop'
import { endpoint } from '../define'
import { ById, Quantity } from './parts'

/** Calls on the lines of the pickup basket; one is put there by /shop/product/{id}/pickup/. */
export const pickup = {
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
