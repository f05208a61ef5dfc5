/**
 * Reads an uploaded workbook in a thread of its own: a hostile one costs this thread and nothing else. It is plain
 * JavaScript so that a thread can start it without a loader.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { readXlsx } from 'hucre/xlsx'
import yauzl from 'yauzl'

/** @typedef {{ unpackedBytes: number, rows: number, columns: number, cell: number }} Limits */

/** Unpacks every entry and drops it, because the sizes that a file states may be wrong. @param {Buffer} bytes @param {number} max */
function checkSize(bytes, max) {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => {
      if (error) return reject(error)
      let total = 0
      zip.on('error', reject)
      zip.on('end', resolve)
      zip.on('entry', (entry) => {
        total += entry.uncompressedSize
        if (total > max) return reject(new RangeError('too large'))
        zip.openReadStream(entry, (failure, stream) => {
          if (failure) return reject(failure)
          stream.on('error', reject)
          stream.on('end', () => zip.readEntry())
          stream.resume()
        })
      })
      zip.readEntry()
    })
  })
}

/** A cell as text; of a formula its last value. @param {unknown} value @returns {string} */
function textOf(value) {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : String(Number(value.toPrecision(15)))
  return String(value)
}

/** @param {Buffer} bytes @param {string} range @param {Limits} limits @returns {Promise<string[][]>} */
async function readRows(bytes, range, { unpackedBytes, rows: rowsMax, columns, cell }) {
  await checkSize(bytes, unpackedBytes)
  const { sheets } = await readXlsx(bytes, { sheets: [0], range })
  const rows = (sheets[0]?.rows ?? []).map((row) => row.map(textOf))
  const isTooLarge = rows.slice(rowsMax + 1).some((row) => row.some(Boolean)) || rows.some((row) => row.length > columns && row.slice(columns).some(Boolean))
  if (isTooLarge || rows.some((row) => row.some((text) => text.length > cell))) throw new RangeError('too large')
  return rows.slice(0, rowsMax + 1)
}

try {
  parentPort?.postMessage({ rows: await readRows(Buffer.from(workerData.bytes), workerData.range, workerData.limits) })
} catch (error) {
  parentPort?.postMessage({ error: error instanceof RangeError ? 'large' : 'broken' })
}
