/**
 * Alipay's gateway: `/loopback/alipay/gateway.do`, signed replies on the raw node; and the page of the messages sent.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fromChinaTime } from '../../src/ports/vendor-time'
import { parseObject } from '../../src/ports/http'
import { isRequestSigned, signRsa2 } from './sign'
import { alipayMessages } from './message'
import { alipayPhoneRoutes } from './phone'
import { alipayToken } from './token'
import { type AlipayCall, type Node, failure, tradeMethods } from './trade'
import { type Context, formFields, sendPage } from '../context'
import { noticePage } from '../pages/notice-page'

const DAY_MS = 86_400_000

/** Registers the gateway. */
export function alipayRoutes(app: FastifyInstance, context: Context): void {
  const methods: Record<string, (call: AlipayCall) => Promise<Node>> = {
    ...tradeMethods(context),
    'alipay.open.app.mini.templatemessage.send': alipayMessages(app, context),
  }
  const token = alipayToken()

  async function answer(fields: Record<string, string>): Promise<Node> {
    const keys = await context.keys.find((tenant) => tenant.alipayAppId === fields.app_id)
    if (!keys) return failure('isv.invalid-app-id', '无效的AppID参数')
    if (!fields.sign) return failure('isv.missing-signature', '缺少签名参数')
    if (!isRequestSigned(fields, keys.alipayApp.publicKey))
      return failure('isv.invalid-signature', '验签出错，建议检查签名字符串或签名私钥与应用公钥是否匹配')
    const sentAt = fromChinaTime(fields.timestamp ?? '')
    if (!sentAt || Math.abs(Date.now() - sentAt.getTime()) > DAY_MS)
      return failure('isv.invalid-timestamp', '非法的时间戳参数')
    if (fields.method === 'alipay.system.oauth.token') return token(keys, fields)
    const call: AlipayCall = { keys, fields, content: contentOf(fields.biz_content) }
    const method = methods[fields.method ?? '']
    return method ? await method(call) : failure('isv.invalid-method', '不存在的方法名')
  }

  async function gateway(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const fields = formFields(request)
    const method = fields.method ?? ''
    const node = await answer(fields)
    const cashier = node.body.cashier_token
    // A page method is opened by the buyer's browser and answers with a page.
    if (method === 'alipay.trade.wap.pay') {
      if (typeof cashier === 'string')
        return reply.redirect(`${context.publicUrl()}/loopback/alipay/cashier?token=${cashier}`, 303)
      return sendPage(reply, noticePage(request, `${String(node.body.sub_msg)} (${String(node.body.sub_code)})`), 400)
    }
    const body = JSON.stringify(node.body)
    const name = node.error ? 'error_response' : `${method.replaceAll('.', '_')}_response`
    // The vendor cannot sign for an app that it does not know.
    const sign =
      node.body.sub_code === 'isv.invalid-app-id'
        ? ''
        : `,"sign":"${signRsa2(body, (await context.keys.vendor()).alipay.privateKey)}"`
    return reply.type('text/html;charset=utf-8').send(`{"${name}":${body}${sign}}`)
  }

  alipayPhoneRoutes(app, context)
  app.post('/alipay/gateway.do', gateway)
  app.get('/alipay/gateway.do', gateway)
}

function contentOf(text: string | undefined): Record<string, unknown> {
  try {
    return parseObject('alipay', text ?? '')
  } catch {
    // Every method then misses the fields it needs.
    return {}
  }
}
