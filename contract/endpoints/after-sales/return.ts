import { Type } from '@sinclair/typebox'
import { RETURN_LIMITS } from '../../constants'
import { returnActionNames } from '../../domain/after-sales/order-return'
import { ExchangeVariants, OrderReturn, ReturnKindSchema } from '../../entities/after-sales/return'
import { ById, ByNumber, Id, ListQuery, Page } from '../../entities/common'
import { endpoint } from '../define'

/** Returns of order lines. */
export const returnEndpoints = {
  returns: endpoint({
    method: 'GET',
    path: '/shop/orderlinereturn/',
    summary: "The user's returns, the newest first",
    query: Type.Pick(ListQuery, ['limit', 'offset']),
    reply: Page(OrderReturn),
    auth: 'user',
  }),
  applyReturn: endpoint({
    method: 'POST',
    path: '/shop/orderlinereturn/',
    summary: 'Asks money back for pieces of an order line, against the goods or without, or exchanges them',
    body: Type.Object({
      line_id: Id,
      kind: ReturnKindSchema,
      quantity: Type.Integer(),
      /** A decimal string; checked against what the pieces cost. An exchange has none. */
      amount: Type.String({ maxLength: 20 }),
      reason: Type.String({ maxLength: RETURN_LIMITS.reason }),
      description: Type.String({ maxLength: RETURN_LIMITS.description }),
      /** The user's own uploads. */
      images: Type.Array(Id, { maxItems: RETURN_LIMITS.images }),
      /** The replacement, for an exchange. */
      variant_id: Type.Optional(Id),
    }),
    reply: OrderReturn,
    errors: [
      'orderNotFound',
      'returnUnavailable',
      'returnTicketUsed',
      'returnQuantityWrong',
      'returnAmountRequired',
      'returnAmountMax',
      'returnReasonRequired',
      'exchangeOpen',
      'exchangeVariant',
    ],
    auth: 'user',
    idempotent: true,
  }),
  exchangeVariants: endpoint({
    method: 'GET',
    path: '/shop/orderline/{id}/exchange/',
    summary: "Variants for which pieces of one's own order line can be exchanged",
    params: ById,
    reply: ExchangeVariants,
    errors: ['orderNotFound'],
    auth: 'user',
  }),
  orderReturn: endpoint({
    method: 'GET',
    path: '/shop/orderlinereturn/{number}/',
    summary: 'One return, for its owner and for operators',
    params: ByNumber,
    reply: OrderReturn,
    errors: ['notFound'],
    auth: 'user',
    secondFactor: true,
  }),
  processReturn: endpoint({
    method: 'POST',
    path: '/shop/orderlinereturn/{number}/process/',
    summary:
      'Moves a return by one action of its lifecycle; `ship` takes how the goods go back, `appeal` a text with pictures, `reopen` the agreed amount, `receive` whether to restock, `resend` the parcel of the replacement',
    params: ByNumber,
    body: Type.Object({
      action: Type.Union(returnActionNames.map((action) => Type.Literal(action))),
      note: Type.Optional(Type.String({ maxLength: 200 })),
      carrier: Type.Optional(Type.String({ maxLength: 40 })),
      tracking_no: Type.Optional(Type.String({ maxLength: 40 })),
      text: Type.Optional(Type.String({ maxLength: RETURN_LIMITS.description })),
      /** The user's own uploads. */
      images: Type.Optional(Type.Array(Id, { maxItems: RETURN_LIMITS.images })),
      /** A decimal string; the requested amount without it. */
      amount: Type.Optional(Type.String({ maxLength: 20 })),
      /** Whether received pieces go back to stock; true without it. */
      restock: Type.Optional(Type.Boolean()),
    }),
    reply: OrderReturn,
    errors: [
      'notFound',
      'returnMoved',
      'forbidden',
      'waybillRequired',
      'orderMoved',
      'badRequest',
      'appealLate',
      'appealOwnRefusal',
      'returnQuantityWrong',
      'returnAmountRequired',
      'returnAmountMax',
      'returnReasonRequired',
      'returnTicketUsed',
      'trackingNoWrong',
      'exchangeOpen',
      'exchangeStock',
    ],
    auth: 'user',
    secondFactor: true,
    idempotent: true,
  }),
}
