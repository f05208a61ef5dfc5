import type { PlanStatus, RowPlan } from '@storefront/contract/domain/spreadsheet/sheet'
import type { SheetPlanRow, SpreadsheetPlan } from '@storefront/contract/entities/studio/spreadsheet'
import type { Connection } from '../../../db'
import type { StaffCtx, UserCtx } from '../../../core/context.types'
import { hasText, translate } from '../../../core/i18n'
import { columnLetters, headOf } from './columns'
import { columnsOfKind } from './kinds'
import { countPictures } from './pictures'
import type { StoredPlan } from './stored-plan'

/** The maximum number of characters shown of a cell. */
const SHOWN_MAX = 200

const short = (text: string): string => (text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text)

/** Presents a row to the file's owner: texts for heads and reasons, problems with their cells. */
export function presentRow(
  { language }: StaffCtx,
  { row, action, title, changes, problems }: RowPlan,
  columns: readonly (string | null)[],
): SheetPlanRow {
  return {
    ...{ row, action, title: short(title) },
    changes: changes.map(({ column, before, after }) => ({
      column: headOf(language, column),
      before: short(before),
      after: short(after),
    })),
    problems: problems.map(({ column, reason, n, value }) => {
      const place = columns.indexOf(column)
      const key = [`spreadsheet.reasons.${reason}`, `validation.${reason}`].find(hasText)
      return {
        // A column that the file lacks has no cell.
        cell: place < 0 ? String(row) : `${columnLetters(place)}${row}`,
        column: headOf(language, column),
        reason: key ? translate(language, key, { n: n ?? 0 }) : reason,
        value: short(value),
      }
    }),
  }
}

/** Returns the heads of a file, each with its first text and the column that it means. */
function presentHeads({ heads, columns, samples }: StoredPlan): SpreadsheetPlan['heads'] {
  return heads.flatMap((head, at) => {
    const sample = samples[at] ?? ''
    return head === '' && sample === ''
      ? []
      : [{ at, letters: columnLetters(at), head, sample: short(sample), column: columns[at] ?? null }]
  })
}

const SUMS = `select coalesce(sum(row_count) filter (where steps_hash is not null), 0)::int as planned,
    coalesce(sum(row_count) filter (where applied_at is not null), 0)::int as written,
    coalesce(bool_or(applied_at is null), false) as "isOpen"
  from spreadsheet_part where tenant_id = $1 and plan_id = $2`

interface Sums {
  readonly planned: number
  readonly written: number
  /** Whether a part is not written. */
  readonly isOpen: boolean
}

/** Returns the rows that the present step of an import has done, and how many there are. */
export function progressOf(status: PlanStatus, rowCount: number, { planned, written }: Omit<Sums, 'isOpen'>) {
  if (status === 'reading') return { done: rowCount, total: 0 }
  return { done: status === 'planning' || status === 'ready' ? planned : written, total: rowCount }
}

/** Returns a plan as its owner sees it. */
export async function presentPlan(ctx: UserCtx, tx: Connection, plan: StoredPlan): Promise<SpreadsheetPlan> {
  const { id, kind, name, status, failure, unknown_columns, errors_key, created_at, applied_at, import_id } = plan
  const [sums = { planned: 0, written: 0, isOpen: false }] = await tx.rows<Sums>(SUMS, [ctx.tenant.id, id])
  return {
    ...{ id, kind, name, status, failure, unknown_columns, emptied: plan.emptied },
    progress: progressOf(status, plan.row_count, sums),
    can_plan_again: status === 'failed' && sums.isOpen,
    counts: { create: 0, update: 0, unchanged: 0, skip: 0, error: 0, ...plan.counts },
    heads: presentHeads(plan),
    columns: columnsOfKind(ctx, kind).map((column) => ({ column, label: headOf(ctx.language, column) })),
    errors_url: errors_key && (await ctx.ports.storage.privateUrl(errors_key, name)),
    created: new Date(created_at).toISOString(),
    applied: applied_at && new Date(applied_at).toISOString(),
    import: import_id,
    pictures: await countPictures(ctx, tx, id),
  }
}
