import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { applyQuery, BY_ID, ListSql, orderingOf, type QueryShape, runList } from '../../../db/list'
import { iso } from '../../wallet/coupon/presenter'

interface PackageRow {
  id: number
  name: string
  end_at: string | null
}

interface PackageReceipts {
  id: number
  name: string
  end: string | null
  received: number
}

const shape: QueryShape = {
  table: 'coupon_package',
  columns: 't.id, t.name, t.end_at',
  joins: '',
  orderings: BY_ID,
  search: ['t.name'],
  moment: null,
}

const RECEIVED = `select c.package_id as id, count(*)::int as received from coupon_package_code c
  join user_coupon_package u on u.tenant_id = $1 and u.code_id = c.id
  where c.tenant_id = $1 and c.user_id = $2 and c.package_id = any($3::bigint[]) group by 1`

/**
 * Packages that customers can receive now or later, the newest first, and how many of each came through the caller's
 * own code.
 */
export async function listPackageCodes(ctx: UserCtx, query: ListQuery): Promise<Page<PackageReceipts> | Failure> {
  const order = orderingOf(shape, query.ordering ?? '-id')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const sql = new ListSql(ctx.tenant.id)
  sql.where('t.is_active').where(`(t.end_at is null or t.end_at > ${sql.param(ctx.now)})`)
  const failure = applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  return ctx.db.read(async (tx) => {
    const { count, results } = await runList<PackageRow>(tx, sql, shape, order, query)
    const receipts = await tx.rows<{ id: number; received: number }>(RECEIVED, [
      ctx.tenant.id,
      ctx.user.id,
      results.map(({ id }) => id),
    ])
    const receivedOf = new Map(receipts.map((row) => [row.id, row.received]))
    return {
      count,
      results: results.map(({ id, name, end_at }) => ({
        id,
        name,
        end: iso(end_at),
        received: receivedOf.get(id) ?? 0,
      })),
    }
  })
}
