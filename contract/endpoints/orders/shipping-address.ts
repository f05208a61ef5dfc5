import { Type } from '@sinclair/typebox'
import { CheckoutSums } from '../../entities/checkout/checkout'
import { Amount, ByNumber, Id } from '../../entities/common'
import { Order, OrderAddress } from '../../entities/orders/order'
import { endpoint } from '../define'

const errors = ['orderNotFound', 'addressRequired', 'addressLocked', 'regionRefused', 'addressFeeDiffers'] as const

/** Changes of the address an order is sent to, until its first parcel is packed. */
export const shippingAddressEndpoints = {
  updateShippingAddressCal: endpoint({
    method: 'POST',
    path: '/shop/order/{number}/update_shipping_address_cal/',
    summary: 'What an order would cost at another address; nothing is changed',
    params: ByNumber,
    body: Type.Object({ address_id: Id }),
    reply: Type.Object({
      address: OrderAddress,
      /** As they would be. */
      sums: CheckoutSums,
      /** Current total of the order. */
      total_before: Amount,
      shipping_before: Amount,
    }),
    errors,
    auth: 'user',
  }),
  updateShippingAddress: endpoint({
    method: 'POST',
    path: '/shop/order/{number}/update_shipping_address/',
    summary: 'Sends an order that no parcel was made of elsewhere; one that is not paid is priced anew',
    params: ByNumber,
    body: Type.Object({
      address_id: Id,
      /** New total that the buyer saw, a decimal string; required if the total changes. */
      total: Type.Optional(Type.String({ maxLength: 20 })),
    }),
    reply: Order,
    errors: [...errors, 'priceChanged', 'orderMoved'],
    auth: 'user',
    idempotent: true,
  }),
}
