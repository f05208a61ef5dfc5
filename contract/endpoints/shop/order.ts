import { Type } from '@sinclair/typebox'
import { orderLifecycle } from '../../domain/order'
import { ListQuery, Page } from '../../entities/common'
import { Order, PayChannel, PayTicket } from '../../entities/shop'
import { endpoint } from '../define'
import { ByNumber } from './parts'

/** Calls on the user's orders and their payment. */
export const order = {
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
    reply: Order,
    errors: ['orderNotFound', 'orderMoved', 'forbidden', 'parcelWrong'],
    auth: 'user',
    idempotent: true,
  }),
  payOrder: endpoint({
    method: 'POST',
    path: '/shop/order/{number}/pay/',
    summary: 'Opens a payment with the vendor of the channel',
    params: ByNumber,
    body: Type.Object({
      channel: PayChannel,
      return_url: Type.Optional(Type.String({ maxLength: 500 })),
      /** What the buyer saw, a decimal string; another price is not charged. */
      total: Type.Optional(Type.String({ maxLength: 20 })),
    }),
    reply: PayTicket,
    errors: ['orderNotFound', 'orderMoved', 'orderTimeout', 'priceChanged', 'payLinkWrong', 'payFailed', 'fundShort', 'fundForRecharge'],
    auth: 'user',
    idempotent: true,
  }),
  payState: endpoint({
    method: 'GET',
    path: '/shop/order/{number}/pay_state/',
    summary: 'Whether the order is paid; asks the vendor when no notice has come yet',
    params: ByNumber,
    reply: Type.Object({ state: Type.Union([Type.Literal('paid'), Type.Literal('pending'), Type.Literal('closed')]) }),
    errors: ['orderNotFound'],
    auth: 'user',
  }),
}
