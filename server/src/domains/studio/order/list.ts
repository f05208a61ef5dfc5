import { keysOf } from '@storefront/contract/domain/keys-of'
import type { OrderFlag, PayMethod } from '@storefront/contract/domain/orders/order-desk'
import { methodOfChannel, payChannels } from '@storefront/contract/domain/checkout/payment-methods'
import { orderTabs, type OrderStatus } from '@storefront/contract/domain/orders/order'
import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { StudioOrderRow } from '@storefront/contract/entities/studio/order'
import { Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { countParts, type ListSql, runList } from '../../../db/list'
import { minorBound } from '../../../lib/amount'
import { filterIndex, hasWords, orderFilter, type SearchIndex } from '../../../lib/search'
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

/** Returns the method and the channels of its payments as one value, whose parts `PARTS` gives to SQL. */
const valueOfMethod = (method: PayMethod): string =>
  [method, ...payChannels.filter((channel) => methodOfChannel[channel] === method)].join()
const PARTS = (value: string) => `any(string_to_array(${value}, ','))`

/*
 * `offset 0` lets PostgreSQL look at the rows of each order: it would otherwise read all payments or lines of the shop
 * once, which it expects to be cheaper.
 */
const PAID_BY = (
  value: string,
) => `(exists (select 1 from payment p where p.tenant_id = $1 and p.order_id = t.id and p.state = 'paid' and p.channel = ${PARTS(value)} offset 0)
  or exists (select 1 from offline_payment f where f.tenant_id = $1 and f.order_id = t.id and f.method = ${PARTS(value)} offset 0))`
const HAS_GOODS = (param: string) =>
  `exists (select 1 from order_line l where l.tenant_id = $1 and l.order_id = t.id and ${hasWords(['l.product_name'], param)} offset 0)`

/** Filters that find their orders by indexes, because few orders may have the value. */
const indexes = {
  method: filterIndex(
    (method, most) =>
      `array(select p.order_id from payment p where p.tenant_id = $1 and p.state = 'paid' and p.channel = ${PARTS(method)} limit ${most})
    || array(select f.order_id from offline_payment f where f.tenant_id = $1 and f.method = ${PARTS(method)} limit ${most})`,
    PAID_BY,
  ),
  goods: orderFilter('order_line', HAS_GOODS),
  region: orderFilter('order_address', (words) => hasWords(["coalesce(t.address ->> 'display', '')"], words)),
} as const satisfies Partial<Record<keyof OrderFilters, SearchIndex>>

/** The conditions of the other filters, by the placeholder of their values. */
const conditions: Readonly<Record<Exclude<keyof OrderFilters, keyof typeof indexes>, (param: string) => string>> = {
  status: (param) => `t.status = ${param}`,
  flag: (param) => `t.flag = ${param}`,
  amount_min: (param) => `t.total >= ${param}::bigint`,
  amount_max: (param) => `t.total <= ${param}::bigint`,
}
export const orderFilterNames = [...keysOf(conditions), ...keysOf(indexes)]

function addFilters(ctx: Pick<UserCtx, 'tenant'>, sql: ListSql, query: OrderFilters): void {
  const { exponent } = ctx.tenant.currency
  for (const name of keysOf(conditions)) {
    const value = query[name]
    if (value === undefined || value === '') continue
    const isMin = name === 'amount_min'
    const bound = isMin || name === 'amount_max' ? minorBound(value, exponent, isMin ? 'up' : 'down') : value
    sql.where(conditions[name](sql.param(bound)))
  }
  const { method } = query
  if (method) sql.filterBy(indexes.method, valueOfMethod(method))
  for (const name of ['goods', 'region'] as const) if (query[name]) sql.filterBy(indexes[name], query[name])
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
