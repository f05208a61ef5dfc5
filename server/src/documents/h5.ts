import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { errors } from '@storefront/contract/errors'
import { appVersionOf } from '@storefront/contract/first-page'
import type { Language } from '@storefront/contract/language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Failure, fail } from '../core/failure'
import { languageFrom } from '../core/i18n'
import { isSecure, originFor } from '../http/request/origin'
import type { Tenant } from '../core/context.types'
import type { Deps } from '../http/deps'
import type { TenantRegistry } from '../http/request/tenant-registry'
import { PageRenderer, SERVER_FOLDER } from './page-renderer'
import { PackedPages, pageEncodingOf } from './packed-pages'
import { setCdnHeaders } from './cdn-headers'
import { preloadHeaders } from './preload'
import { alternatesOf, DocumentCache } from './cache'
import { robotsOf, sitemapOf } from './sitemap'
import { EarlierBuilds, FOREVER } from '../http/plugins/earlier-builds'
import { sendError, sendFailure, setRetryAfter, toErrorResponse } from '../http/plugins/errors'
import { pageFor, policyFor, unavailablePage, unknownSitePage } from './h5-page'
import { labelOf } from '../http/request/label'
import { languageOf } from '../http/request/language'
import { findTenant } from '../http/request/tenant'

/**
 * A name with the hash of its content (six digits for scripts that are fetched later, config/h5.ts), or one of the
 * build's static folder.
 */
const HASHED = /^(?:static\/|.*\.[0-9a-f]{6,}\.)/

async function filesOf(root: string): Promise<Set<string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .filter((file) => !file.startsWith(SERVER_FOLDER)),
  )
}

/** The worker of a site's pages lies at the root of the site, because its place decides which pages are its own. */
const SERVICE_WORKER = 'service-worker.js'

/** Whether a last part of a path looks like a file's name. */
const FILE_NAME = /\.[a-z\d]{1,10}$/i

/**
 * Whether the page is what a caller wants of an address where no file is. Browsers name the type when they navigate;
 * crawlers, link previews and uptime checks take anything or name nothing. They too ask for files, which are not the
 * page.
 */
function wantsPage({ headers: { accept = '*/*' } }: FastifyRequest, path: string): boolean {
  if (accept.includes('text/html')) return true
  if (!/(?:\*|text)\/\*/.test(accept) && accept.trim() !== '') return false
  return path === 'index.html' || !(FILE_NAME.test(path) || path.split(/[/\\]/).includes('..') || path.includes('\0'))
}

/**
 * The built H5 client: its files under /mobile/, and its page for every other address below /mobile/ and
 * /mobile-t/{tenant}/ that a browser navigates to.
 */
export async function registerH5(
  app: FastifyInstance,
  deps: Deps,
  directory: TenantRegistry,
  bodyLimit: number,
): Promise<void> {
  const { h5Dir: root, defaultTenant } = deps
  app.get('/', { schema: { hide: true }, config: { site: 'none' } }, async (_request, reply) =>
    reply.redirect('/mobile/'),
  )
  if (!root || !existsSync(join(root, 'index.html'))) return
  const html = await readFile(join(root, 'index.html'), 'utf8')
  const policy = policyFor(html)
  // A page that was opened for a preview may be framed by the site's page builders, too (docs/preview-frame.md).
  const policyOf = (tenant: Tenant | null, isPreview: boolean) => {
    if (!tenant || (!isPreview && tenant.config.form_origins.length === 0)) return policy
    return policyFor(html, {
      editors: isPreview ? tenant.config.preview_origins : [],
      forms: tenant.config.form_origins,
    })
  }
  const files = await filesOf(root)
  const hashedFiles = [...files].filter((file) => HASHED.test(file))
  const builds = await EarlierBuilds.open(deps.buildsDir, { app: 'h5', root, html, files: hashedFiles }, (line) =>
    app.log.error(line),
  )
  const { default: fastifyStatic } = await import('@fastify/static')
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false })

  const documents = new DocumentCache(deps, app.log, await PageRenderer.load(root, app.log))
  const pages = new PackedPages((tenant, document) => pageFor(html, tenant, document))
  /** Scheme and host of a site's canonical addresses: under its own domains the first of them, whichever was asked. */
  const canonicalOrigin = (request: FastifyRequest, tenant: Tenant): string =>
    request.domainOf === tenant.id && tenant.domains[0] !== undefined
      ? `${isSecure(deps, request) ? 'https' : 'http'}://${tenant.domains[0]}`
      : originFor(deps, tenant, request)
  const asPage = (reply: FastifyReply, contentSecurityPolicy: ReturnType<typeof policyFor>) => {
    reply.helmet({ contentSecurityPolicy })
    return reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-cache')
  }

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    tenant: Tenant | null,
    path: string,
    webRoot: string,
  ) => {
    const language = languageOf(request, null)
    if (!(path === 'sitemap.xml' && tenant) && !wantsPage(request, path))
      return sendFailure(reply, fail(tenant ? 'notFound' : 'tenantUnknown'), language)
    if (!tenant) return asPage(reply, policy).code(404).send(unknownSitePage(language))
    const query = new URLSearchParams(request.url.split('?')[1] ?? '')
    const isPreview = query.has('preview')
    const origin = canonicalOrigin(request, tenant)
    if (path === 'sitemap.xml') {
      if (tenant.config.login_required) return sendFailure(reply, fail('notFound'), language)
      const sitemap = await sitemapOf(
        deps.database.of(tenant.id, 'call', labelOf(tenant, request)),
        tenant.id,
        deps.ports.clock.now(),
        alternatesOf(tenant, origin, webRoot),
      )
      return reply
        .header('content-type', 'application/xml; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(sitemap)
    }
    // What a visitor gets of a page's first part is not what an editor gets, nor another part.
    if (isPreview || query.has('sub'))
      return asPage(setCdnHeaders(reply, tenant, false), policyOf(tenant, isPreview)).send(pageFor(html, tenant))
    const reader = {
      language: languageFrom(query.get('lang')) ?? undefined,
      appVersion: appVersionOf(request.headers['user-agent'] ?? ''),
    }
    const document = await documents.read(tenant, origin, webRoot, path, reader)
    const { parts, screen } = document
    const hints = preloadHeaders(screen ? '' : html, parts?.picture ?? null)
    if (hints.length > 0) reply.header('link', hints.join(', '))
    const encoding = pageEncodingOf(request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    setCdnHeaders(reply, tenant, reader.appVersion === undefined && !tenant.config.login_required)
    return asPage(reply, policyOf(tenant, isPreview))
      .header('vary', 'accept-encoding')
      .code(document.status)
      .send(await pages.read(tenant, document, encoding))
  }

  const sendPageFailure = (reply: FastifyReply, failure: Failure, language: Language) => {
    const { status, body } = toErrorResponse(failure, language)
    return asPage(setRetryAfter(reply, failure), policy).code(status).send(unavailablePage(body.detail, language))
  }
  /** While no page can be made a browser gets one that says so; other callers get the failure. */
  const sendPageError = (error: unknown, request: FastifyRequest<{ Params: { '*'?: string } }>, reply: FastifyReply) =>
    sendError(error, request, reply, bodyLimit, (to, failure, language) =>
      errors[failure.name].status === 503 && wantsPage(request, request.params['*'] ?? '')
        ? sendPageFailure(to, failure, language)
        : sendFailure(to, failure, language),
    )

  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) => {
    const tenant = await findTenant(request, directory, defaultTenant)
    const sitemap =
      tenant && !tenant.config.login_required ? `${canonicalOrigin(request, tenant)}/mobile/sitemap.xml` : null
    return reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robotsOf(sitemap))
  })

  // `/mobile/` ends where the star would begin, so that the star's route does not see it.
  const both = (url: string) => [url, `${url}/*`]
  // Each load of a page looks for a newer one.
  const serveWorker = (reply: FastifyReply) => reply.header('cache-control', 'no-cache').sendFile(SERVICE_WORKER)
  const serveFile = async (request: FastifyRequest<{ Params: { '*'?: string } }>, reply: FastifyReply) => {
    const path = request.params['*'] ?? ''
    if (path === SERVICE_WORKER && files.has(path)) return serveWorker(reply)
    const folder = HASHED.test(path) ? await builds.folderOf(path) : null
    if (folder !== null) return reply.header('cache-control', FOREVER).sendFile(path, folder)
    if (path !== 'index.html' && files.has(path))
      return reply.header('cache-control', 'public, max-age=3600').sendFile(path)
    return answer(request, reply, await findTenant(request, directory, defaultTenant), path, '/mobile')
  }
  const serveTenant = async (
    request: FastifyRequest<{ Params: { tenant: string; '*'?: string } }>,
    reply: FastifyReply,
  ) => {
    const path = request.params['*'] ?? ''
    if (path === SERVICE_WORKER && files.has(path)) return serveWorker(reply)
    return answer(
      request,
      reply,
      await directory.find({ by: 'slug', value: request.params.tenant }),
      path,
      `/mobile-t/${request.params.tenant}`,
    )
  }
  // Who may frame a page is its policy's business; the older header cannot name page builders.
  const options = {
    schema: { hide: true },
    config: { site: 'optional' },
    helmet: { xFrameOptions: false },
    errorHandler: sendPageError,
  } as const
  for (const url of both('/mobile')) app.get<{ Params: { '*'?: string } }>(url, options, serveFile)
  for (const url of both('/mobile-t/:tenant'))
    app.get<{ Params: { tenant: string; '*'?: string } }>(url, options, serveTenant)
}
