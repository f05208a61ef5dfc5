import { createHash } from 'node:crypto'
import { type SheetRow, isEmptying } from '@storefront/contract/domain/spreadsheet/sheet'
import type { SheetPlanRow } from '@storefront/contract/entities/studio/spreadsheet'
import type { Connection } from '../../../db'
import type { SourceRow } from '../../../db/stored.types'
import type { Tables } from '../../../db/tables.generated'
import { Failure } from '../../../core/failure'
import type { StaffCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { sheetRows } from './columns'
import { cutParts, groupNextRows } from './cut-parts'
import { storeSheet } from './file'
import { sheetKind } from './kinds'
import { presentRow } from './present-plan'
import { lockForStep, type StoredPlan } from './stored-plan'

/** Returns the hash of a part's steps; the same steps have the same hash. */
export const hashOf = (steps: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(steps)).digest('hex')

const ROWS =
  'select row, cells, item from spreadsheet_row where tenant_id = $1 and plan_id = $2 and part = $3 order by row'

/** Returns the rows of a part, each with its item. */
export async function rowsOfPart(ctx: StaffCtx, tx: Connection, plan: StoredPlan, part: number): Promise<SheetRow[]> {
  const source = await tx.rows<SourceRow & { item: string }>(ROWS, [ctx.tenant.id, plan.id, part])
  return sheetRows({ rows: source, columns: plan.columns }).map((row, n) => ({ ...row, group: source[n]?.item ?? '' }))
}

// With the part, the planner reads a hundred rows and not the whole file, even where it has no figures of them yet.
const SET_ROWS = `update spreadsheet_row r set action = u.action, outcome = u.outcome::jsonb
  from unnest($4::int[], $5::text[], $6::text[]) as u(row, action, outcome)
  where r.tenant_id = $1 and r.plan_id = $2 and r.part = $3 and r.row = u.row`
const SET_PART = `update spreadsheet_part set steps_hash = $4, created = $5, updated = $6, emptied = $7
  where tenant_id = $1 and plan_id = $2 and part = $3`

/** Compares the rows of a part with what the shop has, and stores what they come to. */
async function planPart(ctx: StaffCtx, tx: Connection, plan: StoredPlan, part: number): Promise<Failure | null> {
  const kind = sheetKind(ctx, plan.kind)
  if (kind instanceof Failure) return kind
  const rows = await rowsOfPart(ctx, tx, plan, part)
  const { rows: plans, steps } = kind.plan(ctx, rows, await kind.readState(ctx, tx, rows, rows.length))
  const rowOutcomes = plans.map((row) => presentRow(ctx, row, plan.columns))
  const key = [ctx.tenant.id, plan.id]
  await tx.rows(SET_ROWS, [
    ...key,
    part,
    rowOutcomes.map(({ row }) => row),
    rowOutcomes.map(({ action }) => action),
    rowOutcomes.map(({ title, changes, problems }) => JSON.stringify({ title, changes, problems })),
  ])
  const created = plans.filter(({ action }) => action === 'create')
  const updated = plans.filter(({ action }) => action === 'update')
  const emptied = [...created, ...updated].flatMap(({ changes }) => changes.filter(isEmptying))
  await tx.rows(SET_PART, [...key, part, hashOf(steps), created.length, updated.length, emptied.length])
  return null
}

/** Problems in the file of errors; the preview shows all of them. */
const ERRORS_MAX = 2000
const ERROR_HEADS = ['cell', 'column', 'reason', 'value'] as const
const ERRORS = `select outcome from spreadsheet_row where tenant_id = $1 and plan_id = $2 and action = 'error' order by row limit ${ERRORS_MAX}`

/** Writes the first problems of a file as a file; null when there are none. */
async function storeErrors(ctx: StaffCtx, plan: StoredPlan): Promise<string | null> {
  const rows = await ctx.db.read((tx) =>
    tx.rows<{ outcome: Pick<SheetPlanRow, 'problems'> }>(ERRORS, [ctx.tenant.id, plan.id]),
  )
  const problems = rows.flatMap(({ outcome }) => outcome.problems).slice(0, ERRORS_MAX)
  if (problems.length === 0) return null
  const heads = ERROR_HEADS.map((name) => translate(ctx.language, `spreadsheet.error.${name}`))
  return storeSheet(ctx, [heads, ...problems.map((problem) => ERROR_HEADS.map((name) => problem[name]))])
}

const FINISH = `update spreadsheet_plan set status = 'ready', errors_key = $3, counts = (select coalesce(json_object_agg(action, n), '{}') from
    (select action, count(*) as n from spreadsheet_row where tenant_id = $1 and plan_id = $2 and action is not null group by action) c),
    emptied = (select coalesce(sum(emptied), 0) from spreadsheet_part where tenant_id = $1 and plan_id = $2)
  where tenant_id = $1 and id = $2`

const PARTS = `select part, steps_hash from spreadsheet_part where tenant_id = $1 and plan_id = $2
  order by steps_hash is not null, part limit 1`

/**
 * Takes the next step of a plan: items, then parts, then each part.
 * @returns false if another process was quicker
 */
export async function planNext(ctx: StaffCtx, before: StoredPlan): Promise<boolean | Failure> {
  const part = await ctx.db.tx(async (tx): Promise<'busy' | 'more' | 'last' | Failure> => {
    const plan = await lockForStep(ctx, tx, before)
    if (!plan) return 'busy'
    if (plan.grouped_to < plan.read_to) return (await groupNextRows(ctx, tx, plan)) ?? 'more'
    const hasRows = plan.row_count > 0 && plan.columns.some((column) => column !== null)
    const [next] = await tx.rows<Pick<Tables['spreadsheet_part'], 'part' | 'steps_hash'>>(PARTS, [
      ctx.tenant.id,
      plan.id,
    ])
    if (!next) return hasRows ? ((await cutParts(ctx, tx, plan)) ?? 'more') : 'last'
    if (next.steps_hash !== null) return 'last'
    return (await planPart(ctx, tx, plan, next.part)) ?? 'more'
  })
  if (part !== 'last') return part instanceof Failure ? part : part === 'more'
  const errorsKey = await storeErrors(ctx, before)
  return ctx.db.tx(async (tx) => {
    if (!(await lockForStep(ctx, tx, before))) return false
    await tx.rows(FINISH, [ctx.tenant.id, before.id, errorsKey])
    return true
  })
}
