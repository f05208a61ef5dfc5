import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../failure'
import type { Tenant } from '../kernel/ctx'
import type { Directory } from './directory'
import { sendFailure } from './errors'
import { pageFor, policyFor } from './h5-page'
import { languageOf } from './language'
import { findTenant } from './tenant'

/** A name with the hash of its content, or one of the build's static folder. */
const HASHED = /^(?:static\/|.*\.[0-9a-f]{8,}\.)/

async function filesOf(root: string): Promise<Set<string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return new Set(entries.filter((entry) => entry.isFile()).map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')))
}

const wantsPage = (request: FastifyRequest) => (request.headers.accept ?? '').includes('text/html')

/**
 * The built H5 client: its files under /mobile/, and its page for every other address below /mobile/ and
 * /mobile-t/{tenant}/ that a browser navigates to.
 */
export async function registerH5(app: FastifyInstance, root: string | undefined, directory: Directory, defaultTenant: string): Promise<void> {
  app.get('/', { schema: { hide: true } }, async (_request, reply) => reply.redirect('/mobile/'))
  if (!root || !existsSync(join(root, 'index.html'))) return
  const html = await readFile(join(root, 'index.html'), 'utf8')
  const policy = policyFor(html)
  const files = await filesOf(root)
  const { default: fastifyStatic } = await import('@fastify/static')
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false })

  const page = (reply: FastifyReply, tenant: Tenant) =>
    reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-cache').header('content-security-policy', policy).send(pageFor(html, tenant))
  const nothing = (request: FastifyRequest, reply: FastifyReply, tenant: Tenant | null) =>
    sendFailure(reply, fail(tenant ? 'notFound' : 'tenantUnknown'), languageOf(request, null))

  // `/mobile/` ends where the star would begin, so that the star's route does not see it.
  const both = (url: string) => [url, `${url}/*`]
  const serveFile = async (request: FastifyRequest<{ Params: { '*'?: string } }>, reply: FastifyReply) => {
    const path = request.params['*'] ?? ''
    if (path !== 'index.html' && files.has(path))
      return reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600').sendFile(path)
    const tenant = await findTenant(request, directory, defaultTenant)
    return tenant && wantsPage(request) ? page(reply, tenant) : nothing(request, reply, tenant)
  }
  const serveTenant = async (request: FastifyRequest<{ Params: { tenant: string } }>, reply: FastifyReply) => {
    const tenant = await directory.find({ by: 'slug', value: request.params.tenant })
    return tenant && wantsPage(request) ? page(reply, tenant) : nothing(request, reply, tenant)
  }
  for (const url of both('/mobile')) app.get<{ Params: { '*'?: string } }>(url, { schema: { hide: true } }, serveFile)
  for (const url of both('/mobile-t/:tenant')) app.get<{ Params: { tenant: string } }>(url, { schema: { hide: true } }, serveTenant)
}
