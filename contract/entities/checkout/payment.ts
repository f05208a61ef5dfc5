import { type Static, Type } from '@sinclair/typebox'
import { payChannels } from '../../domain/checkout/payment-methods'
import { Nullable } from '../common'

/** Ways to pay, one per vendor and scene (spec 7, design 4), and the user's own balance. */
export const PayChannel = Type.Union(payChannels.map((channel) => Type.Literal(channel)))
export type PayChannel = Static<typeof PayChannel>

/** Code to scan, or number of a virtual account, by which a buyer pays with another app, minutes or hours later. */
export const PayCode = Type.Object({
  kind: Type.Literal('code'),
  channel: PayChannel,
  /** Text of a QR code that is drawn on the device. */
  qr: Nullable(Type.String()),
  /** Address of the QR code's picture, where the vendor gives no text. */
  qr_picture: Nullable(Type.String()),
  /** Address that opens the wallet's app with this payment. */
  app_url: Nullable(Type.String()),
  /** The number to transfer to; `biller` is the code of the company that some banks ask for first. */
  account: Nullable(Type.Object({ number: Type.String(), biller: Nullable(Type.String()) })),
  /** Moment until which it can be paid (ISO 8601). */
  expires: Type.String(),
})
export type PayCode = Static<typeof PayCode>

/** Start of a payment for the client: a URL to open, parameters for the vendor's own call, or a code to show. */
export const PayTicket = Type.Union([
  Type.Object({ kind: Type.Literal('redirect'), url: Type.String() }),
  Type.Object({
    kind: Type.Literal('wx'),
    params: Type.Object({
      /** App id of the official account; only for wx_jsapi, whose bridge asks for it. */
      appId: Type.Optional(Type.String()),
      timeStamp: Type.String(),
      nonceStr: Type.String(),
      package: Type.String(),
      signType: Type.String(),
      paySign: Type.String(),
    }),
  }),
  Type.Object({ kind: Type.Literal('alipay'), trade_no: Type.String() }),
  PayCode,
  /** Nothing to pay: the order is paid already. */
  Type.Object({ kind: Type.Literal('paid') }),
])
export type PayTicket = Static<typeof PayTicket>
