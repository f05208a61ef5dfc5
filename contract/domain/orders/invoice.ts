import { keysOf } from '../keys-of'
import { isProductType } from '../catalog/product-kinds'
import { type InvoiceRule, tidyTaxNumber } from '../country/invoice'
import { isEmail } from '../forms/input'

/** Kinds of those who get an invoice: a person, or a company with its tax number. */
export const invoiceBuyers = ['personal', 'company'] as const
export type InvoiceBuyer = (typeof invoiceBuyers)[number]

/** Most characters of the texts of a request. */
export const INVOICE_LIMITS = { title: 100, taxNumber: 40, email: 100, number: 40, reason: 200 } as const

/** Statuses of the request for an order's invoice. A voided invoice was taken back by the shop. */
export const invoiceStatuses = ['waiting', 'issued', 'refused', 'withdrawn', 'voided'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

interface InvoiceTransition {
  /** Statuses from which it starts. */
  readonly from: readonly InvoiceStatus[]
  readonly to: InvoiceStatus
  readonly by: 'owner' | 'staff'
}

/** The lifecycle of a request. An order has one, which its buyer changes while it waits and makes again later. */
export const invoiceLifecycle = {
  request: { from: ['waiting', 'refused', 'withdrawn', 'voided'], to: 'waiting', by: 'owner' },
  withdraw: { from: ['waiting'], to: 'withdrawn', by: 'owner' },
  issue: { from: ['waiting'], to: 'issued', by: 'staff' },
  refuse: { from: ['waiting'], to: 'refused', by: 'staff' },
  void: { from: ['issued'], to: 'voided', by: 'staff' },
} as const satisfies Record<string, InvoiceTransition>

export type InvoiceAction = keyof typeof invoiceLifecycle
const invoiceActions = keysOf(invoiceLifecycle)
export type InvoiceStaffAction = 'issue' | 'refuse' | 'void'
export const invoiceStaffActions: readonly InvoiceStaffAction[] = ['issue', 'refuse', 'void']

/** Returns the actions of a party on a request with a status; without a request its buyer can make one. */
export const invoiceActionsOf = (status: InvoiceStatus | null, who: 'owner' | 'staff'): InvoiceAction[] =>
  invoiceActions.filter((action) => {
    const { from, by }: InvoiceTransition = invoiceLifecycle[action]
    return by === who && (status === null ? action === 'request' : from.includes(status))
  })

interface OrderFacts {
  readonly isPaid: boolean
  /** Minor units of what was paid, and of what came back. */
  readonly total: number
  readonly refunded: number
  readonly lines: readonly { readonly ctype: string }[]
}

/** Whether an order can have an invoice: money for goods stays with the shop. What a recharge buys is invoiced later. */
export const isInvoiceable = ({ isPaid, total, refunded, lines }: OrderFacts): boolean =>
  isPaid && total > refunded && lines.every(({ ctype }) => isProductType(ctype))

/** The fields that a buyer fills in. */
export interface InvoiceInput {
  readonly buyer: InvoiceBuyer
  readonly title: string
  readonly tax_number: string
  readonly email: string
}
export type InvoiceField = 'title' | 'tax_number' | 'email'
export interface InvoiceProblem {
  readonly field: InvoiceField
  readonly reason: 'required' | 'format'
}

/** Whether a request has a place for a tax number, by its country's rule. */
export const hasTaxNumber = ({ isPersonNumbered }: InvoiceRule, buyer: InvoiceBuyer): boolean =>
  buyer === 'company' || isPersonNumbered

/** Returns all that is wrong with a request, in the order of its fields. */
export function invoiceProblems(
  rule: InvoiceRule,
  { buyer, title, tax_number, email }: InvoiceInput,
): InvoiceProblem[] {
  const number = hasTaxNumber(rule, buyer) ? tidyTaxNumber(tax_number) : ''
  const isNumberWrong = number !== '' && !new RegExp(rule.taxNumber.pattern).test(number)
  const rows: readonly (readonly [boolean, InvoiceField, InvoiceProblem['reason']])[] = [
    [title.trim() === '', 'title', 'required'],
    [number === '' && buyer === 'company', 'tax_number', 'required'],
    [isNumberWrong, 'tax_number', 'format'],
    [email.trim() === '', 'email', 'required'],
    [email.trim() !== '' && !isEmail(email.trim()), 'email', 'format'],
  ]
  return rows.filter(([isWrong]) => isWrong).map(([, field, reason]) => ({ field, reason }))
}

/** Tabs of the staff's list. `outdated` are issued ones of whose orders money came back since. */
export const invoiceTabs = ['waiting', 'outdated', 'issued', 'refused', 'all'] as const
export type InvoiceTab = (typeof invoiceTabs)[number]
