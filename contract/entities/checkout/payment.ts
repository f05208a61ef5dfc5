import { type Static, Type } from '@sinclair/typebox'

/** Ways to pay, one per vendor and scene (spec 7, design 4), and the user's own balance. */
export const payChannels = ['wx_jsapi', 'wx_mini', 'wx_h5', 'alipay_mini', 'alipay_wap', 'fund'] as const

export const PayChannel = Type.Union(payChannels.map((channel) => Type.Literal(channel)))
export type PayChannel = Static<typeof PayChannel>

/** Start of a payment for the client: a URL to open, or parameters for the vendor's own call. */
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
  /** Nothing to pay: the order is paid already. */
  Type.Object({ kind: Type.Literal('paid') }),
])
export type PayTicket = Static<typeof PayTicket>
