import type { InvoiceStatus } from '@storefront/contract/domain/orders/invoice'
import { insert } from '../../server/src/db/insert'
import type { InvoiceSeed } from '../data/types-after-sales'
import type { Scene } from './insert'
import { later } from './moment'
import type { SeededOrder } from './orders'

const ANSWER_HOURS = 24

const statusOf = ({ issued, refused }: InvoiceSeed): InvoiceStatus => {
  if (issued !== undefined) return 'issued'
  return refused === undefined ? 'waiting' : 'refused'
}

/** Stores the invoices that the demo's buyers asked for, with the shop's answers. */
export async function seedInvoices({ tx, tenantId }: Scene, orders: readonly SeededOrder[]): Promise<void> {
  const rows = orders.flatMap(({ id, o, userId, total, created }) => {
    const seed = o.after?.invoice
    if (!seed) return []
    const { buyer, title, taxNumber, email, after, issued, refused } = seed
    const requestedAt = later(created, after)
    return [
      {
        ...{ tenantId, orderId: id, userId, buyer, title, taxNumber, email, requestedAt, status: statusOf(seed) },
        ...(issued !== undefined && {
          number: issued,
          amount: total,
          issuedAt: later(created, after + ANSWER_HOURS),
        }),
        ...(refused !== undefined && { reason: refused }),
      },
    ]
  })
  await insert(tx, 'invoice_request', rows)
}
