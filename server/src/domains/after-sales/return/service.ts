import type { OrderReturn } from '@storefront/contract/entities/after-sales/return'
import type { Page } from '@storefront/contract/entities/common'
import { hasPermission } from '@storefront/contract/has-permission'
import { permissions } from '@storefront/contract/permissions'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { type ListShape, ListSql, runList } from '../../../db/list'
import { presentReturn } from './presenter'
import { findReturn, RETURN_COLUMNS, RETURN_JOINS, type ReturnRow } from './queries'

const shape: ListShape = {
  table: 'order_return',
  columns: RETURN_COLUMNS,
  joins: RETURN_JOINS,
  orderings: {},
  search: [],
}

/** Returns the user's returns, the newest first. */
export async function listReturns(
  ctx: UserCtx,
  query: { limit?: number; offset?: number },
): Promise<Page<OrderReturn>> {
  const sql = new ListSql(ctx.tenant.id)
  sql.where(`t.user_id = ${sql.param(ctx.user.id)}`)
  const { count, results } = await ctx.db.read((tx) => runList<ReturnRow>(tx, sql, shape, 't.id desc', query))
  return { count, results: results.map((row) => presentReturn(ctx, row, 'owner')) }
}

/** Returns one return, for its owner and for operators. */
export async function readReturn(ctx: UserCtx, number: string): Promise<OrderReturn | Failure> {
  const row = await ctx.db.read((tx) => findReturn(tx, ctx.tenant.id, number))
  if (row?.user_id === ctx.user.id) return presentReturn(ctx, row, 'owner')
  return row && hasPermission(ctx.perms, permissions.changeOrder)
    ? presentReturn(ctx, row, 'operator')
    : fail('notFound')
}
