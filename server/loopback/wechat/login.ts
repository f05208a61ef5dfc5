/** WeChat's logins: `/loopback/wechat/sns/...`, and the page that sends its browser back with a code. */
import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LoginCodes } from '../codes'
import { type Context, formFields, sendPage } from '../context'
import type { TenantKeys } from '../keys'
import { noticePage } from '../pages/notice-page'
import { wechatError } from '../tools'

const hash = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, length)

const PERSON_COOKIE = 'loopback_wechat'
const PERSON = /^[\w-]{1,40}$/
/** A code of the authorize page: the person, and what makes it good for once. */
const VISIT_CODE = /^visit-([\w-]{1,40})\.[0-9a-f]{16}$/

/** Returns the open id of a code's owner at an app; the demo identifies its users by it (demo/entities). */
export const demoOpenId = (appId: string, person: string): string => `o${hash(`${appId} ${person}`, 27)}`

/**
 * Codes: `demo-<name>` is always the same user; any other works once; `bad-code`, `often-code` and
 * `busy-code` are refused with 40029, 45011 and -1; `busy-once-<name>` is refused with -1 the first time.
 */
export function wechatRoutes(app: FastifyInstance, context: Context): void {
  const codes = new LoginCodes()
  const busyOnce = new LoginCodes()

  /** The vendor's answer to a code: who it is, or an error. `own` is what only this call answers with. */
  const answer = (
    keys: TenantKeys | null,
    secret: string | undefined,
    fields: Record<string, string>,
    code: string,
    own: object,
  ): string => {
    const { appid = '', secret: secretText, grant_type: grant } = fields
    if (!keys) return wechatError(40013, 'invalid appid')
    if (secretText !== secret) return wechatError(40125, 'invalid appsecret')
    if (grant !== 'authorization_code') return wechatError(40002, 'invalid grant_type')
    if (!code) return wechatError(41008, 'missing code')
    if (code === 'bad-code') return wechatError(40029, 'invalid code')
    if (code === 'often-code') return wechatError(45011, 'api minute-quota reach limit')
    if (code === 'busy-code' || (code.startsWith('busy-once-') && busyOnce.use(`${appid} ${code}`, code)))
      return wechatError(-1, 'system error')
    if (!codes.use(`${appid} ${code}`, code)) return wechatError(40163, 'code been used')
    const person = VISIT_CODE.exec(code)?.[1] ?? code
    return JSON.stringify({ openid: demoOpenId(appid, person), unionid: `u${hash(person, 27)}`, ...own })
  }

  app.get('/wechat/sns/jscode2session', async (request, reply) => {
    const fields = formFields(request)
    const keys = await context.keys.find((tenant) => tenant.weappId === fields.appid)
    const own = { session_key: randomBytes(16).toString('base64') }
    // The vendor's own content type.
    return reply.type('text/plain').send(answer(keys, keys?.weappSecret, fields, fields.js_code ?? '', own))
  })

  app.get('/wechat/sns/oauth2/access_token', async (request, reply) => {
    const fields = formFields(request)
    const keys = await context.keys.find((tenant) => tenant.webAppId === fields.appid)
    const own = {
      access_token: randomBytes(32).toString('hex'),
      refresh_token: randomBytes(32).toString('hex'),
      expires_in: 7200,
      scope: 'snsapi_base',
    }
    return reply.type('text/plain').send(answer(keys, keys?.webAppSecret, fields, fields.code ?? '', own))
  })

  /** Returns the person in the query or the cookie; a new random visitor for a browser without a cookie. */
  const personOf = (request: FastifyRequest, personId: string | undefined): string => {
    if (personId && PERSON.test(personId)) return personId
    const match = new RegExp(`(?:^|; )${PERSON_COOKIE}=([\\w-]{1,40})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1]
    return match ?? `visitor-${randomBytes(6).toString('hex')}`
  }

  app.get('/wechat/connect/oauth2/authorize', async (request, reply) => {
    const {
      appid,
      redirect_uri: back = '',
      response_type: type,
      scope,
      state = '',
      person: personId,
    } = formFields(request)
    const refuse = (words: string) => sendPage(reply, noticePage(request, words), 400)
    if (!(await context.keys.find((tenant) => tenant.webAppId === appid))) return refuse('AppID 参数错误 (40013)')
    if (type !== 'code' || scope !== 'snsapi_base') return refuse('Scope 参数错误或没有 Scope 权限 (10005)')
    const url = URL.canParse(back) ? new URL(back) : null
    // The vendor sends people to the account's own domain only: that of the site.
    const own = [
      request.hostname,
      URL.canParse(context.publicUrl()) ? new URL(context.publicUrl()).hostname : request.hostname,
    ]
    if (!url || !/^https?:$/.test(url.protocol) || !own.includes(url.hostname))
      return refuse('redirect_uri 域名与后台配置不一致 (10003)')
    const person = personOf(request, personId)
    url.searchParams.set('code', `visit-${person}.${randomBytes(8).toString('hex')}`)
    url.searchParams.set('state', state)
    return reply
      .header('set-cookie', `${PERSON_COOKIE}=${person}; Path=/loopback/wechat; HttpOnly; SameSite=Lax`)
      .redirect(url.href, 302)
  })
}
