import type { InvoiceRequest } from '@storefront/contract/entities/orders/invoice'
import type { Ctx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import type { InvoiceRow } from './record'

const iso = (moment: string) => new Date(moment).toISOString()

/** Returns a request as its buyer and staff see it. */
export const presentInvoice = ({ language }: Pick<Ctx, 'language'>, row: InvoiceRow): InvoiceRequest => ({
  status: row.status,
  status_display: translate(language, `orders.invoice.${row.status}`),
  buyer: row.buyer,
  title: row.title,
  tax_number: row.tax_number,
  email: row.email,
  number: row.number,
  reason: row.reason,
  requested: iso(row.requested_at),
  issued: row.issued_at && iso(row.issued_at),
})
