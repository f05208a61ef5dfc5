import { Type } from '@sinclair/typebox'
import { PayChannel, PayCode, PayTicket } from '../../entities/checkout/payment'
import { ByNumber } from '../../entities/common'
import { endpoint } from '../define'

/** Payments of orders. */
export const paymentEndpoints = {
  payOrder: endpoint({
    method: 'POST',
    path: '/shop/order/{number}/pay/',
    summary: 'Opens a payment with the vendor of the channel',
    params: ByNumber,
    body: Type.Object({
      channel: PayChannel,
      return_url: Type.Optional(Type.String({ maxLength: 500 })),
      /** The price that the buyer saw, a decimal string; another price is not charged. */
      total: Type.Optional(Type.String({ maxLength: 20 })),
    }),
    reply: PayTicket,
    errors: [
      'orderNotFound',
      'orderMoved',
      'orderTimeout',
      'priceChanged',
      'payLinkWrong',
      'payFailed',
      'fundShort',
      'fundForRecharge',
      'payMethodNotOffered',
      'offerNotAccepted',
    ],
    auth: 'user',
    idempotent: true,
  }),
  payState: endpoint({
    method: 'GET',
    path: '/shop/order/{number}/pay_state/',
    summary: 'Whether the order is paid; asks the vendor when no notice has come yet',
    params: ByNumber,
    reply: Type.Object({
      state: Type.Union([Type.Literal('paid'), Type.Literal('pending'), Type.Literal('closed')]),
      /** The code by which the order is being paid; missing without one, and once it is too late. */
      code: Type.Optional(PayCode),
    }),
    errors: ['orderNotFound'],
    auth: 'user',
  }),
}
