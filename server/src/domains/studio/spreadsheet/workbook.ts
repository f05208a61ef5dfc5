import type { ReadSheet, SheetWindow, ShownCell } from './sheet.types'
import { Worker } from 'node:worker_threads'
import { escapeCell } from '@storefront/contract/domain/spreadsheet/marks'
import { IMPORT_ROWS, SPREADSHEET_LIMITS, type SpreadsheetKind } from '@storefront/contract/domain/spreadsheet/sheet'
import pLimit from 'p-limit'
import { fail, type Failure } from '../../../core/failure'
import type { StaffCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { columnLetters } from './columns'

/** A thread that takes longer is ended. The largest file takes 12 s on an idle core. */
const TIME_MAX_MS = 60_000
const HEAP_MAX_MB = 512
/** Sheets in which heads are looked for. */
const SHEETS_MAX = 8
/** One column more than may be there: that it is there is what is to be known. */
const rangeOf = ({ from, to }: SheetWindow) => `A${from}:${columnLetters(SPREADSHEET_LIMITS.columns)}${to}`
/** A thread each for two files; others wait for their turn. */
const limitReads = pLimit(2)

type UnreadableReason = 'xls' | 'xlsb' | 'ods' | 'markup' | 'encrypted' | 'broken' | 'other'
type Reply = { readonly sheets: ReadSheet[] } | { readonly error: 'large' | UnreadableReason }

/** Reads a file in a thread with limits of memory and time. @param language by which numbers are shown */
function readInWorker(bytes: Buffer, window: SheetWindow, language: string): Promise<Reply> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./workbook-worker.mjs', import.meta.url), {
      workerData: {
        bytes,
        language,
        limits: { ...SPREADSHEET_LIMITS, sheets: SHEETS_MAX },
        window: { ...window, range: rangeOf(window) },
      },
      // Those of this process may name a loader, which the thread has no need of.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB },
    })
    const finish = (reply: Reply) => {
      clearTimeout(timer)
      resolve(reply)
      void worker.terminate()
    }
    const timer = setTimeout(() => finish({ error: 'large' }), TIME_MAX_MS)
    worker.once('message', finish)
    // It ran out of memory, or could not be started.
    worker.on('error', () => finish({ error: 'large' }))
  })
}

/** The database takes neither NUL nor half a character, which a file can hold. */
const withoutControls = (text: string): string => text.replace(/[^\P{Cc}\t\n\r]|\p{Cs}/gu, '')
const cleanCell = (cell: ShownCell): ShownCell =>
  typeof cell === 'string' ? withoutControls(cell) : { ...cell, text: withoutControls(cell.text) }

/** Returns a failure with the reason that a file cannot be read, and the remedy, as a text. */
export const unreadable = ({ language }: Pick<StaffCtx, 'language'>, reason: UnreadableReason | 'empty'): Failure =>
  fail('sheetUnreadable', { why: translate(language, `spreadsheet.unreadable.${reason}`) })

/** The values in the texts of `sheetTooLarge`. @param rows that may be there */
export const limitWords = (rows: number) => ({
  rows,
  columns: SPREADSHEET_LIMITS.columns,
  mb: SPREADSHEET_LIMITS.bytes / 1024 / 1024,
})

/** Returns the failure of a file that is too large to be imported. */
export const tooLarge = (kind: SpreadsheetKind): Failure => fail('sheetTooLarge', limitWords(IMPORT_ROWS[kind]))

/**
 * Returns rows of the visible sheets of a workbook (xlsx) or of the one of a text file (csv), as they are shown in the
 * site's language.
 */
export async function readWorkbook(
  ctx: StaffCtx,
  kind: SpreadsheetKind,
  bytes: Buffer,
  window: SheetWindow,
): Promise<readonly ReadSheet[] | Failure> {
  const reply = await limitReads(() => readInWorker(bytes, window, ctx.tenant.language))
  if ('error' in reply) return reply.error === 'large' ? tooLarge(kind) : unreadable(ctx, reply.error)
  return reply.sheets.map((sheet) => ({ ...sheet, rows: sheet.rows.map((row) => row.map(cleanCell)) }))
}

/** A second sheet of a workbook, of instructions. */
export interface SheetHelp {
  readonly name: string
  readonly rows: readonly (readonly string[])[]
}

/** Returns a workbook of texts, the heads first; what begins like a formula is escaped. */
export async function writeWorkbook(rows: readonly (readonly string[])[], help?: SheetHelp): Promise<Buffer> {
  // Loaded when it is needed: most servers never write one.
  const { writeXlsx } = await import('hucre/xlsx')
  const sheet = { name: 'Sheet1', rows: rows.map((row) => row.map(escapeCell)), freezePane: { rows: 1 } }
  return Buffer.from(
    await writeXlsx({
      sheets: [sheet, ...(help ? [{ name: help.name, rows: help.rows.map((row) => [...row]) }] : [])],
    }),
  )
}
