import { Type } from '@sinclair/typebox'
import { ProductReservation } from '../../entities/catalog/back-in-stock'
import { ById, Id, ListQuery, Page, Quantity } from '../../entities/common'
import { endpoint } from '../define'

/** The user's subscriptions to sold-out products. */
export const backInStockEndpoints = {
  reservations: endpoint({
    method: 'GET',
    path: '/shop/reservation/',
    summary: "The user's reservations, those that wait in front",
    query: Type.Pick(ListQuery, ['limit', 'offset']),
    reply: Page(ProductReservation),
    auth: 'user',
  }),
  reservation: endpoint({
    method: 'GET',
    path: '/shop/reservation/{id}/',
    summary: 'One reservation',
    params: ById,
    reply: ProductReservation,
    errors: ['notFound'],
    auth: 'user',
  }),
  addReservation: endpoint({
    method: 'POST',
    path: '/shop/reservation/',
    summary: 'Leaves word that a product which is sold out is wanted',
    body: Type.Object({ product_id: Id, quantity: Quantity, name: Type.String({ maxLength: 50 }), mobile: Type.String({ maxLength: 20 }) }),
    reply: ProductReservation,
    errors: ['notFound', 'mobileInvalid', 'reservationNeedless', 'reservationWaits'],
    auth: 'user',
    idempotent: true,
  }),
  cancelReservation: endpoint({
    method: 'DELETE',
    path: '/shop/reservation/{id}/',
    summary: 'Takes a reservation back',
    params: ById,
    reply: ProductReservation,
    errors: ['notFound'],
    auth: 'user',
  }),
}
