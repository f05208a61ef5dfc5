/** WeChat's checks of texts and pictures: `/loopback/wechat/wxa/...`, and the events of its message push. */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { asObject, textField } from '../../src/ports/http'
import { bodyFields, type Context, rawBody } from '../context'
import type { TenantKeys } from '../keys'
import { wechatError } from '../tools'
import { sendPush, signPush } from './push'

/** Returns the app of a call's token, or the vendor's error code. */
export type TokenOwner = (query: unknown) => { appId: string } | number

const TEXT_MAX = 2500
/** Texts with one of these are risky, others with the second are for a human. */
const RISKY = /risky|违禁词/
const UNCLEAR = /unclear|待复核/

function parse(text: string): Record<string, unknown> {
  try {
    return asObject(JSON.parse(text)) ?? {}
  } catch {
    return {}
  }
}

/**
 * Returns the error code of both checks, which need version 2, a scene, and a recently active user (not an id that
 * begins with `away-`).
 */
function refusal(body: Record<string, unknown>): number | null {
  const { version, scene } = body
  const openId = textField(body, 'openid')
  if (version !== 2) return 44002
  if (!openId) return 40003
  if (typeof scene !== 'number' || scene < 1 || scene > 4) return 40129
  return openId.startsWith('away-') ? 61010 : null
}

/**
 * `POST msg_sec_check` answers at once; `POST media_check_async` answers `received` and pushes its event afterwards,
 * which is risky for an id that begins with `risky-`. `POST /wechat/push` {tenant, event, openid} pushes subscribe or
 * unsubscribe.
 */
export function wechatSecurityRoutes(app: FastifyInstance, context: Context, tokenOf: TokenOwner): void {
  const target = (keys: TenantKeys, kind: 'weapp' | 'wechat') => `${context.inside()}/api/push/${kind}/${keys.tenant}/`

  app.post('/wechat/wxa/msg_sec_check', async (request, reply) => {
    reply.type('application/json; charset=utf-8')
    const token = tokenOf(request.query)
    if (typeof token === 'number') return reply.send(wechatError(token, 'invalid credential'))
    const body = parse(rawBody(request).toString('utf8'))
    const content = textField(body, 'content')
    const code = refusal(body) ?? (!content || [...content].length > TEXT_MAX ? 40097 : null)
    if (code !== null) return reply.send(wechatError(code, 'the check is refused'))
    const suggest = RISKY.test(content ?? '') ? 'risky' : UNCLEAR.test(content ?? '') ? 'review' : 'pass'
    return reply.send({
      errcode: 0,
      errmsg: 'ok',
      trace_id: randomBytes(12).toString('hex'),
      result: { suggest, label: suggest === 'pass' ? 100 : 20001 },
      detail: [],
    })
  })

  app.post('/wechat/wxa/media_check_async', async (request, reply) => {
    reply.type('application/json; charset=utf-8')
    const token = tokenOf(request.query)
    if (typeof token === 'number') return reply.send(wechatError(token, 'invalid credential'))
    const body = parse(rawBody(request).toString('utf8'))
    const code =
      refusal(body) ?? (body.media_type !== 2 || !URL.canParse(textField(body, 'media_url') ?? '') ? 40097 : null)
    if (code !== null) return reply.send(wechatError(code, 'the check is refused'))
    const traceId = randomBytes(12).toString('hex')
    const suggest = textField(body, 'openid')?.startsWith('risky-') ? 'risky' : 'pass'
    const keys = await context.keys.find((tenant) => tenant.weappId === token.appId)
    // The answer goes out first, as the vendor's does.
    if (keys) setImmediate(() => void pushPicture(keys, traceId, suggest))
    return reply.send({ errcode: 0, errmsg: 'ok', trace_id: traceId })
  })

  async function pushPicture(keys: TenantKeys, traceId: string, suggest: string): Promise<void> {
    const at = context.clock.now().getTime()
    const message = {
      ToUserName: 'gh_loopback',
      FromUserName: 'oLoopback',
      CreateTime: Math.floor(at / 1000),
      MsgType: 'event',
      Event: 'wxa_media_check',
      appid: keys.weappId,
      trace_id: traceId,
      version: 2,
      detail: [{ strategy: 'content_model', errcode: 0, suggest, label: 100, prob: 90 }],
      errcode: 0,
      errmsg: 'ok',
      result: { suggest, label: suggest === 'pass' ? 100 : 20001 },
    }
    await sendPush(target(keys, 'weapp'), signPush(keys.weappId, JSON.stringify(message), at, 'json'))
  }

  app.post('/wechat/push', async (request, reply) => {
    const { tenant = '', event = '', openid = '' } = bodyFields(request)
    const keys = await context.keys.find((one) => one.tenant === tenant)
    if (!keys || !/^(un)?subscribe$/.test(event) || !/^[\w-]{1,60}$/.test(openid))
      return reply.status(400).send({ sent: false })
    const at = context.clock.now().getTime()
    const fields = { ToUserName: 'gh_loopback', FromUserName: openid, MsgType: 'event', Event: event }
    const inner = Object.entries(fields).map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`)
    const message = `<xml>${inner.join('')}<CreateTime>${Math.floor(at / 1000)}</CreateTime></xml>`
    return { sent: await sendPush(target(keys, 'wechat'), signPush(keys.webAppId, message, at, 'xml')) }
  })
}
