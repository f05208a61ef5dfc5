import { invoiceRuleOf } from '@storefront/contract/domain/country/invoice'
import { isInvoiceable } from '@storefront/contract/domain/orders/invoice'
import type { Ctx } from '../../../core/context.types'

interface OrderFacts {
  readonly paid_at: string | null
  readonly total: number
  readonly refunded: number
}

/** Whether a buyer of this shop can ask for an order's invoice now. */
export const hasInvoice = (
  { tenant }: Pick<Ctx, 'tenant'>,
  { paid_at, total, refunded }: OrderFacts,
  lines: readonly { readonly ctype: string }[],
): boolean =>
  tenant.config.invoices &&
  invoiceRuleOf(tenant.country.code) !== null &&
  isInvoiceable({ isPaid: paid_at !== null, total, refunded, lines })
