import type { IncomeState } from '@storefront/contract/domain/promotion/distribution'
import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { OpsIncomeRow } from '@storefront/contract/entities/promotion/distribution'
import type { Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { amount } from '../../../lib/amount'
import { applyQuery, BY_ID, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import { INCOME_COLUMNS, type IncomeRecord, presentIncome } from '../../promotion/distribution/income'

const shape: QueryShape = {
  table: 'dist_income',
  columns: `${INCOME_COLUMNS}, coalesce(p.id, t.user_id) as promoter_id, coalesce(p.name, a.name) as promoter_name, coalesce(p.mobile, a.mobile, '') as promoter_mobile,
    coalesce((select string_agg(w.number, ', ' order by w.id) from withdrawal_income n join withdrawal w on w.tenant_id = $1 and w.id = n.withdrawal_id
      where n.tenant_id = $1 and n.income_id = t.id), '') as withdrawal`,
  joins: `join account a on a.tenant_id = $1 and a.id = t.user_id
    left join promoter p on p.tenant_id = $1 and p.id = t.promoter_id`,
  orderings: BY_ID,
  search: ['t.order_number', 't.product_name'],
  moment: 't.created_at',
}

type Row = IncomeRecord & { promoter_id: number; promoter_name: string; promoter_mobile: string; withdrawal: string }

/** Returns rows of income of a state or a promoter, with the sum of all that fit. */
export async function listOpsIncome(
  ctx: UserCtx,
  { state, promoter, ...listQuery }: ListQuery & { state?: IncomeState; promoter?: number },
): Promise<(Page<OpsIncomeRow> & { sum: string }) | Failure> {
  const sql = new ListSql(ctx.tenant.id)
  sql.where("t.state <> 'reserved'")
  if (state) sql.where(`t.state = ${sql.param(state)}`)
  if (promoter !== undefined) sql.where(`t.promoter_id = ${sql.param(promoter)}`)
  const failure = applyQuery(ctx, sql, shape, listQuery)
  if (failure) return failure
  return ctx.db.read(async (tx) => {
    const [total] = await tx.rows<{ sum: number }>(
      `select coalesce(sum(t.amount), 0)::bigint as sum from dist_income t where ${sql.condition}`,
      sql.params.slice(),
    )
    const { count, results } = await runList<Row>(
      tx,
      sql,
      shape,
      orderingOf(shape, listQuery.ordering ?? '') ?? 't.id desc',
      listQuery,
    )
    const rows = results.map((row) => ({
      ...presentIncome(ctx, row),
      promoter: { id: row.promoter_id, name: row.promoter_name, mobile: row.promoter_mobile },
      withdrawal: row.withdrawal,
    }))
    return { count, results: rows, sum: amount(ctx, total?.sum ?? 0) }
  })
}
