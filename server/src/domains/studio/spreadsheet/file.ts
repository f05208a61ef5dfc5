import { randomBytes } from 'node:crypto'
import { CLEAR_MARKS } from '@storefront/contract/domain/spreadsheet/marks'
import { SPREADSHEET_LIMITS, type SpreadsheetKind } from '@storefront/contract/domain/spreadsheet/sheet'
import type { SpreadsheetFile } from '@storefront/contract/entities/studio/spreadsheet'
import { fail, Failure } from '../../../core/failure'
import { cancelJob, scheduleJob } from '../../../db/queue'
import type { JobCtx, UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { dayOf } from '../../../lib/day'
import { writeAuditEntry } from '../audit/record'
import { headOf } from './columns'
import { sheetKind } from './kinds'
import { limitWords, type SheetHelp, writeWorkbook } from './workbook'

/** The time that a file can be downloaded, in milliseconds. */
const LIFE_MS = 24 * 3_600_000
const CONTENT_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  /** A file of somebody else's. */
  bin: 'application/octet-stream',
} as const

/** Stores a file under a key that nobody can guess, and plans its end. */
export async function storeRows(
  ctx: Pick<JobCtx, 'tenant' | 'db' | 'ports' | 'now'>,
  file: Buffer,
  format: keyof typeof CONTENT_TYPES,
): Promise<string> {
  const key = `exports/t${ctx.tenant.id}/${randomBytes(24).toString('hex')}.${format}`
  // Its end is planned first: a process that dies in between leaves nothing for good.
  await ctx.db.tx((tx) =>
    scheduleJob(tx, {
      tenantId: ctx.tenant.id,
      kind: 'file_expire',
      key,
      runAt: new Date(ctx.now.getTime() + LIFE_MS),
    }),
  )
  await ctx.ports.storage.put(key, file, CONTENT_TYPES[format])
  return key
}

/** Stores rows of texts as a spreadsheet. */
export const storeSheet = async (
  ctx: Pick<JobCtx, 'tenant' | 'db' | 'ports' | 'now'>,
  rows: readonly (readonly string[])[],
  help?: SheetHelp,
): Promise<string> => storeRows(ctx, await writeWorkbook(rows, help), 'xlsx')

/** Returns the rules of an import, on a second sheet of each export. */
export function helpOf({ language }: Pick<JobCtx, 'language'>): SheetHelp {
  const mark = CLEAR_MARKS[language] ?? ''
  const lines = (['empty', 'ids', 'shown'] as const).map((name) =>
    translate(language, `spreadsheet.help.${name}`, { mark }),
  )
  return { name: translate(language, 'spreadsheet.help.title'), rows: lines.map((line) => [line]) }
}

/** Writes all items of a kind; more than a file may have is `sheetTooLarge`. */
export async function exportSheet(ctx: UserCtx, name: SpreadsheetKind): Promise<SpreadsheetFile | Failure> {
  const kind = sheetKind(ctx, name)
  if (kind instanceof Failure) return kind
  const state = await ctx.db.read((tx) => kind.readState(ctx, tx, null, SPREADSHEET_LIMITS.rows + 1))
  const rows = kind.write(ctx, state)
  if (rows.length > SPREADSHEET_LIMITS.rows) return fail('sheetTooLarge', limitWords(SPREADSHEET_LIMITS.rows))
  const heads = kind.columns.map((column) => headOf(ctx.language, column))
  const key = await storeSheet(
    ctx,
    [heads, ...rows.map((cells) => kind.columns.map((column) => cells[column] ?? ''))],
    helpOf(ctx),
  )
  await ctx.db.tx((tx) =>
    writeAuditEntry(ctx, tx, { action: 'create', kind: 'spreadsheet', item: name, after: { rows: rows.length } }),
  )
  const day = dayOf(ctx.tenant, ctx.now)
  const fileName = `${translate(ctx.language, `spreadsheet.files.${name}`)}-${day}.xlsx`
  return { url: await ctx.ports.storage.privateUrl(key, fileName), name: fileName, rows: rows.length }
}

/**
 * Deletes a file.
 * @param key where it is stored
 */
export async function expireFile(ctx: JobCtx, key: string): Promise<void> {
  await ctx.ports.storage.remove(key)
  await ctx.db.tx((tx) => cancelJob(tx, ctx.tenant.id, 'file_expire', key))
}
