/** WeChat's quick check of a mobile number: `/loopback/wechat/wxa/business/getuserphonenumber`. */
import type { FastifyInstance } from 'fastify'
import { parseObject, textField } from '../../src/ports/http'
import { LoginCodes } from '../codes'
import { rawBody } from '../context'
import { wechatError } from '../tools'
import type { TokenOwner } from './security'

const GRANT = /^phone-(\+?\d{6,20})$/

const codeOf = (text: string): string => {
  try {
    return textField(parseObject('wechat', text), 'code') ?? ''
  } catch {
    return ''
  }
}

/** A code `phone-<number>` grants that number, once; any other is refused with 40029, `often-code` with 45011. */
export function wechatPhoneRoutes(app: FastifyInstance, tokenOf: TokenOwner): void {
  const codes = new LoginCodes()
  app.post('/wechat/wxa/business/getuserphonenumber', async (request, reply) => {
    reply.type('application/json; charset=utf-8')
    const token = tokenOf(request.query)
    if (typeof token === 'number') return reply.send(wechatError(token, 'invalid credential'))
    const code = codeOf(rawBody(request).toString('utf8'))
    if (code === 'often-code') return reply.send(wechatError(45011, 'api minute-quota reach limit'))
    const mobile = GRANT.exec(code)?.[1]
    if (!mobile || !codes.use(`${token.appId} ${code}`, code)) return reply.send(wechatError(40029, 'code is invalid'))
    return reply.send({
      errcode: 0,
      errmsg: 'ok',
      phone_info: { phoneNumber: mobile, watermark: { appid: token.appId } },
    })
  })
}
