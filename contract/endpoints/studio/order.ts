import { Type } from '@sinclair/typebox'
import { ById, Id, NonBlank } from '../../entities/common'
import { StudioOrder } from '../../entities/studio/order'
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
