import {
  invoiceActionsOf,
  type InvoiceStaffAction,
  invoiceStaffActions,
  type InvoiceTab,
} from '@storefront/contract/domain/orders/invoice'
import { tidyTaxNumber } from '@storefront/contract/domain/country/invoice'
import type { OrderKind } from '@storefront/contract/domain/orders/order-kinds'
import { tidyCode } from '@storefront/contract/domain/text/tidy'
import type { QueryOf } from '@storefront/contract/endpoints/define'
import type { studioInvoiceEndpoints } from '@storefront/contract/endpoints/studio/invoice'
import type { Page } from '@storefront/contract/entities/common'
import type { StudioInvoice } from '@storefront/contract/entities/orders/invoice'
import { badPart } from '../../../core/bad-request'
import type { UserCtx } from '../../../core/context.types'
import type { Failure } from '../../../core/failure'
import { applyQuery, BY_ID, ListSql, orderingOf, type QueryShape, runList } from '../../../db/list'
import { amount } from '../../../lib/amount'
import { presentInvoice } from '../../orders/invoice/presenter'
import { INVOICE_COLUMNS, type InvoiceRow } from '../../orders/invoice/record'

type Query = QueryOf<typeof studioInvoiceEndpoints.studioInvoices>

const shape: QueryShape = {
  table: 'invoice_request',
  columns: `${INVOICE_COLUMNS}, o.number as order_number, o.kind as order_kind, o.total, o.refunded, a.name as user_name, coalesce(a.mobile, '') as user_mobile`,
  joins:
    'join shop_order o on o.tenant_id = $1 and o.id = t.order_id join account a on a.tenant_id = $1 and a.id = t.user_id',
  orderings: BY_ID,
  // A number is known as a whole: it is looked up, not searched.
  search: [],
  moment: 't.requested_at',
}

interface Row extends InvoiceRow {
  order_number: string
  order_kind: OrderKind
  total: number
  refunded: number
  user_name: string
  user_mobile: string
}

const isStaffAction = (action: string): action is InvoiceStaffAction =>
  invoiceStaffActions.some((one) => one === action)

const present = (ctx: UserCtx, row: Row): StudioInvoice => ({
  ...presentInvoice(ctx, row),
  id: row.id,
  version: row.version,
  amount: amount(ctx, row.amount ?? row.total - row.refunded),
  order: {
    id: row.order_id,
    number: row.order_number,
    kind: row.order_kind,
  },
  rest: amount(ctx, row.total - row.refunded),
  user: { name: row.user_name, mobile: row.user_mobile },
  is_outdated: row.is_outdated,
  actions: invoiceActionsOf(row.status, 'staff').filter(isStaffAction),
})

/** The condition of each tab; null shows all. */
const tabConditions: Readonly<Record<InvoiceTab, string | null>> = {
  waiting: "t.status = 'waiting'",
  outdated: 't.is_outdated',
  issued: "t.status = 'issued'",
  refused: "t.status = 'refused'",
  all: null,
}

// Each by its own index: one condition with `or` would read all requests.
const withNumber = (number: string, taxNumber: string): string => `t.id = any(array(
    select i.id from shop_order s join invoice_request i on i.tenant_id = $1 and i.order_id = s.id where s.tenant_id = $1 and s.number = upper(${number}::text)
    union all select i.id from invoice_request i where i.tenant_id = $1 and i.number = ${number}::text and i.number <> ''
    union all select i.id from invoice_request i where i.tenant_id = $1 and i.tax_number = ${taxNumber}::text and i.tax_number <> ''))`

/** Returns the requests of a tab; a search is the whole number of the order, the invoice or the taxpayer. */
export async function listInvoices(ctx: UserCtx, query: Query): Promise<Page<StudioInvoice> | Failure> {
  const order = orderingOf(shape, query.ordering ?? '-id')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const sql = new ListSql(ctx.tenant.id)
  const condition = tabConditions[query.tab ?? 'all']
  if (condition) sql.where(condition)
  if (query.search) {
    const number = sql.param(tidyCode(query.search))
    const taxNumber = sql.param(tidyTaxNumber(query.search))
    sql.where(withNumber(number, taxNumber))
  }
  const failure = applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  const { count, results } = await ctx.db.read((tx) => runList<Row>(tx, sql, shape, order, query))
  return { count, results: results.map((row) => present(ctx, row)) }
}
