/**
 * Reads an uploaded file in a thread of its own: a hostile one costs this thread and nothing else. It is plain
 * JavaScript so that a thread can start it without a loader.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { decodeText, fileFormat, UnreadableFile } from './file-format.mjs'
import { shownCell, shownText } from './shown-cell.mjs'

/** @typedef {import('./shown-cell.mjs').ShownCell} ShownCell */
/** @typedef {{ unpackedBytes: number, columns: number, cell: number, sheets: number }} Limits */
/** @typedef {import('./sheet.types').SheetWindow & { range: string }} Window */
/** @typedef {{ at: number, name: string, rows: ShownCell[][], isLast: boolean }} ReadSheet */

/**
 * Returns rows of every sheet that its owner sees, because heads may stand behind one of instructions, or of one sheet.
 * @param {Buffer} bytes @param {Window} window @param {string} language @param {Limits} limits
 * @returns {Promise<ReadSheet[]>}
 */
async function readSheets(bytes, { sheet, from, to, range }, language, limits) {
  /** @type {number[]} */
  const places = []
  const isWanted = (
    /** @type {{ hidden?: boolean, veryHidden?: boolean }} */ { hidden, veryHidden },
    /** @type {number} */ at,
  ) => {
    const isRead = sheet === null ? at < limits.sheets && !hidden && !veryHidden : at === sheet
    if (isRead) places.push(at)
    return isRead
  }
  const { sheets } = await readXlsx(bytes, { sheets: isWanted, range, readStyles: true })
  return sheets.map(({ name, rows, cells }, n) => ({
    at: places[n] ?? 0,
    name,
    rows: rows
      .slice(from - 1)
      .map((row, y) =>
        row.map((value, x) => shownCell(value, cells?.get(`${y + from - 1},${x}`)?.style?.numFmt, language)),
      ),
    isLast: rows.length < to,
  }))
}

/**
 * Returns the mark that separates a file's columns: the one of its first line that is there most often, outside of
 * quotes. @param {string} text
 */
function delimiterOf(text) {
  const [line = ''] = text
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/[\r\n]+/)
    .filter((one) => /[,;\t]/.test(one))
  const count = (/** @type {string} */ mark) => line.split(mark).length
  return ['\t', ';', ','].reduce((best, mark) => (count(mark) > count(best) ? mark : best), ',')
}

/** @param {Buffer} bytes @param {Window} window @returns {ReadSheet[]} */
function readCsv(bytes, { from, to }) {
  const text = decodeText(bytes).replace(/^\ufeff/, '')
  const rows = parseCsv(text, { delimiter: delimiterOf(text.slice(0, 100_000)) })
  const texts = rows.slice(from - 1, to).map((row) => row.map((value) => shownText(String(value ?? ''), false)))
  return [{ at: 0, name: '', rows: texts, isLast: rows.length <= to }]
}

/** @param {ShownCell | undefined} cell */
const textOf = (cell) => (typeof cell === 'object' ? cell.text : (cell ?? ''))

/** @param {Buffer} bytes @param {Window} window @param {string} language @param {Limits} limits @returns {Promise<ReadSheet[]>} */
async function read(bytes, window, language, limits) {
  const sheets =
    (await fileFormat(bytes, limits.unpackedBytes)) === 'xlsx'
      ? await readSheets(bytes, window, language, limits)
      : readCsv(bytes, window)
  const isTooWide = (/** @type {ShownCell[]} */ row) =>
    row.some((cell, at) => at >= limits.columns && textOf(cell) !== '')
  if (sheets.some(({ rows }) => rows.some(isTooWide))) throw new RangeError('too large')
  // No column of ours takes as much: what is cut belongs to another column, or is refused as too long.
  const cut = (/** @type {ShownCell} */ cell) =>
    typeof cell === 'object' ? { ...cell, text: cell.text.slice(0, limits.cell) } : cell.slice(0, limits.cell)
  return sheets.map((sheet) => ({ ...sheet, rows: sheet.rows.map((row) => row.map(cut)) }))
}

try {
  const { bytes, window, language, limits } = workerData
  parentPort?.postMessage({ sheets: await read(Buffer.from(bytes), window, language, limits) })
} catch (error) {
  const reason = error instanceof UnreadableFile ? error.reason : 'broken'
  parentPort?.postMessage({ error: error instanceof RangeError ? 'large' : reason })
}
