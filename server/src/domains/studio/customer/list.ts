import { maskMobile } from '@storefront/contract/domain/account/mobile'
import { toDecimal } from '@storefront/contract/domain/money'
import type { QueryOf } from '@storefront/contract/endpoints/define'
import type { studioCustomerEndpoints } from '@storefront/contract/endpoints/studio/customer'
import type { Page } from '@storefront/contract/entities/common'
import type { StudioCustomer } from '@storefront/contract/entities/studio/customer'
import { hasPermission } from '@storefront/contract/has-permission'
import { studioPermissions } from '@storefront/contract/permissions'
import type { Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { applyQuery, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import { minorBound } from '../../../lib/amount'
import { accountsBy } from '../../../lib/search'

const PAID = 'from shop_order o where o.tenant_id = $1 and o.user_id = t.id and o.paid_at is not null'
/** Until its job has summed up the orders of an account, its sum stands nowhere (orders/order/spent). */
const SPENT = `(select coalesce(sum(o.total - o.refunded), 0)::bigint ${PAID})`

/** The columns of a customer; the alias `t` is the account. */
export const CUSTOMER_COLUMNS = `t.id, t.name, coalesce(t.mobile, '') as mobile, t.created_at, (select count(*)::int ${PAID}) as order_count,
  coalesce(t.spent, ${SPENT}) as spent, (select max(o.created_at) ${PAID}) as last_order`

export interface CustomerRow {
  id: number
  name: string
  mobile: string
  created_at: string
  order_count: number
  spent: number
  last_order: string | null
}

const shapeOf = (columns: readonly ('t.name' | 't.mobile')[]): QueryShape => ({
  table: 'account',
  columns: CUSTOMER_COLUMNS,
  joins: '',
  orderings: {
    '-id': 't.id desc',
    id: 't.id',
    '-spent': 't.spent desc nulls last, t.id desc',
    spent: 't.spent nulls first, t.id',
  },
  search: [],
  searchIndex: accountsBy(columns),
  moment: 't.created_at',
})
const byName = shapeOf(['t.name'])
const byNameAndMobile = shapeOf(['t.name', 't.mobile'])

/** Whether the caller reads personal data as it is. */
export const canReadPersonal = ({ user }: UserCtx): boolean => hasPermission(user.perms, studioPermissions.readPersonal)

export const presentCustomer = (
  ctx: UserCtx,
  { id, name, mobile, created_at, order_count, spent, last_order }: CustomerRow,
): StudioCustomer => ({
  ...{ id, name, order_count },
  mobile: canReadPersonal(ctx) ? mobile : maskMobile(mobile),
  spent: toDecimal(spent, ctx.tenant.currency.exponent),
  last_order: last_order && new Date(last_order).toISOString(),
  created: new Date(created_at).toISOString(),
})

type Query = QueryOf<typeof studioCustomerEndpoints.studioCustomers>

/** Returns a page of customers. Who may not read numbers does not find anybody by one either. */
export async function listCustomers(ctx: UserCtx, query: Query): Promise<Page<StudioCustomer> | Failure> {
  const shape = canReadPersonal(ctx) ? byNameAndMobile : byName
  const order = orderingOf(shape, query.ordering ?? '-id')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const sql = new ListSql(ctx.tenant.id)
  sql.where('t.removed_at is null')
  const { exponent } = ctx.tenant.currency
  if (query.spent_min) sql.where(`t.spent >= ${sql.param(minorBound(query.spent_min, exponent, 'up'))}::bigint`)
  if (query.spent_max)
    sql.where(`coalesce(t.spent, 0) <= ${sql.param(minorBound(query.spent_max, exponent, 'down'))}::bigint`)
  const failure = applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  const { count, results } = await ctx.db.read((tx) => runList<CustomerRow>(tx, sql, shape, order, query))
  return { count, results: results.map((row) => presentCustomer(ctx, row)) }
}
