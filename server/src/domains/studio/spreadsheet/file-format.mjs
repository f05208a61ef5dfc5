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
 * Returns the text of a file in the encoding that it has: UTF-16 by its mark, UTF-8, or GB 18030 (which holds GBK).
 * @param {Buffer} bytes
 */
export function decodeText(bytes) {
  const encodings =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? ['utf-16le']
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? ['utf-16be']
        : ['utf-8', 'gb18030']
  for (const encoding of encodings)
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
