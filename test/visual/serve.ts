import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { at } from '../../scripts/lib/root.mjs'
import { FONT_FOLDER, FONT_PATH, withFonts } from './fonts'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
}

interface BuiltGallery {
  /** The prefix of its addresses, for which it was built. */
  readonly prefix: string
  /** Its folder in dist/, and its page there. */
  readonly folder: string
  readonly page: string
}

/**
 * Serves a gallery that is built, in the typeface of the pictures; every call of its API finds nobody.
 * @returns its origin, and what ends it
 */
export async function serveGallery({ prefix, folder, page }: BuiltGallery) {
  const html = await withFonts(await readFile(at('dist', folder, page), 'utf8'))
  const folders = [
    [prefix, at('dist', folder)],
    [FONT_PATH, FONT_FOLDER],
  ] as const
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gallery')
    const [start, place] = folders.find(([each]) => pathname.startsWith(each)) ?? []
    if (!start || !place)
      return response.writeHead(404, { 'content-type': 'application/json' }).end('{"detail":"","err_code":"10404"}')
    const type = path.extname(pathname)
    if (!type) return response.writeHead(200, { 'content-type': TYPES['.html'] }).end(html)
    const file = path.join(place, path.normalize(pathname.slice(start.length)))
    const body = file.startsWith(place) ? await readFile(file).catch(() => null) : null
    if (body === null) return response.writeHead(404).end()
    return response
      .writeHead(200, { 'content-type': TYPES[type] ?? 'application/octet-stream', 'cache-control': 'max-age=3600' })
      .end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
