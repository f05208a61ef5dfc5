import { Type } from '@sinclair/typebox'
import { Id } from '../../entities/common'
import { DeliveryEstimate } from '../../entities/catalog/delivery'
import { endpoint } from '../define'

/** Shipping fee and delivery time before anything is bought. */
export const deliveryEndpoints = {
  deliveryEstimate: endpoint({
    method: 'GET',
    path: '/shop/delivery/',
    summary:
      "What sending a piece of `product`, else of goods without a template, costs and how long it takes: to `district`, else to the user's default address",
    query: Type.Object({ district: Type.Optional(Type.String({ pattern: '^\\d{6}$' })), product: Type.Optional(Id) }),
    reply: DeliveryEstimate,
    errors: ['notFound'],
    auth: 'any',
  }),
}
