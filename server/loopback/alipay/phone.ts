/** The reply of Alipay's app to a mini-program's `my.getPhoneNumber`: `/loopback/alipay/phone.json`. */
import { createCipheriv, createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type Context, formFields } from '../context'
import { signRsa2 } from './sign'

/** The AES key of a mini-program's contents, in Base64; the same for the same app. */
export const contentKeyOf = (appId: string): string =>
  createHash('sha256').update(`content ${appId}`).digest().subarray(0, 16).toString('base64')

/** A content as the vendor encrypts and signs it. */
export function sealContent(content: object, contentKey: string, vendorPrivateKey: string): string {
  const cipher = createCipheriv('aes-128-cbc', Buffer.from(contentKey, 'base64'), Buffer.alloc(16))
  const response = cipher.update(JSON.stringify(content), 'utf8', 'base64') + cipher.final('base64')
  return JSON.stringify({
    response,
    sign: signRsa2(`"${response}"`, vendorPrivateKey),
    sign_type: 'RSA2',
    encrypt_type: 'AES',
    charset: 'UTF-8',
  })
}

/**
 * Registers the reply for the number `mobile` of the query to the mini-program of `tenant`; without a number it is the
 * vendor's refusal.
 */
export function alipayPhoneRoutes(app: FastifyInstance, context: Context): void {
  app.get('/alipay/phone.json', async (request, reply) => {
    const { tenant = '', mobile = '' } = formFields(request)
    const keys = await context.keys.find((one) => one.tenant === tenant)
    if (!keys) return reply.status(404).send()
    const content = mobile
      ? { code: '10000', msg: 'Success', mobile }
      : { code: '40003', msg: 'Insufficient Conditions', subMsg: '用户未绑定手机号' }
    return reply
      .type('application/json')
      .send(sealContent(content, contentKeyOf(keys.alipayAppId), (await context.keys.vendor()).alipay.privateKey))
  })
}
