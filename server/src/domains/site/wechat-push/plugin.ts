import type {} from '@fastify/swagger'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../../../core/failure'
import type { JobCtx } from '../../../core/context.types'
import type { Deps } from '../../../http/deps'
import { pushAccount } from '../../shared/credential'
import { sendFailure } from '../../../http/plugins/errors'
import { labelOf } from '../../../http/request/label'
import { languageOf } from '../../../http/request/language'
import type { TenantRegistry } from '../../../http/request/tenant-registry'
import { decryptPush, isSignedPush, type PushAccount } from '../../../ports/wechat/push'
import { parsePush, type PushMessage } from '../../../ports/wechat/push-message'
import { textField } from '../../../ports/http'
import { receivePush } from './receive'

/** Messages are small: the longest text has 600 characters. */
const BODY_LIMIT = 64 * 1024
const APPS = ['weapp', 'wechat'] as const
type App = (typeof APPS)[number]
type Query = Readonly<Record<string, string | undefined>>

/**
 * Handles GET and POST /api/push/{app}/{tenant}/, which WeChat calls for the mini-program (`weapp`) and for the
 * official account (`wechat`). The signature identifies the sender; there is no session and no csrf. The server replies
 * at once, and a job does the work.
 */
export async function wechatPushPlugin(
  app: FastifyInstance,
  { deps, directory }: { deps: Deps; directory: TenantRegistry },
): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  )
  const path = '/api/push/:app/:tenant'
  app.get<{ Params: { app: string; tenant: string } }>(path, { schema: { hide: true } }, async (request, reply) => {
    const called = await calledAccount(deps, directory, request)
    const { signature, timestamp = '', nonce = '', echostr = '' } = queryOf(request)
    if (!called || !isSignedPush(signature, called.account.token, timestamp, nonce)) return refuse(request, reply)
    return sendText(reply, echostr)
  })
  app.post<{ Params: { app: string; tenant: string } }>(path, { schema: { hide: true } }, async (request, reply) => {
    const called = await calledAccount(deps, directory, request)
    const message = called && readMessage(called.account, queryOf(request), request.body)
    if (!called || !message) return refuse(request, reply)
    await receivePush(called.ctx, called.app, called.account.appId, message)
    return sendText(reply, 'success')
  })
}

const isApp = (text: string): text is App => (APPS as readonly string[]).includes(text)
/** Bare, and as nothing that a browser would show as a page. */
const sendText = (reply: FastifyReply, text: string) =>
  reply.header('x-content-type-options', 'nosniff').type('text/plain; charset=utf-8').send(text)
const refuse = (request: FastifyRequest, reply: FastifyReply) =>
  sendFailure(reply, fail('forbidden'), languageOf(request, null))

function queryOf({ query }: FastifyRequest): Query {
  const entries = typeof query === 'object' && query !== null ? Object.entries(query) : []
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'string' ? value : undefined]))
}

/** Returns the account that a call is for; null of a site without one, or without a push. */
async function calledAccount(
  deps: Deps,
  directory: TenantRegistry,
  request: FastifyRequest<{ Params: { app: string; tenant: string } }>,
) {
  const { app, tenant: slug } = request.params
  const tenant = isApp(app) ? await directory.find({ by: 'slug', value: slug }) : null
  if (!tenant || !isApp(app)) return null
  const ctx: JobCtx = {
    tenant,
    language: tenant.language,
    now: deps.ports.clock.now(),
    db: deps.database.of(tenant.id, 'call', labelOf(tenant, request)),
    ports: deps.ports,
    log: request.log,
  }
  const account = await ctx.db.read((tx) => pushAccount(tx, ctx, app))
  return account && { ctx, app, account }
}

/**
 * Returns the message of a body that is signed, opened where it is encrypted. An account with a key takes no plain
 * ones.
 */
function readMessage(account: PushAccount, query: Query, body: unknown): PushMessage | null {
  const { signature, msg_signature, timestamp = '', nonce = '' } = query
  const outer = typeof body === 'string' ? parsePush(body) : null
  if (!outer) return null
  if (account.aesKey === '') return isSignedPush(signature, account.token, timestamp, nonce) ? outer : null
  const encrypted = textField(outer, 'Encrypt')
  if (!encrypted || !isSignedPush(msg_signature, account.token, timestamp, nonce, encrypted)) return null
  const text = decryptPush(account, encrypted)
  return text === null ? null : parsePush(text)
}
