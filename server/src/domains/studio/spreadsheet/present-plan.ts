import { countActions, isEmptying, type RowPlan } from '@storefront/contract/domain/spreadsheet/sheet'
import { isBlank } from '@storefront/contract/domain/text/invisible'
import type { SpreadsheetPlan } from '@storefront/contract/entities/studio/spreadsheet'
import type { Connection } from '../../../db'
import type { Tables } from '../../../db/tables.generated'
import type { UserCtx } from '../../../core/context.types'
import { hasText, translate } from '../../../core/i18n'
import { cellText, columnLetters, headOf } from './columns'
import { columnsOfKind } from './kinds'
import { countPictures } from './pictures'

/** The maximum number of characters shown of a cell. */
const SHOWN_MAX = 200

/** The columns of a plan that its readers need. */
export const STORED_PLAN = [
  'id',
  'kind',
  'name',
  'heads',
  'columns',
  'source',
  'unknown_columns',
  'sheet',
  'rows',
  'steps_hash',
  'errors_key',
  'created_at',
  'applied_at',
  'import_id',
] as const
export type StoredPlan = Pick<Tables['spreadsheet_plan'], (typeof STORED_PLAN)[number]>

const short = (text: string): string => (text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text)

/** Presents a row to the file's owner: texts for heads and reasons, problems with their cells. */
export function presentRow(
  { language }: UserCtx,
  { row, action, title, changes, problems }: RowPlan,
  columns: readonly (string | null)[],
): SpreadsheetPlan['rows'][number] {
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
function presentHeads({ heads, columns, source }: StoredPlan): SpreadsheetPlan['heads'] {
  return heads.flatMap((head, at) => {
    const sample = source.map(({ cells }) => cellText(cells[at])).find((text) => !isBlank(text)) ?? ''
    return head === '' && sample === ''
      ? []
      : [{ at, letters: columnLetters(at), head, sample: short(sample), column: columns[at] ?? null }]
  })
}

/** Returns a plan as its owner sees it. */
export async function presentPlan(ctx: UserCtx, tx: Connection, plan: StoredPlan): Promise<SpreadsheetPlan> {
  const { id, kind, name, unknown_columns, rows, errors_key, created_at, applied_at, import_id } = plan
  return {
    ...{ id, kind, name, rows, unknown_columns, counts: countActions(rows) },
    emptied: rows.flatMap(({ action, changes }) =>
      action === 'update' || action === 'create' ? changes.filter(isEmptying) : [],
    ).length,
    heads: presentHeads(plan),
    columns: columnsOfKind(ctx, kind).map((column) => ({ column, label: headOf(ctx.language, column) })),
    errors_url: errors_key && (await ctx.ports.storage.privateUrl(errors_key, name)),
    created: new Date(created_at).toISOString(),
    applied: applied_at && new Date(applied_at).toISOString(),
    import: import_id,
    pictures: await countPictures(ctx, tx, id),
  }
}
