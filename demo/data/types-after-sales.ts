import type { PictureSpec } from '../pictures/index'
import type { PayChannel, PaymentVendor } from '@storefront/contract/domain/checkout/payment-methods'
import type { InvoiceBuyer } from '@storefront/contract/domain/orders/invoice'
import type { ReturnKind } from '@storefront/contract/domain/after-sales/order-return'

/** A parcel of an order; hours count from the order's making. Lines are named by their place in the order, from 0. */
export interface ParcelSeed {
  carrier: string
  trackingNo: string
  /** Pieces by line; all of the order when it is left out. */
  lines?: readonly { line: number; quantity: number }[]
  shippedAfter: number
  /** The steps of its way, in the carrier's own words. */
  way: readonly { after: number; text: string }[]
  /** Null is still on its way. */
  deliveredAfter: number | null
}

/** A return of pieces of a line, with what they cost. */
export interface ReturnSeed {
  number: string
  line: number
  quantity: number
  kind: ReturnKind
  status: 'applied' | 'agreed' | 'refused' | 'appealed' | 'shipped_back' | 'refunded' | 'exchanged'
  reason: string
  description: string
  /** Hours after the order was made. */
  after: number
  /** The shop's answer. */
  answer?: string
  /** The buyer's words against a refusal. */
  appeal?: string
  waybill?: { carrier: string; trackingNo: string }
  /** The replacement of an exchange by its SKU, and the parcel that brought it. */
  exchange?: { sku: string; parcel: { carrier: string; trackingNo: string } }
  /** The vendor's message when it refused the refund, each time it was requested. */
  refundRefused?: string
}

/** The buyer's request for the invoice of an order; hours count from the order's making. */
export interface InvoiceSeed {
  buyer: InvoiceBuyer
  title: string
  /** Empty for a person. */
  taxNumber: string
  email: string
  after: number
  /** The shop's answer, a day later: the invoice's number, or the reason of a refusal. */
  issued?: string
  refused?: string
}

/** The buyer's comment on a line. */
export interface CommentSeed {
  line: number
  score: 1 | 2 | 3 | 4 | 5
  text: string
  pictures?: readonly PictureSpec[]
  after: number
}

/** The events after an order; each part is optional. */
export interface AfterSalesSeed {
  /** Payment vendor; recorded manually if left out. A payment from the balance has a record of the wallet. */
  payment?: { vendor: PaymentVendor | 'fund'; channel: PayChannel }
  parcels?: readonly ParcelSeed[]
  /** One a piece of its ticket lines, in their order. */
  tickets?: readonly ('unused' | 'used' | 'expired')[]
  returns?: readonly ReturnSeed[]
  comments?: readonly CommentSeed[]
  invoice?: InvoiceSeed
}
