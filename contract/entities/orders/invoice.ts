import { type Static, Type } from '@sinclair/typebox'
import { INVOICE_LIMITS, invoiceBuyers, invoiceStaffActions, invoiceStatuses } from '../../domain/orders/invoice'
import { orderKinds } from '../../domain/orders/order-kinds'
import { Amount, Id, Moment, NonBlank, Nullable } from '../common'

const oneOf = <T extends string>(names: readonly T[]) => Type.Union(names.map((name) => Type.Literal(name)))

/** The fields that a buyer fills in for an invoice. */
export const InvoiceInput = Type.Object({
  buyer: oneOf(invoiceBuyers),
  /** Name on the invoice. */
  title: NonBlank(INVOICE_LIMITS.title),
  /** Empty for a person. */
  tax_number: Type.String({ maxLength: INVOICE_LIMITS.taxNumber }),
  /** Address to which the shop sends it. */
  email: Type.String({ maxLength: INVOICE_LIMITS.email }),
})

/** The request for an order's invoice, and what became of it. */
export const InvoiceRequest = Type.Object({
  status: oneOf(invoiceStatuses),
  status_display: Type.String(),
  ...InvoiceInput.properties,
  /** The invoice's own number; empty before it is issued. */
  number: Type.String(),
  /** The reason why it was refused or voided. */
  reason: Type.String(),
  requested: Moment,
  issued: Nullable(Moment),
})
export type InvoiceRequest = Static<typeof InvoiceRequest>

/** The invoice of one's own order. */
export const OrderInvoice = Type.Object({
  order: Type.String(),
  /** The amount of the invoice: what was paid and did not come back. */
  amount: Amount,
  request: Nullable(InvoiceRequest),
  /** The fields of the last request; null before the first. */
  last: Nullable(InvoiceInput),
  actions: Type.Array(Type.String()),
})
export type OrderInvoice = Static<typeof OrderInvoice>

/** A request as staff see it. */
export const StudioInvoice = Type.Composite([
  InvoiceRequest,
  Type.Object({
    id: Id,
    /** Counts the buyer's changes; a step names the one that was seen. */
    version: Type.Integer(),
    /** The amount that it was issued for; while it waits, the amount that it would have now. */
    amount: Amount,
    order: Type.Object({ id: Id, number: Type.String(), kind: oneOf(orderKinds) }),
    /** The part of the order's money that did not come back. */
    rest: Amount,
    user: Type.Object({ name: Type.String(), mobile: Type.String() }),
    /** Money of the order came back after it was issued. */
    is_outdated: Type.Boolean(),
    actions: Type.Array(oneOf(invoiceStaffActions)),
  }),
])
export type StudioInvoice = Static<typeof StudioInvoice>
