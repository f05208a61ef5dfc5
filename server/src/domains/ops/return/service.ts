import { type ReturnKind, returnTabs } from '@storefront/contract/domain/after-sales/order-return'
import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { OpsReturn } from '@storefront/contract/entities/ops'
import { Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { applyQuery, countParts, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import { writtenBy } from '../../../lib/search'
import { BUYER } from '../../account/profile/user'
import { presentReturn } from '../../after-sales/return/presenter'
import { RETURN_COLUMNS, RETURN_JOINS, type ReturnRow } from '../../after-sales/return/queries'

const ORDER = '(select o.number from shop_order o where o.tenant_id = $1 and o.id = t.order_id)'

const FAILED = "exists (select 1 from refund f where f.tenant_id = $1 and f.return_id = t.id and f.state = 'failed')"

const shape: QueryShape = {
  table: 'order_return',
  columns: `${RETURN_COLUMNS}, a.name as user_name, coalesce(a.mobile, '') as user_mobile`,
  joins: `${RETURN_JOINS} join account a on a.tenant_id = $1 and a.id = t.user_id`,
  orderings: { '-id': 't.id desc', id: 't.id' },
  search: [],
  searchIndex: writtenBy('order_return', ['t.number', ORDER, BUYER]),
  moment: 't.created_at',
}

type Query = ListQuery & { tab?: string; kind?: ReturnKind }
type Tab = (typeof returnTabs)[number]

/** Returns the condition of a tab. */
function inTab(sql: ListSql, tab: Tab): string {
  if ('hasFailedRefund' in tab) return FAILED
  return tab.statuses ? `t.status = any(${sql.param([...tab.statuses])}::text[])` : 'true'
}

/** Returns the conditions of a list of returns without its tab, or the part that is wrong. */
function listOf(ctx: UserCtx, query: Query): ListSql | Failure {
  const sql = new ListSql(ctx.tenant.id)
  if (query.kind) sql.where(`t.kind = ${sql.param(query.kind)}`)
  return applyQuery(ctx, sql, shape, query) ?? sql
}

/** Returns all users' returns of a tab, the newest first, with the requesting user and the operator's actions. */
export async function listOpsReturns(ctx: UserCtx, query: Query): Promise<Page<OpsReturn> | Failure> {
  const order = orderingOf(shape, query.ordering ?? '-id')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const tab = returnTabs.find(({ key }) => key === (query.tab ?? 'all'))
  if (!tab) return badPart('tab', 'notOffered', {}, ctx.language)
  const sql = listOf(ctx, query)
  if (sql instanceof Failure) return sql
  sql.where(inTab(sql, tab))
  const { count, results } = await ctx.db.read((tx) =>
    runList<ReturnRow & { user_name: string; user_mobile: string }>(tx, sql, shape, order, query),
  )
  return {
    count,
    results: results.map((row) => ({
      ...presentReturn(ctx, row, 'operator'),
      user: { name: row.user_name, mobile: row.user_mobile },
    })),
  }
}

/** Counts the returns of each tab that fit the other filters, as far as lists count. */
export async function countOpsReturns(
  ctx: UserCtx,
  query: Omit<Query, 'tab'>,
): Promise<{ tabs: { key: string; count: number }[] } | Failure> {
  const sql = listOf(ctx, query)
  if (sql instanceof Failure) return sql
  const parts = returnTabs.map((tab) => inTab(sql, tab))
  const counts = await ctx.db.read((tx) => countParts(tx, sql, shape, parts))
  return { tabs: returnTabs.map(({ key }, index) => ({ key, count: counts[index] ?? 0 })) }
}
