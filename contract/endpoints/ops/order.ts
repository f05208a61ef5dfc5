import { Type } from '@sinclair/typebox'
import { ById, Id, ListQuery, Page } from '../../entities/common'
import { OpsOrder } from '../../entities/ops'
import { OrderAddress } from '../../entities/orders/order'
import { ProductComment } from '../../entities/orders/comment'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

/** Orders, for operators. */
export const opsOrderEndpoints = {
  opsOrders: endpoint({
    method: 'GET',
    path: '/ops/shop/order/',
    summary: "Everybody's orders of a tab, by number, product, buyer or pickup code; the newest first",
    query: Type.Composite([
      ListQuery,
      Type.Object({
        tab: Type.Optional(Type.String({ maxLength: 20 })),
        /** Orders to send that their buyers urged; false for all others. */
        urged: Type.Optional(Type.Boolean()),
      }),
    ]),
    reply: Page(OpsOrder),
    auth: permissions.changeOrder,
    secondFactor: true,
  }),
  opsOrder: endpoint({
    method: 'GET',
    path: '/ops/shop/order/{id}/',
    summary: 'One order',
    params: ById,
    reply: OpsOrder,
    errors: ['orderNotFound'],
    auth: permissions.changeOrder,
    secondFactor: true,
  }),
  opsProcessOrder: endpoint({
    method: 'POST',
    path: '/ops/shop/order/{id}/process/',
    summary:
      'Ships pieces of an order in a parcel, hands over one that is collected, or moves it by an action of its lifecycle',
    params: ById,
    body: Type.Object({
      action: Type.Union([
        Type.Literal('ship'),
        Type.Literal('hand_over'),
        Type.Literal('deliver'),
        Type.Literal('cancel'),
      ]),
      /**
       * Carrier and tracking number of the parcel, for `ship`; without a number it is packed and waits for its carrier.
       */
      carrier: Type.Optional(Type.String({ maxLength: 40 })),
      tracking_no: Type.Optional(Type.String({ maxLength: 40 })),
      /** Content of the parcel; defaults to everything that was not sent yet. */
      lines: Type.Optional(
        Type.Array(Type.Object({ line_id: Id, quantity: Type.Integer({ minimum: 1, maximum: 9999 }) }), {
          minItems: 1,
          maxItems: 100,
        }),
      ),
      /** Address on the parcel's label, as the order showed it; refused if the buyer has changed the address since. */
      address: Type.Optional(OrderAddress),
    }),
    reply: OpsOrder,
    errors: ['orderNotFound', 'orderMoved', 'forbidden', 'parcelWrong', 'addressChanged'],
    auth: permissions.changeOrder,
    secondFactor: true,
    idempotent: true,
  }),
  opsOrderComments: endpoint({
    method: 'GET',
    path: '/ops/shop/order/{id}/comment/',
    summary: 'What the buyer said of the lines of an order',
    params: ById,
    reply: Page(ProductComment),
    errors: ['orderNotFound'],
    auth: permissions.changeOrder,
  }),
}
