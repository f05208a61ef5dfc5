import { type PaymentMethod, paymentMethodNames } from '../checkout/payment-methods'

/** Colours with which staff mark orders. */
export const orderFlags = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const
export type OrderFlag = (typeof orderFlags)[number]

/** Letters of the note that staff keep of an order. */
export const SELLER_NOTE_MAX = 500

/** Ways in which a seller receives money without a vendor. */
export const offlineMethods = ['cash', 'transfer', 'terminal', 'other'] as const
export type OfflineMethod = (typeof offlineMethods)[number]

/** Sums of an order before its payment, in minor units. */
export interface OpenPrice {
  readonly goods: number
  /** Discounts of coupon and card. */
  readonly benefits: number
}

/** Returns the most that the seller can take off the goods, in minor units: all that coupon and card leave of them. */
export const sellerDiscountMax = ({ goods, benefits }: OpenPrice): number => Math.max(0, goods - benefits)

/** Ways in which an order was paid: a vendor's method, the buyer's balance, or money that the seller received. */
export const payMethods = [...paymentMethodNames, ...offlineMethods] as const
export type PayMethod = (typeof payMethods)[number]

/** Returns the ways in which orders of a shop are paid, by the methods that its country offers. */
export const payMethodsOf = (methods: readonly PaymentMethod[]): readonly PayMethod[] => [...methods, ...offlineMethods]
