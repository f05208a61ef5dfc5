import { Type } from '@sinclair/typebox'
import { orderLifecycle } from '../../domain/orders/order'
import { ByNumber, ListQuery, Page } from '../../entities/common'
import { Order } from '../../entities/orders/order'
import { FlashMessages } from '../../entities/site/flash-message'
import { endpoint } from '../define'

/** The user's orders. */
export const orderEndpoints = {
  orders: endpoint({
    method: 'GET',
    path: '/shop/order/',
    summary: "The user's orders of a tab, the newest first",
    query: Type.Composite([ListQuery, Type.Object({ tab: Type.Optional(Type.String({ maxLength: 20 })) })]),
    reply: Page(Order),
    auth: 'user',
  }),
  order: endpoint({
    method: 'GET',
    path: '/shop/order/{number}/',
    summary: 'One order',
    params: ByNumber,
    reply: Order,
    errors: ['orderNotFound'],
    auth: 'user',
  }),
  processOrder: endpoint({
    method: 'POST',
    path: '/shop/order/{number}/process/',
    summary: 'Moves an order by one action of its lifecycle',
    params: ByNumber,
    body: Type.Object({ action: Type.Union(Object.keys(orderLifecycle).map((action) => Type.Literal(action))) }),
    reply: Type.Composite([Order, FlashMessages]),
    errors: [
      'orderNotFound',
      'orderMoved',
      'forbidden',
      'parcelWrong',
      'orderUrged',
      'orderPacked',
      'returnTicketUsed',
      'returnQuantityWrong',
    ],
    auth: 'user',
    secondFactor: true,
    idempotent: true,
  }),
}
