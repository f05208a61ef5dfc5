import { keysOf } from '@storefront/contract/domain/keys-of'
import type { OrderFlag, PayMethod } from '@storefront/contract/domain/orders/order-desk'
import { orderTabs, type OrderStatus } from '@storefront/contract/domain/orders/order'
import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { StudioOrderRow } from '@storefront/contract/entities/studio/order'
import { Failure } from '../../../core/failure'
import { payMethodSql } from '../../shared/pay-method'
import type { UserCtx } from '../../../core/context.types'
import { countParts, type ListSql, runList } from '../../../db/list'
import { minorBound } from '../../../lib/amount'
import { hasWords } from '../../../lib/search'
import { inTab, orderListOf, orderShape, presentOpsOrders } from '../../ops/order/service'
import type { OrderRow } from '../../orders/order/record'
import { withDeskFacts } from './facts'

/** Filters of the studio's list of orders beside those of every list. */
export interface OrderFilters {
  readonly status?: OrderStatus
  readonly method?: PayMethod
  readonly flag?: OrderFlag
  /** Words in the name of a product. */
  readonly goods?: string
  /** Words in the address. */
  readonly region?: string
  /** Bounds of the total, included, as decimal strings. */
  readonly amount_min?: string
  readonly amount_max?: string
}
export type OrderQuery = ListQuery & OrderFilters & { readonly tab?: string; readonly urged?: boolean }

const PAID_BY = (
  param: string,
) => `(exists (select 1 from payment p where p.tenant_id = t.tenant_id and p.order_id = t.id and p.state = 'paid' and ${payMethodSql('p')} = ${param})
  or exists (select 1 from offline_payment f where f.tenant_id = t.tenant_id and f.order_id = t.id and f.method = ${param}))`
const HAS_GOODS = (param: string) =>
  `exists (select 1 from order_line l where l.tenant_id = t.tenant_id and l.order_id = t.id and ${hasWords(['l.product_name'], param)})`

/** The condition of each filter, by the placeholder of its value. */
const conditions: Readonly<Record<keyof OrderFilters, (param: string) => string>> = {
  status: (param) => `t.status = ${param}`,
  method: PAID_BY,
  flag: (param) => `t.flag = ${param}`,
  goods: (param) => HAS_GOODS(`${param}::text`),
  region: (param) => hasWords(["coalesce(t.address ->> 'display', '')"], `${param}::text`),
  amount_min: (param) => `t.total >= ${param}::bigint`,
  amount_max: (param) => `t.total <= ${param}::bigint`,
}
export const orderFilterNames = keysOf(conditions)

function addFilters(ctx: Pick<UserCtx, 'tenant'>, sql: ListSql, query: OrderFilters): void {
  const { exponent } = ctx.tenant.currency
  for (const name of orderFilterNames) {
    const value = query[name]
    if (value === undefined || value === '') continue
    const isMin = name === 'amount_min'
    const bound = isMin || name === 'amount_max' ? minorBound(value, exponent, isMin ? 'up' : 'down') : value
    sql.where(conditions[name](sql.param(bound)))
  }
}

/** Returns the conditions of a list of orders with its filters, and its order; or the part that is wrong. */
export function studioOrderList(
  ctx: Pick<UserCtx, 'tenant' | 'language'>,
  query: OrderQuery,
): ReturnType<typeof orderListOf> {
  const list = orderListOf(ctx, query)
  if (!(list instanceof Failure)) addFilters(ctx, list.sql, query)
  return list
}

/** Returns the orders that fit all filters, the newest first, with the facts for staff. */
export async function listStudioOrders(ctx: UserCtx, query: OrderQuery): Promise<Page<StudioOrderRow> | Failure> {
  const list = studioOrderList(ctx, query)
  if (list instanceof Failure) return list
  return ctx.db.read(async (tx) => {
    const { count, results } = await runList<OrderRow>(tx, list.sql, orderShape, list.order, query)
    return { count, results: await withDeskFacts(ctx, tx, results, await presentOpsOrders(ctx, tx, results)) }
  })
}

/** Counts the orders of each tab that fit the other filters, as far as lists count. */
export async function countStudioOrders(
  ctx: UserCtx,
  query: OrderQuery,
): Promise<{ tabs: { key: string; count: number }[] } | Failure> {
  const list = studioOrderList(ctx, query)
  if (list instanceof Failure) return list
  const parts = orderTabs.map(({ statuses }) => inTab(statuses))
  const counts = await ctx.db.read((tx) => countParts(tx, list.sql, orderShape, parts))
  return { tabs: orderTabs.map(({ key }, index) => ({ key, count: counts[index] ?? 0 })) }
}
