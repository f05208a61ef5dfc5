import type { ShownCell, ReadSheet } from './sheet.types'
import { Worker } from 'node:worker_threads'
import { escapeCell } from '@storefront/contract/domain/spreadsheet/marks'
import { SPREADSHEET_LIMITS } from '@storefront/contract/domain/spreadsheet/sheet'
import pLimit from 'p-limit'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { columnLetters, HEAD_ROWS_MAX } from './columns'

/** A thread that takes longer is ended. */
const TIME_MAX_MS = 20_000
const HEAP_MAX_MB = 256
/** Sheets in which heads are looked for. */
const SHEETS_MAX = 8
/** One row and one column more than may be there: that they are there is what is to be known. */
const RANGE = `A1:${columnLetters(SPREADSHEET_LIMITS.columns)}${SPREADSHEET_LIMITS.rows + HEAD_ROWS_MAX + 1}`
/** A thread each for two files; others wait for their turn. */
const limitReads = pLimit(2)

type UnreadableReason = 'xls' | 'xlsb' | 'ods' | 'markup' | 'encrypted' | 'broken' | 'other'
type Reply = { readonly sheets: ReadSheet[] } | { readonly error: 'large' | UnreadableReason }

/** Reads a file in a thread with limits of memory and time. @param language by which numbers are shown */
function readInWorker(bytes: Buffer, language: string): Promise<Reply> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./workbook-worker.mjs', import.meta.url), {
      workerData: { bytes, language, limits: { ...SPREADSHEET_LIMITS, sheets: SHEETS_MAX }, range: RANGE },
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
export const unreadable = ({ language }: UserCtx, reason: UnreadableReason | 'empty'): Failure =>
  fail('sheetUnreadable', { why: translate(language, `spreadsheet.unreadable.${reason}`) })

/**
 * Returns the visible sheets of a workbook (xlsx) or the one of a text file (csv), as they are shown in the site's
 * language.
 */
export async function readWorkbook(ctx: UserCtx, bytes: Buffer): Promise<readonly ReadSheet[] | Failure> {
  if (bytes.length > SPREADSHEET_LIMITS.bytes) return fail('sheetTooLarge', limitWords)
  const reply = await limitReads(() => readInWorker(bytes, ctx.tenant.language))
  if ('error' in reply)
    return reply.error === 'large' ? fail('sheetTooLarge', limitWords) : unreadable(ctx, reply.error)
  return reply.sheets.map(({ name, rows }) => ({ name, rows: rows.map((row) => row.map(cleanCell)) }))
}

/** The values in the texts of `sheetTooLarge`. */
export const limitWords = {
  rows: SPREADSHEET_LIMITS.rows,
  columns: SPREADSHEET_LIMITS.columns,
  mb: SPREADSHEET_LIMITS.bytes / 1024 / 1024,
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
