/** WeChat's mini-program login: `/loopback/wechat/sns/jscode2session`. */
import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { LoginCodes } from './codes'
import { type Context, formFields } from './context'

const hash = (text: string, length: number): string => createHash('sha256').update(text).digest('base64url').slice(0, length)

/**
 * Codes: `demo-<name>` is always the same user; any other works once; `bad-code`, `often-code` and
 * `busy-code` are refused with 40029, 45011 and -1; `busy-once-<name>` is refused with -1 the first time.
 */
export function wechatRoutes(app: FastifyInstance, context: Context): void {
  const codes = new LoginCodes()
  const busyOnce = new LoginCodes()
  app.get('/wechat/sns/jscode2session', async (request, reply) => {
    const { appid = '', secret, js_code: code = '', grant_type: grant } = formFields(request)
    const keys = await context.keys.find((tenant) => tenant.weappId === appid)
    const says = (errcode: number, errmsg: string) => JSON.stringify({ errcode, errmsg: `${errmsg}, rid: ${randomBytes(4).toString('hex')}` })
    const answer = (): string => {
      if (!keys) return says(40013, 'invalid appid')
      if (secret !== keys.weappSecret) return says(40125, 'invalid appsecret')
      if (grant !== 'authorization_code') return says(40002, 'invalid grant_type')
      if (!code) return says(41008, 'missing code')
      if (code === 'bad-code') return says(40029, 'invalid code')
      if (code === 'often-code') return says(45011, 'api minute-quota reach limit')
      if (code === 'busy-code' || (code.startsWith('busy-once-') && busyOnce.use(`${appid} ${code}`, code))) return says(-1, 'system error')
      if (!codes.use(`${appid} ${code}`, code)) return says(40163, 'code been used')
      return JSON.stringify({ openid: `o${hash(`${appid} ${code}`, 27)}`, unionid: `u${hash(code, 27)}`, session_key: randomBytes(16).toString('base64') })
    }
    // The vendor's own content type.
    return reply.type('text/plain').send(answer())
  })
}
