import { Type } from '@sinclair/typebox'
import { offlineMethods, orderFlags, payMethods, SELLER_NOTE_MAX } from '../../domain/orders/order-desk'
import { exportFormats, orderExportNames } from '../../domain/orders/order-export'
import { orderStatuses } from '../../domain/orders/order'
import { AmountBound, ById, ByNumber, Id, ListQuery, NonBlank, Page, SEARCH_MAX } from '../../entities/common'
import { ExportTask } from '../../entities/forms/submission'
import { Delivery } from '../../entities/orders/delivery'
import { FlagSchema, ScannedOrder, StudioOrder, StudioOrderRow } from '../../entities/studio/order'
import { permissions } from '../../permissions'
import { ReturnKindSchema } from '../../entities/after-sales/return'
import { endpoint } from '../define'

const auth = permissions.changeOrder

/** Filters of the list of orders. */
const OrderFilters = Type.Object({
  tab: Type.Optional(Type.String({ maxLength: 20 })),
  status: Type.Optional(Type.Union(orderStatuses.map((status) => Type.Literal(status)))),
  /** Orders to send that their buyers urged; false for all others. */
  urged: Type.Optional(Type.Boolean()),
  /** Method by which it was paid. */
  method: Type.Optional(Type.Union(payMethods.map((method) => Type.Literal(method)))),
  flag: Type.Optional(Type.Union(orderFlags.map((flag) => Type.Literal(flag)))),
  /** Words in the name of one of its products. */
  goods: Type.Optional(Type.String({ maxLength: SEARCH_MAX })),
  /** Words in its address. */
  region: Type.Optional(Type.String({ maxLength: SEARCH_MAX })),
  /** Bounds of the total, included. */
  amount_min: Type.Optional(AmountBound),
  amount_max: Type.Optional(AmountBound),
})

/** Orders at the desk of their seller. */
export const studioOrderEndpoints = {
  studioOrders: endpoint({
    method: 'GET',
    path: '/studio/shop/order/',
    summary: "Everybody's orders by tab, state, payment, flag, goods, region and amount; the newest first",
    query: Type.Composite([ListQuery, OrderFilters]),
    reply: Page(StudioOrderRow),
    auth,
    secondFactor: true,
  }),
  studioOrderCounts: endpoint({
    method: 'GET',
    path: '/studio/shop/order/counts/',
    summary: 'How many orders each tab of the list holds, by its other filters',
    query: Type.Composite([Type.Pick(ListQuery, ['from', 'to', 'search']), Type.Omit(OrderFilters, ['tab'])]),
    reply: Type.Object({ tabs: Type.Array(Type.Object({ key: Type.String(), count: Type.Integer() })) }),
    auth,
  }),
  studioReturnCounts: endpoint({
    method: 'GET',
    path: '/studio/shop/orderlinereturn/counts/',
    summary: 'How many returns each tab of the list holds, by its other filters',
    query: Type.Composite([
      Type.Pick(ListQuery, ['from', 'to', 'search']),
      Type.Object({ kind: Type.Optional(ReturnKindSchema) }),
    ]),
    reply: Type.Object({ tabs: Type.Array(Type.Object({ key: Type.String(), count: Type.Integer() })) }),
    auth,
  }),
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
  studioScanOrder: endpoint({
    method: 'POST',
    path: '/studio/shop/order/scan/',
    summary: "Sends all that is left of the order of a scanned number under the parcel's number",
    body: Type.Object({
      number: NonBlank(40),
      tracking_no: NonBlank(40),
      /** Empty: the number tells it. */
      carrier: Type.String({ maxLength: 40 }),
    }),
    reply: ScannedOrder,
    errors: ['orderNotFound', 'orderMoved', 'parcelWrong', 'waybillRequired', 'trackingNoWrong'],
    auth,
    secondFactor: true,
    idempotent: true,
  }),
  studioMendParcel: endpoint({
    method: 'PUT',
    path: '/studio/shop/parcel/{number}/',
    summary: 'Mends carrier and number of a parcel that is on its way; its tracking begins anew',
    params: ByNumber,
    body: Type.Object({ carrier: NonBlank(40), tracking_no: NonBlank(40) }),
    reply: Delivery,
    errors: ['notFound', 'parcelMoved', 'trackingNoWrong'],
    auth,
    secondFactor: true,
  }),
  studioExportOrders: endpoint({
    method: 'POST',
    path: '/studio/shop/order/export/',
    summary: 'Writes a file of the orders of the list, by its filters and with chosen columns',
    body: Type.Composite([
      Type.Pick(ListQuery, ['from', 'to', 'search', 'id']),
      OrderFilters,
      Type.Object({
        columns: Type.Array(Type.Union(orderExportNames.map((name) => Type.Literal(name))), {
          minItems: 1,
          maxItems: orderExportNames.length,
          uniqueItems: true,
        }),
        format: Type.Union(exportFormats.map((format) => Type.Literal(format))),
      }),
    ]),
    reply: ExportTask,
    errors: ['forbidden'],
    auth,
    fresh: true,
    secondFactor: true,
    idempotent: true,
  }),
  studioOrderExport: endpoint({
    method: 'GET',
    path: '/studio/shop/order/export/{id}/',
    summary: 'How far a file of orders is, and its address once it is written',
    params: ById,
    reply: ExportTask,
    errors: ['notFound'],
    auth,
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
