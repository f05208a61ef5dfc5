import type { RowAction, SpreadsheetKind } from '@storefront/contract/domain/spreadsheet/sheet'
import type { Page } from '@storefront/contract/entities/common'
import type { FailedPicture, SheetPlanRow, SheetPlanSummary } from '@storefront/contract/entities/studio/spreadsheet'
import { type ListShape, ListSql, runList } from '../../../db/list'
import type { Tables } from '../../../db/tables.generated'
import { Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { findImport } from './imports'
import { sheetKind } from './kinds'
import { progressOf } from './present-plan'
import { findPlan } from './stored-plan'

interface PageQuery {
  readonly limit?: number
  readonly offset?: number
}

type PlanRow = Pick<Tables['spreadsheet_plan'], 'id' | 'name' | 'status' | 'row_count' | 'created_at'> & {
  readonly planned: number
  readonly written: number
}

const sumOf = (condition: string) => `(select coalesce(sum(p.row_count), 0)::int from spreadsheet_part p
  where p.tenant_id = $1 and p.plan_id = t.id and ${condition})`
const plans: ListShape = {
  table: 'spreadsheet_plan',
  columns: `t.id, t.name, t.status, t.row_count, t.created_at, ${sumOf('p.steps_hash is not null')} as planned, ${sumOf('p.applied_at is not null')} as written`,
  ...{ joins: '', orderings: {}, search: [] },
}
const LIFE = "interval '1 day'"

/** Returns the caller's imports of the last day that are not finished, the newest first. */
export async function listPlans(
  ctx: UserCtx,
  name: SpreadsheetKind,
  page: PageQuery,
): Promise<Page<SheetPlanSummary> | Failure> {
  const kind = sheetKind(ctx, name)
  if (kind instanceof Failure) return kind
  const sql = new ListSql(ctx.tenant.id)
  sql.where(`t.kind = ${sql.param(name)} and t.user_id = ${sql.param(ctx.user.id)} and t.status <> 'applied'`)
  sql.where(`t.created_at > ${sql.param(ctx.now)}::timestamptz - ${LIFE}`)
  const { count, results } = await ctx.db.read((tx) => runList<PlanRow>(tx, sql, plans, 't.id desc', page))
  return {
    count,
    results: results.map(({ id, name: file, status, row_count, created_at, ...sums }) => ({
      ...{ id, name: file, status, progress: progressOf(status, row_count, sums) },
      created: new Date(created_at).toISOString(),
    })),
  }
}

type OutcomeRow = Pick<SheetPlanRow, 'row' | 'action'> & { readonly outcome: Omit<SheetPlanRow, 'row' | 'action'> }

const rowShape: ListShape = {
  table: 'spreadsheet_row',
  columns: 't.row, t.action, t.outcome',
  ...{ joins: '', orderings: {}, search: [], countsAll: true },
}

/** Returns the planned rows of the caller's plan, or those of one action, in the order of the file. */
export async function listRows(
  ctx: UserCtx,
  id: number,
  { action, ...page }: PageQuery & { action?: RowAction },
): Promise<Page<SheetPlanRow> | Failure> {
  const plan = await ctx.db.read((tx) => findPlan(ctx, tx, id))
  if (plan instanceof Failure) return plan
  const sql = new ListSql(ctx.tenant.id)
  sql.where(`t.plan_id = ${sql.param(id)} and t.action is not null`)
  if (action) sql.where(`t.action = ${sql.param(action)}`)
  const { count, results } = await ctx.db.read((tx) => runList<OutcomeRow>(tx, sql, rowShape, 't.row', page))
  return { count, results: results.map(({ row, action: own, outcome }) => ({ row, action: own, ...outcome })) }
}

const pictures: ListShape = {
  table: 'picture_request',
  columns: 't.product_id as product, t.sheet_row as row, p.name, t.url, t.reason',
  joins: 'join product p on p.tenant_id = $1 and p.id = t.product_id',
  ...{ orderings: {}, search: [], countsAll: true },
}

type PictureRow = Omit<FailedPicture, 'reason'> & { readonly reason: FailedPicture['reason'] | null }

/** Returns the pictures of an import that could not be fetched. */
export async function listFailedPictures(
  ctx: UserCtx,
  id: number,
  page: PageQuery,
): Promise<Page<FailedPicture> | Failure> {
  const record = await ctx.db.read((tx) => findImport(ctx, tx, id))
  if (record instanceof Failure) return record
  const sql = new ListSql(ctx.tenant.id)
  sql.where(
    `t.plan_id = (select p.id from spreadsheet_plan p where p.tenant_id = $1 and p.import_id = ${sql.param(id)})`,
  )
  sql.where("t.state = 'failed'")
  const { count, results } = await ctx.db.read((tx) => runList<PictureRow>(tx, sql, pictures, 't.id', page))
  return { count, results: results.map((row) => ({ ...row, reason: row.reason ?? 'noAnswer' })) }
}
