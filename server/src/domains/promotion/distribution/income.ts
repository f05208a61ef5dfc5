import type { IncomeKind, IncomeState } from '@storefront/contract/domain/promotion/distribution'
import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { IncomeRow, IncomeStatement } from '@storefront/contract/entities/promotion/distribution'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx, UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { amount } from '../../../lib/amount'
import { applyQuery, type QueryShape, ListSql, runList } from '../../../db/list'
import type { Slice } from '../../../db/selection'

export interface IncomeRecord {
  id: number
  kind: IncomeKind
  state: IncomeState
  level: number
  order_number: string
  product_name: string
  base: number
  rate: number
  amount: number
  settles_at: string | null
  created_at: string
}

/** The columns of income row `t`. */
export const INCOME_COLUMNS =
  't.id, t.kind, t.state, t.level, t.order_number, t.product_name, t.base, t.rate, t.amount, t.settles_at, t.created_at'

/** Parts of 10,000 as percent. */
export const percentOf = (rate: number): string => String(rate / 100)

export const presentIncome = (ctx: Ctx, row: IncomeRecord): IncomeRow => ({
  id: row.id,
  kind: row.kind,
  kind_display: translate(ctx.language, `promotion.incomeKind.${row.kind}`),
  state: row.state,
  state_display: translate(ctx.language, `promotion.incomeState.${row.state}`),
  level: row.level,
  order_number: row.order_number,
  product_name: row.product_name,
  paid: amount(ctx, row.base),
  rate: percentOf(row.rate),
  amount: amount(ctx, row.amount),
  settles: row.settles_at && new Date(row.settles_at).toISOString(),
  created: new Date(row.created_at).toISOString(),
})

const shape: QueryShape = {
  table: 'dist_income',
  columns: INCOME_COLUMNS,
  joins: '',
  orderings: {},
  search: [],
  moment: 't.created_at',
}

/** Returns rows of the promoter's income, the newest first. */
export async function listIncome(
  ctx: UserCtx,
  { state, ...listQuery }: ListQuery & { state?: IncomeState },
): Promise<Page<IncomeRow> | Failure> {
  const sql = new ListSql(ctx.tenant.id)
  sql.where(`t.user_id = ${sql.param(ctx.user.id)}`).where("t.state <> 'reserved'")
  if (state) sql.where(`t.state = ${sql.param(state)}`)
  const failure = applyQuery(ctx, sql, shape, listQuery)
  if (failure) return failure
  const { count, results } = await ctx.db.read((tx) => runList<IncomeRecord>(tx, sql, shape, 't.id desc', listQuery))
  return { count, results: results.map((row) => presentIncome(ctx, row)) }
}

const MONTHS = `with m as (
    select to_char(i.created_at at time zone $3, 'YYYY-MM') as month, sum(i.amount) filter (where i.amount > 0) as earned,
        -sum(i.amount) filter (where i.amount < 0) as taken_back, count(*)::int as rows, 0::bigint as withdrawn
      from dist_income i where i.tenant_id = $1 and i.user_id = $2 and i.state not in ('reserved', 'canceled') group by 1
    union all select to_char(w.created_at at time zone $3, 'YYYY-MM'), null, null, 0, sum(w.amount)
      from withdrawal w where w.tenant_id = $1 and w.user_id = $2 and w.status in ('applied', 'paid') group by 1)
  select month, coalesce(sum(earned), 0)::bigint as earned, coalesce(sum(taken_back), 0)::bigint as taken_back, sum(withdrawn)::bigint as withdrawn,
    sum(rows)::int as rows, (count(*) over ())::int as count from m group by month order by month desc limit $4 offset $5`

interface MonthRow {
  month: string
  earned: number
  taken_back: number
  withdrawn: number
  rows: number
  count: number
}

/** Income by month of the site's zone, the newest first. */
export async function listStatements(
  ctx: UserCtx,
  { limit = 20, offset = 0 }: Partial<Slice>,
): Promise<Page<IncomeStatement>> {
  const rows = await ctx.db.read((tx) =>
    tx.rows<MonthRow>(MONTHS, [ctx.tenant.id, ctx.user.id, ctx.tenant.timeZone, limit, offset]),
  )
  return {
    count: rows[0]?.count ?? offset,
    results: rows.map(({ month, rows: count, ...sums }) => ({
      month,
      earned: amount(ctx, sums.earned),
      taken_back: amount(ctx, sums.taken_back),
      withdrawn: amount(ctx, sums.withdrawn),
      rows: count,
    })),
  }
}

const namedShape: QueryShape = {
  ...shape,
  table:
    '(select i.*, w.amount as part, w.withdrawal_id from dist_income i join withdrawal_income w on w.tenant_id = $1 and w.income_id = i.id)',
  columns: `${INCOME_COLUMNS}, t.part`,
}

/** Returns the rows that a withdrawal of the user's names, and how much of each it takes. */
export function listWithdrawalIncome(
  ctx: UserCtx,
  id: number,
  page: Partial<Slice>,
): Promise<Page<IncomeRow & { taken: string }> | Failure> {
  return ctx.db.read(async (tx) => {
    const mine = await tx.rows('select 1 from withdrawal where tenant_id = $1 and id = $2 and user_id = $3', [
      ctx.tenant.id,
      id,
      ctx.user.id,
    ])
    if (mine.length === 0) return fail('notFound')
    const sql = new ListSql(ctx.tenant.id)
    sql.where(`t.withdrawal_id = ${sql.param(id)}`)
    const { count, results } = await runList<IncomeRecord & { part: number }>(tx, sql, namedShape, 't.id', page)
    return { count, results: results.map((row) => ({ ...presentIncome(ctx, row), taken: amount(ctx, row.part) })) }
  })
}
