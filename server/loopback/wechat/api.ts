/** WeChat's calls for servers: `/loopback/wechat/cgi-bin/...`, and the page that shows the messages sent. */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { asObject, textField } from '../../src/ports/http'
import { bodyFields, type Context, rawBody, sendPage } from '../context'
import { type SubscribeEntry, subscribePage } from '../pages/notice-page'
import { wechatError } from '../tools'
import { wechatPhoneRoutes } from './phone'
import { wechatSecurityRoutes } from './security'
import { fieldsOfTemplate } from './templates'

const TOKEN_S = 7200
const ENTRIES_MAX = 100

interface Token {
  value: string
  appId: string
  until: number
}

/**
 * Tokens are good for two hours; a new one by `force_refresh` makes the old one useless at once (40001). A
 * message to an open id that begins with `refuses-` is refused with 43101, to `busy-` with -1, to `often-` with 45047.
 */
export function wechatApiRoutes(app: FastifyInstance, context: Context): void {
  /** By app id: the vendor knows one token of each. */
  const tokens = new Map<string, Token>()
  const entries: SubscribeEntry[] = []
  const now = () => context.clock.now().getTime()

  const tokenOf = (query: unknown): Token | number => {
    const bearer = textField(asObject(query), 'access_token')
    const token = [...tokens.values()].find(({ value }) => value === bearer)
    if (!bearer) return 41001
    if (!token) return 40001
    return token.until > now() ? token : 42001
  }

  app.post('/wechat/cgi-bin/stable_token', async (request, reply) => {
    const { grant_type: grant, appid = '', secret, force_refresh: force } = bodyFields(request)
    const keys = await context.keys.find((tenant) => tenant.weappId === appid || tenant.webAppId === appid)
    const right = keys?.weappId === appid ? keys.weappSecret : keys?.webAppSecret
    reply.type('application/json; charset=utf-8')
    if (!keys) return reply.send(wechatError(40013, 'invalid appid'))
    if (secret !== right) return reply.send(wechatError(40125, 'invalid appsecret'))
    if (grant !== 'client_credential') return reply.send(wechatError(40002, 'invalid grant_type'))
    const stored = tokens.get(appid)
    const token =
      stored && stored.until > now() && force !== 'true'
        ? stored
        : { value: randomBytes(60).toString('base64url'), appId: appid, until: now() + TOKEN_S * 1000 }
    tokens.set(appid, token)
    return reply.send(
      JSON.stringify({ access_token: token.value, expires_in: Math.floor((token.until - now()) / 1000) }),
    )
  })

  app.get('/wechat/cgi-bin/ticket/getticket', async (request, reply) => {
    const token = tokenOf(request.query)
    reply.type('application/json; charset=utf-8')
    if (typeof token === 'number')
      return reply.send(wechatError(token, 'invalid credential, access_token is invalid or not latest'))
    if (asObject(request.query)?.type !== 'jsapi') return reply.send(wechatError(40097, 'invalid args'))
    return reply.send(
      JSON.stringify({ errcode: 0, errmsg: 'ok', ticket: randomBytes(64).toString('base64url'), expires_in: TOKEN_S }),
    )
  })

  app.post('/wechat/cgi-bin/message/subscribe/send', async (request, reply) => {
    const token = tokenOf(request.query)
    reply.type('application/json; charset=utf-8')
    if (typeof token === 'number')
      return reply.send(wechatError(token, 'invalid credential, access_token is invalid or not latest'))
    const message = readMessage(rawBody(request).toString('utf8'), token.appId)
    if (typeof message === 'number') return reply.send(wechatError(message, 'the message is refused'))
    entries.unshift({ at: context.clock.now().toISOString(), ...message })
    entries.length = Math.min(entries.length, ENTRIES_MAX)
    return reply.send(JSON.stringify({ errcode: 0, errmsg: 'ok', msgid: Date.now() }))
  })

  wechatSecurityRoutes(app, context, tokenOf)
  wechatPhoneRoutes(app, tokenOf)

  app.get('/wechat/messages.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').type('application/json').send(JSON.stringify(entries)),
  )
  app.get('/wechat/', async (request, reply) => sendPage(reply, subscribePage(request, entries)))
}

/** Reads the message of a body, or returns the vendor's error code. */
function readMessage(text: string, appId: string): Omit<SubscribeEntry, 'at'> | number {
  let body: Record<string, unknown> | null = null
  try {
    body = asObject(JSON.parse(text))
  } catch {
    // Answered as a body that says nothing.
  }
  const openId = textField(body, 'touser')
  if (!openId) return 40003
  const template = textField(body, 'template_id') ?? ''
  const fields = fieldsOfTemplate(appId, template)
  if (!body || !fields) return 40037
  const data = asObject(body.data)
  const values = Object.keys(fields).map((name) => [name, textField(asObject(data?.[name]), 'value') ?? ''] as const)
  if (values.some(([name, value]) => !fields[name]?.test(value))) return 47003
  if (openId.startsWith('refuses-')) return 43101
  if (openId.startsWith('busy-')) return -1
  if (openId.startsWith('often-')) return 45047
  return { openId, template, page: textField(body, 'page') ?? '', fields: Object.fromEntries(values) }
}
