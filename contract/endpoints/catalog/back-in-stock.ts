import { Type } from '@sinclair/typebox'
import { BackInStockSubscription } from '../../entities/catalog/back-in-stock'
import { ById, Id, ListQuery, Page, Quantity, MobileText } from '../../entities/common'
import { endpoint } from '../define'

/** The user's subscriptions to sold-out products. */
export const backInStockEndpoints = {
  backInStockSubscriptions: endpoint({
    method: 'GET',
    path: '/shop/reservation/',
    summary: "The user's back-in-stock subscriptions, waiting ones first",
    query: Type.Pick(ListQuery, ['limit', 'offset']),
    reply: Page(BackInStockSubscription),
    auth: 'user',
  }),
  backInStockSubscription: endpoint({
    method: 'GET',
    path: '/shop/reservation/{id}/',
    summary: 'One back-in-stock subscription',
    params: ById,
    reply: BackInStockSubscription,
    errors: ['notFound'],
    auth: 'user',
  }),
  addBackInStockSubscription: endpoint({
    method: 'POST',
    path: '/shop/reservation/',
    summary: 'Subscribes to the return of a sold-out product',
    body: Type.Object({ product_id: Id, quantity: Quantity, name: Type.String({ maxLength: 50 }), mobile: MobileText }),
    reply: BackInStockSubscription,
    errors: ['notFound', 'mobileInvalid', 'productInStock', 'alreadySubscribed'],
    auth: 'user',
    idempotent: true,
  }),
  cancelBackInStockSubscription: endpoint({
    method: 'DELETE',
    path: '/shop/reservation/{id}/',
    summary: 'Cancels a back-in-stock subscription',
    params: ById,
    reply: BackInStockSubscription,
    errors: ['notFound'],
    auth: 'user',
  }),
}
