import { keysOf } from '../keys-of'

/** Vendors that take money for a site. */
export const paymentVendors = ['wechat', 'alipay', 'midtrans'] as const
export type PaymentVendor = (typeof paymentVendors)[number]

interface PaymentMethodRow {
  /** The vendor that takes the money; null for the buyer's own balance. */
  readonly vendor: PaymentVendor | null
  /** The channels by which it is opened, each on another platform. */
  readonly channels: readonly string[]
  /** Whether its vendor gives money back; where it does not, the shop returns it by hand. */
  readonly canRefund: boolean
  /** Least and most minor units that its vendor takes at once; any amount without. */
  readonly limits?: readonly [least: number, most: number]
}

/** A bank's virtual account: a number for one order, which the buyer transfers the total to. */
const virtualAccount = { vendor: 'midtrans', canRefund: false, limits: [10_000, 1_000_000_000] } as const

/** THE table of payment methods, as buyers know them. A country's row names those that its shops offer. */
export const paymentMethods = {
  wechat: { vendor: 'wechat', channels: ['wx_jsapi', 'wx_mini', 'wx_h5'], canRefund: true },
  alipay: { vendor: 'alipay', channels: ['alipay_mini', 'alipay_wap'], canRefund: true },
  // Bank Indonesia's limit of one payment.
  qris: { vendor: 'midtrans', channels: ['qris'], canRefund: true, limits: [1, 10_000_000] },
  gopay: { vendor: 'midtrans', channels: ['gopay'], canRefund: true },
  va_bca: { ...virtualAccount, channels: ['va_bca'] },
  va_bni: { ...virtualAccount, channels: ['va_bni'] },
  va_bri: { ...virtualAccount, channels: ['va_bri'] },
  va_mandiri: { ...virtualAccount, channels: ['va_mandiri'] },
  fund: { vendor: null, channels: ['fund'], canRefund: true },
} as const satisfies Record<string, PaymentMethodRow>

export type PaymentMethod = keyof typeof paymentMethods

/** Whether a method takes an amount in minor units. */
export function takesAmount(method: PaymentMethod, amount: number): boolean {
  const [least, most] = (paymentMethods[method] as PaymentMethodRow).limits ?? [0, Number.POSITIVE_INFINITY]
  return least <= amount && amount <= most
}

/** Ways to open a payment: a method on one platform. */
export type PayChannel = (typeof paymentMethods)[PaymentMethod]['channels'][number]

export const paymentMethodNames = keysOf(paymentMethods)
export const payChannels: readonly PayChannel[] = paymentMethodNames.flatMap((name) => paymentMethods[name].channels)

/** The method of each channel. */
export const methodOfChannel = Object.fromEntries(
  paymentMethodNames.flatMap((name) => paymentMethods[name].channels.map((channel) => [channel, name])),
) as Readonly<Record<PayChannel, PaymentMethod>>
