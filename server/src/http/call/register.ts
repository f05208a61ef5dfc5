import { type DomainName, type EndpointRow, endpoints, isList } from '@storefront/contract/endpoints'
import { type ErrorName, errors } from '@storefront/contract/errors'
import { DEFAULT_LANGUAGE } from '@storefront/contract/language'
import { ALL_PERMISSIONS } from '@storefront/contract/has-permission'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure, fail } from '../../core/failure'
import { countCall } from './limit'
import { checkCsrf, issueCsrfToken } from '../request/csrf'
import { changesContent, raiseContentVersion } from './content-version'
import { type HandlerReply, IDEMPOTENCY_HEADER, runAtomic, runExternal } from './idempotency'
import { languageOf } from '../request/language'
import { sendFailure } from '../plugins/errors'
import { cookieJar, type Realm, realmOf } from '../request/session'
import { contextOf } from './create-context'
import type { Ctx, UserCtx } from '../../core/context.types'
import type { Deps } from '../deps'
import type { Input, Routes } from './handler'
import { errorMessage } from '../../core/i18n'
import { type LimitName, limitRows, limitsOf, type RawInput } from '../../core/limits'
import { type WorkKind, workOf } from '../../core/work'
import { isSecure } from '../request/origin'
import { proofFailure } from './proof'
import { referenceFailure } from './references'
import { type Checker, checkerOf, type Part, undeclaredRefuser } from './validate'
import { badPart } from '../../core/bad-request'

/** A handler after its types have done their work. */
type AnyHandler = (ctx: UserCtx, input: Input<EndpointRow>) => Promise<unknown>

interface Call {
  row: EndpointRow
  /** Realm of the sessions that the call reads and creates. */
  realm: Realm
  work: WorkKind
  handler: AnyHandler
  checks: [Part, Checker][]
  /** The limits that a call counts against. */
  limits: (input: RawInput) => readonly LimitName[]
  /** Runs outside a transaction, e.g. because it calls a vendor. */
  external: boolean
  /** Whether the call changes content that cached documents may contain. */
  changesContent: boolean
}

/**
 * Registers one route under /api for each endpoint that the contract declares for a domain. `external` names the
 * idempotent endpoints that run outside a transaction.
 */
export function registerDomain<D extends DomainName>(
  app: FastifyInstance,
  deps: Deps,
  domain: D,
  routes: Routes<(typeof endpoints)[D]>,
  external: readonly string[],
): void {
  for (const [name, row] of Object.entries<EndpointRow>(endpoints[domain])) {
    const handler: unknown = Reflect.get(routes, name)
    registerCall(app, deps, domain, {
      row,
      realm: realmOf(row.path),
      work: workOf(row),
      handler: handler as AnyHandler,
      checks: checksOf(row),
      limits: limitsOf(row),
      external: external.includes(name),
      changesContent: changesContent(row),
    })
  }
}

function checksOf(row: EndpointRow): [Part, Checker][] {
  const parts: Part[] = ['params', 'query', 'body']
  const checks = parts.flatMap((part) => {
    const schema = row[part]
    return schema ? [[part, checkerOf(schema, part)] satisfies [Part, Checker]] : []
  })
  // A parameter that a list does not have is refused: ignored, it would look as if the list had been narrowed.
  return isList(row) ? [['query', undeclaredRefuser(row.query)], ...checks] : checks
}

function registerCall(app: FastifyInstance, deps: Deps, domain: string, call: Call): void {
  const { row } = call
  app.route({
    method: row.method,
    url: `/api${row.path.replace(/\{(\w+)\}/g, ':$1')}`,
    schema: {
      tags: [domain],
      summary: row.summary,
      description: describeErrors(row),
      ...(row.params && { params: row.params }),
      ...(row.query && { querystring: row.query }),
      ...(row.body && { body: row.body }),
      ...(row.upload && { consumes: ['multipart/form-data'] }),
      response: { 200: row.reply },
    },
    ...(row.bodyMax && { bodyLimit: row.bodyMax }),
    // The checks run in `answerCall`, where the language of their reasons is known.
    validatorCompiler: () => () => true,
    handler: (request, reply) => serve(deps, call, request, reply),
  })
}

function describeErrors(row: EndpointRow): string {
  const { errors: names = [], auth, beforeLogin, idempotent } = row
  const who = typeof auth === 'string' ? auth : auth.join(' or ')
  const lines = [
    `Who: ${who}${beforeLogin ? ', also before the login of a site that asks for it' : ''}.${idempotent ? ' Takes an Idempotency-Key.' : ''}${describeProof(row)}`,
  ]
  return [...lines, ...names.map(describeError)].join('\n\n')
}

const describeProof = ({ fresh, secondFactor }: EndpointRow): string => {
  const login =
    fresh === undefined
      ? ''
      : fresh === true
        ? ' Needs a fresh login.'
        : ` Needs a fresh login for ${fresh.join(', ')}.`
  return secondFactor ? `${login} Needs a code of the authenticator, where the caller has one.` : login
}

const errorDescriptions = new Map<ErrorName, string>()

/** Written once: some hundred calls have the same few errors, and translating each time was a tenth of a start. */
function describeError(name: ErrorName): string {
  const description =
    errorDescriptions.get(name) ??
    `- \`${errors[name].code}\` ${errors[name].status} ${name}: ${errorMessage(DEFAULT_LANGUAGE, name)}`
  errorDescriptions.set(name, description)
  return description
}

async function serve(deps: Deps, call: Call, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const ctx = await contextOf(deps, request, call)
  if (ctx instanceof Failure) return sendFailure(reply, ctx, languageOf(request, null))
  const isSafe = call.row.method === 'GET'
  if (isSafe) issueCsrfToken(request, reply, ctx.session, isSecure(deps, request))
  const answer =
    (isSafe ? null : checkCsrf(request, ctx.session)) ??
    accessFailure(call.row, ctx) ??
    (await proofFailure(call.row, ctx, request.body)) ??
    (await checkLimits(call, ctx, request)) ??
    (await answerCall(deps, call, ctx, request, reply))
  if (answer instanceof Failure) return sendFailure(reply, answer, ctx.language)
  if (call.changesContent && answer.status === 200)
    await raiseContentVersion(ctx).catch((error) =>
      ctx.log.warn({ err: error }, 'cached documents stay until they expire'),
    )
  // A stored failure is written as it is; the reply's schema is the success's.
  if (answer.status !== 200)
    return reply
      .code(answer.status)
      .header('content-type', 'application/json; charset=utf-8')
      .serializer(String)
      .send(JSON.stringify(answer.body))
  return reply.send(answer.body)
}

/** Checks the caller's access. A site that requires a login shows visitors only what the login needs. */
function accessFailure({ auth, beforeLogin }: EndpointRow, ctx: Ctx): Failure | null {
  if (!ctx.user && (auth !== 'any' || (ctx.tenant.config.login_required && !beforeLogin))) return fail('loginRequired')
  if (auth === 'any') return null
  const needs = typeof auth === 'string' ? [auth] : auth
  const allowed =
    auth === 'user' || ctx.perms.includes(ALL_PERMISSIONS) || needs.some((need) => ctx.perms.includes(need))
  return allowed ? null : fail('forbidden')
}

/**
 * Counts a call against its limits before anything is done for it: outside of its transaction, which a refusal undoes.
 */
async function checkLimits(call: Call, ctx: Ctx, input: RawInput): Promise<Failure | null> {
  for (const name of call.limits(input)) {
    const failure = await countCall(ctx, name, limitRows[name].per === 'user' ? (ctx.user?.id ?? 0) : ctx.client.ip)
    if (failure) return failure
  }
  return null
}

async function answerCall(
  deps: Deps,
  call: Call,
  ctx: Ctx,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<HandlerReply | Failure> {
  const raw = { params: request.params, query: request.query, body: request.body }
  const checked: Record<Part, unknown> = { params: undefined, query: undefined, body: undefined }
  for (const [part, check] of call.checks) {
    const result = check(raw[part], ctx)
    if (result instanceof Failure) return result
    checked[part] = result.value
  }
  const failure = referenceFailure(call.row.body, checked.body, ctx)
  if (failure) return failure
  const input = {
    ...checked,
    file: (maxBytes?: number) => request.file(maxBytes === undefined ? undefined : { limits: { fileSize: maxBytes } }),
    cookies: cookieJar(request, reply, { realm: call.realm, secure: isSecure(deps, request) }),
  }
  // What the checks let through has the types that the handler's declaration reads from the same schemas,
  // and `accessFailure` has seen to the user where the declaration asks for one.
  const run = (inner: Ctx) => call.handler(inner as UserCtx, input as Input<EndpointRow>)
  const key = call.row.idempotent ? request.headers[IDEMPOTENCY_HEADER] : undefined
  if (typeof key !== 'string' || !isKnown(ctx)) {
    const result = await run(ctx)
    return result instanceof Failure ? result : { status: 200, body: result }
  }
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) return badPart('Idempotency-Key', 'wrongType', {}, ctx.language)
  const attempt = { key, endpoint: `${call.row.method} ${call.row.path}`, params: checked.params, body: checked.body }
  return call.external ? runExternal(ctx, attempt, run) : runAtomic(ctx, attempt, run)
}

const isKnown = (ctx: Ctx): ctx is UserCtx => ctx.user !== null
