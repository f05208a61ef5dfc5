import { Type } from '@sinclair/typebox'
import { BackInStockSubscription } from '../../entities/catalog/back-in-stock'
import { ById, Id, ListQuery, Page, Quantity } from '../../entities/common'
import { endpoint } from '../define'

/** The user's subscriptions to sold-out products. */
export const backInStockEndpoints = {
  backInStockSubscriptions: endpoint({
    method: 'GET',
    path: '/shop/reservation/',
    summary: "The user's reservations, those that wait in front",
    query: Type.Pick(ListQuery, ['limit', 'offset']),
    reply: Page(BackInStockSubscription),
    auth: 'user',
  }),
  backInStockSubscription: endpoint({
    method: 'GET',
    path: '/shop/reservation/{id}/',
    summary: 'One reservation',
    params: ById,
    reply: BackInStockSubscription,
    errors: ['notFound'],
    auth: 'user',
  }),
  addBackInStockSubscription: endpoint({
    method: 'POST',
    path: '/shop/reservation/',
    summary: 'Leaves word that a product which is sold out is wanted',
    body: Type.Object({ product_id: Id, quantity: Quantity, name: Type.String({ maxLength: 50 }), mobile: Type.String({ maxLength: 20 }) }),
    reply: BackInStockSubscription,
    errors: ['notFound', 'mobileInvalid', 'reservationNeedless', 'reservationWaits'],
    auth: 'user',
    idempotent: true,
  }),
  cancelBackInStockSubscription: endpoint({
    method: 'DELETE',
    path: '/shop/reservation/{id}/',
    summary: 'Takes a reservation back',
    params: ById,
    reply: BackInStockSubscription,
    errors: ['notFound'],
    auth: 'user',
  }),
}
