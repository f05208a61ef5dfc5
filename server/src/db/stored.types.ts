import type { OrderFlag } from '@storefront/contract/domain/orders/order-desk'
import type { CellFault } from '@storefront/contract/domain/spreadsheet/sheet'

/** Address of an order, as it was when the order was placed. */
export interface OrderAddress {
  name: string
  mobile: string
  display: string
  /** Name of the province, for reports; without one it is the first word of `display`, as in China. */
  region?: string
}

/** Pickup point of an order, as it was when the order was placed. */
export interface OrderPoint {
  name: string
  address: string
  phone: string
  hours: string
}

/** Values that a step on an order changed, by the step; amounts in minor units. */
export interface OrderLogData {
  readonly before?: number
  readonly after?: number
  readonly flag?: OrderFlag | null
  readonly note?: string
}

/** open -> paid; or the order was closed first: refund_due -> refunded. */
export type PaymentState = 'open' | 'paid' | 'failed' | 'refund_due' | 'refunded'

/** A document with the schema version of each module, by which an older one is migrated. */
export interface StoredDocument {
  readonly title: string
  readonly settings: Record<string, unknown>
  readonly modules: readonly {
    readonly id: number
    readonly type: string
    readonly name: string
    readonly style: string
    readonly version: number
    readonly config: Record<string, unknown>
    readonly hidden: boolean
  }[]
}

/** Days that cannot be chosen, even if slots are free. */
export interface DisabledDays {
  past?: boolean
  future?: boolean
  weekend?: boolean
  /** YYYY-MM-DD. */
  dates?: string[]
}

export type BasketKind = 'basket' | 'quickbuy' | 'pickup'

/** A cell of a file as it is shown, with what is wrong with it. */
type SourceCell = string | { readonly text: string; readonly fault: CellFault }

/** A row of a file before its columns are known. */
export interface SourceRow {
  readonly row: number
  readonly cells: readonly SourceCell[]
}

/** The person for whom a ticket is. */
export interface Attendee {
  name?: string
  mobile?: string
  /** Answers to the form that the event had. */
  answers?: Record<string, unknown>
  form_id?: number | null
}

/** Changes of what a login rests on, beside that of the number, and of where money goes. */
export type LoginChange = 'email' | 'bank_card' | 'withdrawal' | 'wechat' | 'totp_on' | 'totp_off' | 'removal'

/** The kinds of message from the programme to a promoter. */
export type DistMessageKind = 'approve' | 'refuse' | 'suspend' | 'resume' | 'kind' | 'settled' | 'taken_back'
