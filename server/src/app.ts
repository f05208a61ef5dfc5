import { keysOf } from '@storefront/contract/domain/keys-of'
import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import { UPLOAD } from '@storefront/contract/constants'
import { endpoints } from '@storefront/contract/endpoints'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { routes } from './domains'
import { registerPhotos } from './domains/site/photo/plugin'
import { registerShortLinks } from './domains/ops/short-link/service'
import { wechatPushPlugin } from './domains/site/wechat-push/plugin'
import { notifyPlugin } from './domains/checkout/payment/notify'
import type { Deps } from './http/deps'
import { registerDomain } from './http/call/register'
import { lazySerializer } from './http/call/response-schema'
import { publish } from './lib/measurements'
import { redactUrl } from './lib/redact'
import { registerCompress } from './http/plugins/compress'
import { connectionOptions, refuseConnection, registerAcceptErrors, registerStop } from './http/plugins/connections'
import { TenantRegistry } from './http/request/tenant-registry'
import { type Drain, registerDrain } from './http/plugins/drain'
import { registerErrors, sendError } from './http/plugins/errors'
import { registerH5 } from './documents/h5'
import { registerAsk } from './http/plugins/ask'
import { registerHealth } from './http/plugins/health'
import { registerJsonBody } from './http/plugins/json-body'
import { loggerOptions } from './http/plugins/log'
import { registerMedia } from './http/plugins/media'
import { registerSecurityHeaders } from './http/plugins/security-headers'
import { registerStudio } from './http/plugins/studio'
import { registerTenant, rewriteTenantUrl } from './http/request/tenant'

/** The largest JSON body. Uploads have a limit of their own. */
const BODY_LIMIT = 256 * 1024

const DOMAINS = keysOf(endpoints)

/**
 * Idempotent endpoints outside a transaction: a wrong guess at a code must be counted though the call fails, a payment
 * and a phone number call a vendor, and a new site's pictures take seconds.
 */
const EXTERNAL = ['bindMobile', 'bindPhone', 'payOrder', 'studioOpenShop']

/** The request id of a proxy in front, when it is well-formed. */
function requestId(headers: Record<string, string | string[] | undefined>): string {
  const header = headers['x-request-id']
  return typeof header === 'string' && /^[\w.:-]{6,100}$/.test(header) ? header : randomUUID()
}

/** The application and what stands beside its routes. */
export interface App {
  fastify: FastifyInstance
  directory: TenantRegistry
  drain: Drain
}

/** Makes the instance with its log and the limits of its connections: without routes yet. */
function createApp(deps: Deps): App {
  const fastify = Fastify({
    logger: loggerOptions(deps),
    // One line a request is written below, when its answer is out.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (raw) => requestId(raw.headers),
    requestIdHeader: false,
    trustProxy: deps.trustProxy,
    bodyLimit: BODY_LIMIT,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    rewriteUrl: rewriteTenantUrl,
    forceCloseConnections: 'idle',
    // A request that reaches a process while it stops is answered.
    return503OnClosing: false,
    ...connectionOptions(deps.connections),
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply, BODY_LIMIT),
    clientErrorHandler: refuseConnection,
  })
  deps.instrument?.(fastify)
  fastify.server.maxConnections = deps.connections.max
  registerStop(fastify)
  registerAcceptErrors(fastify)
  return { fastify, directory: new TenantRegistry(deps.database, deps.ports.clock), drain: registerDrain(fastify) }
}

/** Builds a process that only does what is due: it says how it is, and answers nothing else. */
export function buildJobsApp(deps: Deps): App {
  const app = createApp(deps)
  registerHealth(app.fastify, deps.database, app.drain)
  return app
}

/** Builds the server, the same in production and in tests: nothing listens and nothing is due yet. */
export async function buildApp(deps: Deps): Promise<App> {
  const app = createApp(deps)
  const { fastify, directory, drain } = app
  registerErrors(fastify, BODY_LIMIT)
  await registerSecurityHeaders(fastify)
  registerBasics(fastify)
  registerJsonBody(fastify)
  registerTenant(fastify, directory, deps.defaultTenant)
  await registerCompress(fastify)
  await fastify.register(cookie)
  await fastify.register(multipart, {
    limits: { files: 1, fileSize: UPLOAD.maxBytes, fields: 10, fieldSize: 10_000, parts: 11 },
  })
  if (deps.docs) await (await import('./http/plugins/openapi')).registerOpenapi(fastify)
  registerHealth(fastify, deps.database, drain)
  registerAsk(fastify, directory, deps.publicUrl, deps.ports.clock)
  registerMedia(fastify, deps.ports.storage, deps.publicUrl)
  registerPhotos(fastify, deps)
  registerShortLinks(fastify, deps, directory)
  await fastify.register(async (scope) => {
    scope.setSerializerCompiler(lazySerializer)
    for (const domain of DOMAINS) registerDomain(scope, deps, domain, routes[domain], EXTERNAL)
  })
  await fastify.register(notifyPlugin, { deps, directory })
  await fastify.register(wechatPushPlugin, { deps, directory })
  // Before H5, which gives all of the server its way to send files.
  await registerStudio(fastify, deps)
  await registerH5(fastify, deps, directory, BODY_LIMIT)
  await deps.extras?.(fastify)
  return app
}

/** The request's id and what may be cached, for every answer, and one line in the log for each. */
function registerBasics(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store')
    done()
  })
  fastify.addHook('onResponse', (request, reply, done) => {
    publish('request', {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: reply.elapsedTime,
    })
    request.log.info(
      {
        tenant: request.tenant?.slug,
        method: request.method,
        url: redactUrl(request.originalUrl),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
    done()
  })
}
