import { Worker } from 'node:worker_threads'
import { escapeCell, SPREADSHEET_LIMITS, unescapeCell } from '@storefront/contract/domain/spreadsheet/sheet'
import pLimit from 'p-limit'
import { fail, type Failure } from '../../../failure'
import { columnLetters } from './columns'

/** A thread that takes longer is ended. */
const TIME_MAX_MS = 20_000
const HEAP_MAX_MB = 256
/** One row and one column more than may be there: that they are there is what is to be known. */
const RANGE = `A1:${columnLetters(SPREADSHEET_LIMITS.columns)}${SPREADSHEET_LIMITS.rows + 2}`
/** A thread each for two files; others wait for their turn. */
const limitReads = pLimit(2)

type Reply = { readonly rows: string[][] } | { readonly error: 'large' | 'broken' }

/** Reads a file in a thread with limits of memory and time. */
function readInWorker(bytes: Buffer): Promise<Reply> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./workbook-worker.mjs', import.meta.url), {
      workerData: { bytes, limits: SPREADSHEET_LIMITS, range: RANGE },
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

/** The texts of the first sheet, row by row, the heads first. */
export async function readWorkbook(bytes: Buffer): Promise<string[][] | Failure> {
  if (bytes.length > SPREADSHEET_LIMITS.bytes) return fail('sheetTooLarge', limitWords)
  const reply = await limitReads(() => readInWorker(bytes))
  if ('error' in reply) return reply.error === 'large' ? fail('sheetTooLarge', limitWords) : fail('sheetUnreadable')
  return reply.rows.map((row) => row.map((text) => unescapeCell(withoutControls(text))))
}

/** What the texts of `sheetTooLarge` name. */
export const limitWords = { rows: SPREADSHEET_LIMITS.rows, mb: SPREADSHEET_LIMITS.bytes / 1024 / 1024 }

/** A file of texts, the heads first; what begins like a formula is escaped. */
export async function writeWorkbook(rows: readonly (readonly string[])[]): Promise<Buffer> {
  // Loaded when it is needed: most servers never write one.
  const { writeXlsx } = await import('hucre/xlsx')
  const sheet = { name: 'Sheet1', rows: rows.map((row) => row.map(escapeCell)), freezePane: { rows: 1 } }
  return Buffer.from(await writeXlsx({ sheets: [sheet] }))
}
