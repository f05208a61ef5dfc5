/** Says by its bytes, never by its name, what an uploaded file is. */
import yauzl from 'yauzl'

/** A file that cannot be read; `reason` is the name of the sentence that says why, and the way out. */
export class UnreadableFile extends Error {
  /** @param {'xls' | 'xlsb' | 'ods' | 'markup' | 'encrypted' | 'broken' | 'other'} reason */
  constructor(reason) {
    super(reason)
    this.reason = reason
  }
}

/** Unpacks every entry and drops it, because the sizes that a file states may be wrong. @param {Buffer} bytes @param {number} max @returns {Promise<Set<string>>} names of the entries */
export function unpackedNames(bytes, max) {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => {
      if (error) return reject(new UnreadableFile('broken'))
      const names = new Set()
      let total = 0
      zip.on('error', () => reject(new UnreadableFile('broken')))
      zip.on('end', () => resolve(names))
      zip.on('entry', (entry) => {
        names.add(entry.fileName)
        total += entry.uncompressedSize
        if (total > max) return reject(new RangeError('too large'))
        zip.openReadStream(entry, (failure, stream) => {
          if (failure) return reject(new UnreadableFile('broken'))
          stream.on('error', () => reject(new UnreadableFile('broken')))
          stream.on('end', () => zip.readEntry())
          stream.resume()
        })
      })
      zip.readEntry()
    })
  })
}

/** @param {Buffer} bytes @param {string} name */
const hasStream = (bytes, name) => bytes.includes(Buffer.from(name, 'utf16le'))

/**
 * Returns the encodings that a text may have: UTF-16 by its mark or by the zeros of its Latin letters, else UTF-8 or
 * GB 18030 (which holds GBK).
 * @param {Buffer} bytes
 */
function encodingsOf(bytes) {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return ['utf-16le']
  if (first === 0xfe && second === 0xff) return ['utf-16be']
  if (!bytes.includes(0)) return ['utf-8', 'gb18030']
  // Of a Latin letter the high byte is zero; of a Chinese one (一 is U+4E00) now and then the low one.
  const zeros = [0, 0]
  for (const [index, byte] of bytes.entries()) if (byte === 0) zeros[index % 2] += 1
  return [zeros[1] >= zeros[0] ? 'utf-16le' : 'utf-16be']
}

/**
 * Returns the text of a file in the encoding that it has.
 * @param {Buffer} bytes
 */
export function decodeText(bytes) {
  for (const encoding of encodingsOf(bytes))
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      if (!text.includes('\0')) return text
    } catch {
      // The next one is tried.
    }
  throw new UnreadableFile('other')
}

/**
 * Returns the format of a file that can be read.
 * @param {Buffer} bytes
 * @param {number} unpackedMax bytes that an archive may hold
 * @returns {Promise<'xlsx' | 'csv'>}
 */
export async function fileFormat(bytes, unpackedMax) {
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))) {
    const names = await unpackedNames(bytes, unpackedMax)
    if (names.has('xl/workbook.bin')) throw new UnreadableFile('xlsb')
    // The workbook's own part may have any name; the reader finds it by the relations of the file.
    if ([...names].some((name) => /^\/?xl\/.+\.xml$/i.test(name))) return 'xlsx'
    throw new UnreadableFile(names.has('content.xml') ? 'ods' : 'other')
  }
  // The container of old Office files, and of workbooks with a password.
  if (bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))) {
    if (hasStream(bytes, 'EncryptedPackage')) throw new UnreadableFile('encrypted')
    throw new UnreadableFile(hasStream(bytes, 'Workbook') || hasStream(bytes, 'Book') ? 'xls' : 'other')
  }
  if (/^[\s\ufeff]*(?:<|MIME-Version:)/i.test(decodeText(bytes).slice(0, 200))) throw new UnreadableFile('markup')
  return 'csv'
}
