import { createReadStream, createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { pipeline as pipe } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** Content of an archive's first line. */
export interface ArchiveHead {
  format: 'storefront-site'
  /** Version 1 has the rows of a table that refer to each other in one line, and no `links`. */
  version: 1 | 2
  /** The tenant that the rows and the keys of files had. */
  tenantId: number
  /** Prefix of a key in the addresses of files. */
  mediaUrl: string
  /** The row of `tenant`, by its columns. */
  tenant: Record<string, unknown> & { slug: string }
}

/**
 * A line of an archive: its head, a stored file, rows of a table, the columns by which its rows refer to each other, or
 * its end, without which it was cut off.
 */
export type ArchiveLine =
  | ArchiveHead
  | { file: string; contentType: string; data: string }
  | { table: string; columns: string[]; rows: Record<string, unknown>[] }
  | { links: string; columns: string[]; rows: Record<string, unknown>[] }
  | { end: true; rows: number; files: number }

export interface ArchiveWriter {
  write(line: ArchiveLine): Promise<void>
  close(): Promise<void>
}

/** Writes an archive: lines of JSON, gzipped. */
export function archiveWriter(path: string): ArchiveWriter {
  const gzip = createGzip()
  const end = pipeline(gzip, createWriteStream(path, { mode: 0o600 }))
  // A file that fails ends the next write, whose caller does not close any more: without a listener it would end the
  // process.
  end.catch(() => undefined)
  return {
    async write(line) {
      // Nothing drains any more once the file has failed.
      if (!gzip.write(`${JSON.stringify(line)}\n`)) await Promise.race([once(gzip, 'drain'), end])
    },
    async close() {
      gzip.end()
      await end
    },
  }
}

/**
 * Reads the lines of an archive one after the other. Throws where the file cannot be read, unpacked or parsed; a reader
 * that stops early closes the file. (node:readline does neither while a line is worked on: its stream's error ends the
 * process.)
 */
export async function* readArchive(path: string): AsyncGenerator<ArchiveLine> {
  const text = createGunzip().setEncoding('utf8')
  // An error of either reaches the loop.
  pipe(createReadStream(path), text, () => undefined)
  let rest = ''
  for await (const part of text) {
    rest += part
    if (!part.includes('\n')) continue
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line) as ArchiveLine
  }
  if (rest) yield JSON.parse(rest) as ArchiveLine
}
