import { Type } from '@sinclair/typebox'
import { offlineMethods, SELLER_NOTE_MAX } from '../../domain/orders/order-desk'
import { ById, Id, NonBlank } from '../../entities/common'
import { FlagSchema, StudioOrder } from '../../entities/studio/order'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

const auth = permissions.changeOrder

/** Orders at the desk of their seller. */
export const studioOrderEndpoints = {
  studioOrder: endpoint({
    method: 'GET',
    path: '/studio/shop/order/{id}/',
    summary: 'One order with what the seller can do with it',
    params: ById,
    reply: StudioOrder,
    errors: ['orderNotFound'],
    auth,
    secondFactor: true,
  }),
  studioRepriceOrder: endpoint({
    method: 'POST',
    path: '/studio/shop/order/{id}/price/',
    summary: "Sets the seller's discount and the fee of an unpaid order; its open payments are closed",
    params: ById,
    body: Type.Object({
      /** All that the seller takes off, not what is added to it. */
      discount: Type.String({ maxLength: 20 }),
      shipping: Type.String({ maxLength: 20 }),
      /** Total that the seller saw; refused if the order has another one by now. */
      total: Type.String({ maxLength: 20 }),
    }),
    reply: StudioOrder,
    errors: ['orderNotFound', 'orderMoved', 'orderPriceFixed', 'orderDiscountMax', 'priceChanged', 'priceWrong'],
    auth,
    secondFactor: true,
    idempotent: true,
  }),
  studioMarkOrder: endpoint({
    method: 'PUT',
    path: '/studio/shop/order/{id}/mark/',
    summary: 'Sets flag and note of an order, for staff alone',
    params: ById,
    body: Type.Object({ flag: FlagSchema, note: Type.String({ maxLength: SELLER_NOTE_MAX }) }),
    reply: StudioOrder,
    errors: ['orderNotFound'],
    auth,
  }),
  studioPayOrder: endpoint({
    method: 'POST',
    path: '/studio/shop/order/{id}/pay/',
    summary: 'Records that the seller received the money of an unpaid order without a vendor',
    params: ById,
    body: Type.Object({
      method: Type.Union(offlineMethods.map((method) => Type.Literal(method))),
      /** The receipt or the transfer by which it is found again. */
      reference: NonBlank(100),
      /** Total that the seller saw; refused if the order has another one by now. */
      total: Type.String({ maxLength: 20 }),
    }),
    reply: StudioOrder,
    errors: ['orderNotFound', 'orderMoved', 'priceChanged'],
    auth,
    fresh: true,
    secondFactor: true,
    idempotent: true,
  }),
  studioRefundOrder: endpoint({
    method: 'POST',
    path: '/studio/shop/order/{id}/refund/',
    summary: 'Gives money of a paid order back: pieces, amounts or the fee of sending, by the way it was paid',
    params: ById,
    body: Type.Object({
      lines: Type.Array(
        Type.Object({
          line_id: Id,
          /** 0 gives money back without pieces. */
          quantity: Type.Integer({ minimum: 0, maximum: 9999 }),
          amount: Type.String({ maxLength: 20 }),
          /** Its pieces go back to stock. */
          restock: Type.Boolean(),
        }),
        { maxItems: 100 },
      ),
      /** Part of the fee of sending; empty is none. */
      shipping: Type.String({ maxLength: 20 }),
      /** The buyer reads it. */
      reason: NonBlank(200),
    }),
    reply: StudioOrder,
    errors: [
      'orderNotFound',
      'orderMoved',
      'returnUnavailable',
      'returnQuantityWrong',
      'returnAmountRequired',
      'returnAmountMax',
      'returnReasonRequired',
      'returnTicketUsed',
    ],
    auth,
    secondFactor: true,
    idempotent: true,
  }),
}
