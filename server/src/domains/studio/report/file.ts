import { columnsOf, isCurrent, type ReportColumn, type ReportName } from '@storefront/contract/domain/ops/report'
import type { ReportFigures, ReportQuery } from '@storefront/contract/entities/studio/report'
import type { SpreadsheetFile } from '@storefront/contract/entities/studio/spreadsheet'
import { Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { hasText, translate } from '../../../core/i18n'
import { csvOf } from '../../ops/export/csv'
import { storeRows, storeSheet } from '../spreadsheet/file'
import { readReport } from './service'

interface Pair {
  now: ReportFigures
  before: ReportFigures | null
}

function titleOf(language: UserCtx['language'], report: ReportName, column: ReportColumn): string {
  const key = `report.columns.${report}.${column}`
  return hasText(key) ? translate(language, key) : column
}

/**
 * Writes a report as a file: its days, an empty row, and what it counts, each beside the other period. A report of how
 * things are now has no days.
 */
export async function writeReport(
  ctx: UserCtx,
  request: ReportQuery & { format: 'xlsx' | 'csv' },
): Promise<SpreadsheetFile | Failure> {
  const report = await readReport(ctx, request)
  if (report instanceof Failure) return report
  const { language } = ctx
  const { format, from, to } = request
  const columns = columnsOf(request.report).map(([column]) => column)
  const titles = columns.map((column) => titleOf(language, request.report, column))
  const before = translate(language, 'report.before')
  const heads = [...titles, ...(report.before ? titles.map((title) => `${title} (${before})`) : [])]
  const cells = ({ now, before: other }: Pair) => [
    ...columns.map((column) => now[column]),
    ...(other ? columns.map((column) => other[column]) : []),
  ]
  const total = [translate(language, 'report.total'), ...cells(report.total)]
  const byDay = [
    [translate(language, 'report.day'), ...heads],
    ...report.days.map(({ date, ...pair }) => [date, ...cells(pair)]),
    total,
    [],
  ]
  const byKey = [
    [translate(language, `report.titles.${request.report}`), ...heads],
    ...report.rows.map(({ name, ...pair }) => [name, ...cells(pair)]),
  ]
  const rows = isCurrent(request.report) ? [...byKey, total] : [...byDay, ...byKey]
  const key = format === 'csv' ? await storeRows(ctx, await csvOf(rows), 'csv') : await storeSheet(ctx, rows)
  const name = `${translate(language, `report.titles.${request.report}`)}-${from}-${to}.${format}`
  return { url: await ctx.ports.storage.privateUrl(key, name), name, rows: report.rows.length }
}
