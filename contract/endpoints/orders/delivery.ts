import { Type } from '@sinclair/typebox'
import { ByNumber, Page } from '../../entities/common'
import { ProductComment } from '../../entities/orders/comment'
import { Delivery, DeliveryWay } from '../../entities/orders/delivery'
import { endpoint } from '../define'

/** Parcels of orders; `{number}` is the parcel's. */
export const deliveryEndpoints = {
  delivery: endpoint({
    method: 'GET',
    path: '/shop/order_nodedelivery/{number}/',
    summary: 'One parcel, for its buyer and for operators',
    params: ByNumber,
    reply: Delivery,
    errors: ['notFound'],
    auth: 'user',
    secondFactor: true,
  }),
  deliveryNodes: endpoint({
    method: 'GET',
    path: '/shop/order_nodedelivery/{number}/nodes/',
    summary: 'Where a parcel was, the newest first; its carrier is asked at most every half an hour',
    params: ByNumber,
    reply: DeliveryWay,
    errors: ['notFound'],
    auth: 'user',
    secondFactor: true,
  }),
  deliveryComments: endpoint({
    method: 'GET',
    path: '/shop/order_nodedelivery/{number}/comment/',
    summary: 'What its buyer said of the lines in a parcel',
    params: ByNumber,
    reply: Page(ProductComment),
    errors: ['notFound'],
    auth: 'user',
  }),
  deliveryShipped: endpoint({
    method: 'POST',
    path: '/shop/order_nodedelivery/{number}/shipped/',
    summary: 'A packed parcel went out with its carrier',
    params: ByNumber,
    body: Type.Object({ carrier: Type.String({ maxLength: 40 }), tracking_no: Type.String({ maxLength: 40 }) }),
    reply: Delivery,
    errors: ['notFound', 'forbidden', 'parcelMoved', 'waybillRequired'],
    auth: 'user',
    secondFactor: true,
    idempotent: true,
  }),
  deliveryDelivered: endpoint({
    method: 'POST',
    path: '/shop/order_nodedelivery/{number}/delivered/',
    summary: 'A parcel has come; the order is delivered when all of it has',
    params: ByNumber,
    reply: Delivery,
    errors: ['notFound', 'parcelMoved'],
    auth: 'user',
    secondFactor: true,
    idempotent: true,
  }),
}
