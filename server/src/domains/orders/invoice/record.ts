import type { InvoiceBuyer, InvoiceStatus } from '@storefront/contract/domain/orders/invoice'
import type { Connection } from '../../../db'

export const INVOICE_COLUMNS =
  't.id, t.order_id, t.user_id, t.status, t.version, t.buyer, t.title, t.tax_number, t.email, t.number, t.amount, t.reason, t.is_outdated, t.requested_at, t.issued_at'

/** The request for the invoice of an order. */
export interface InvoiceRow {
  id: number
  order_id: number
  user_id: number
  status: InvoiceStatus
  version: number
  buyer: InvoiceBuyer
  title: string
  tax_number: string
  email: string
  number: string
  amount: number | null
  reason: string
  is_outdated: boolean
  requested_at: string
  issued_at: string | null
}

const OF_ORDER = `select ${INVOICE_COLUMNS} from invoice_request t where t.tenant_id = $1 and t.order_id = $2`

export const findInvoice = async (tx: Connection, tenantId: number, orderId: number): Promise<InvoiceRow | undefined> =>
  (await tx.rows<InvoiceRow>(OF_ORDER, [tenantId, orderId], 'invoice_of_order'))[0]

const LAST = `select ${INVOICE_COLUMNS} from invoice_request t where t.tenant_id = $1 and t.user_id = $2 order by t.requested_at desc limit 1`

/** Finds the user's last request for an invoice. */
export const findLastInvoice = async (
  tx: Connection,
  tenantId: number,
  userId: number,
): Promise<InvoiceRow | undefined> => (await tx.rows<InvoiceRow>(LAST, [tenantId, userId], 'invoice_last'))[0]
