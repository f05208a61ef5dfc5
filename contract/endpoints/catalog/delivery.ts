import { Type } from '@sinclair/typebox'
import { DeliveryEstimate } from '../../entities/catalog/delivery'
import { endpoint } from '../define'

/** Shipping fee and delivery time before anything is bought. */
export const deliveryEndpoints = {
  deliveryEstimate: endpoint({
    method: 'GET',
    path: '/shop/delivery/',
    summary: "What sending costs and how long it takes: to `district`, else to the user's default address",
    query: Type.Object({ district: Type.Optional(Type.String({ pattern: '^\\d{6}$' })) }),
    reply: DeliveryEstimate,
    errors: ['notFound'],
    auth: 'any',
  }),
}
