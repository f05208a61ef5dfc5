import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../../core/failure'
import type { Deps } from '../deps'
import { EarlierBuilds, FOREVER } from './earlier-builds'
import { sendFailure } from './errors'
import { languageOf } from '../request/language'

/** Our own scripts and calls, pictures of the shop, and nobody who frames it. */
const POLICY = {
  useDefaults: false,
  directives: {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // Its parts write their styles into the page.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    // Films of texts play in their editor.
    'media-src': ["'self'", 'https:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    // The page builder frames the shop.
    'frame-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  },
}

async function assetsOf(root: string): Promise<string[]> {
  const entries = await readdir(join(root, 'assets'), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
}

/**
 * The built studio: its files under /studio/assets/, whose names hold the hash of their content, and its page for every
 * other address below /studio/ and /studio-t/{tenant}/. The page is not cached, so that a new build is there at once.
 */
export async function registerStudio(
  app: FastifyInstance,
  { studioDir: root, buildsDir }: Pick<Deps, 'studioDir' | 'buildsDir'>,
): Promise<void> {
  if (!root || !existsSync(join(root, 'index.html'))) return
  const html = await readFile(join(root, 'index.html'), 'utf8')
  const builds = await EarlierBuilds.open(
    buildsDir,
    { app: 'studio', root, html, files: await assetsOf(root) },
    (line) => app.log.error(line),
  )
  const { default: fastifyStatic } = await import('@fastify/static')
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false })
    const sendPage = (reply: FastifyReply) => {
      reply.helmet({
        contentSecurityPolicy: POLICY,
        xFrameOptions: { action: 'deny' },
        referrerPolicy: { policy: 'same-origin' },
      })
      return reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-store').send(html)
    }
    const serve = async (request: FastifyRequest<{ Params: { '*'?: string } }>, reply: FastifyReply) => {
      const path = request.params['*'] ?? ''
      if (!path.startsWith('assets/')) return sendPage(reply)
      const folder = await builds.folderOf(path)
      return folder === null
        ? sendFailure(reply, fail('notFound'), languageOf(request, null))
        : reply.header('cache-control', FOREVER).sendFile(path, folder)
    }
    for (const url of ['/studio', '/studio/*', '/studio-t/:tenant', '/studio-t/:tenant/*'])
      scope.get<{ Params: { '*'?: string } }>(url, { schema: { hide: true }, config: { site: 'optional' } }, serve)
  })
}
