import { Type } from '@sinclair/typebox'
import { Refund } from '../../entities/after-sales/refund'
import { ById } from '../../entities/common'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

/** Refunds that a vendor did not execute, for operators; they are read with their return and order. */
export const opsRefundEndpoints = {
  opsProcessRefund: endpoint({
    method: 'POST',
    path: '/ops/shop/refund/{id}/process/',
    summary: 'Asks the vendor again, or says how the money was given back by hand',
    params: ById,
    body: Type.Object({
      action: Type.Union([Type.Literal('retry'), Type.Literal('settle')]),
      /** Way in which the money was refunded, for `settle`. */
      note: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    reply: Refund,
    errors: ['notFound', 'refundMoved', 'refundNoteRequired'],
    auth: permissions.changeOrder,
    secondFactor: true,
    idempotent: true,
  }),
}
