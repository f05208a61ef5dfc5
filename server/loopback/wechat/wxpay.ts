/** The server side of WeChat Pay API v3: `/loopback/wxpay/v3/...`. */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asObject } from '../../src/ports/http'
import { type Context, rawBody } from '../context'
import type { Trade } from '../payment/trades'
import { type Answer, type Call, tradeNotFound, prepay, queryRefund, refund, refuse } from './wxpay-trade'
import { isSigned, readAuthorization, signedHeaders, transaction } from './wxpay-sign'

/** Registers the calls; every one is checked for the merchant's signature and answered with ours. */
export function wxpayRoutes(app: FastifyInstance, context: Context): void {
  const trade = ({ keys, params }: Call): Trade | undefined =>
    context.ledger.find('wechat', keys.wxMerchantId, params.no ?? '')

  app.post(
    '/wxpay/v3/pay/transactions/jsapi',
    handle((call) => prepay(context, call, 'jsapi')),
  )
  app.post(
    '/wxpay/v3/pay/transactions/h5',
    handle((call) => prepay(context, call, 'h5')),
  )
  app.get(
    '/wxpay/v3/pay/transactions/out-trade-no/:no',
    handle(async (call) => {
      const payment = trade(call)
      return payment ? [200, transaction(payment)] : tradeNotFound
    }),
  )
  app.post(
    '/wxpay/v3/pay/transactions/out-trade-no/:no/close',
    handle(async (call) => {
      const payment = trade(call)
      if (!payment) return tradeNotFound
      if (payment.state === 'paid') return refuse(400, 'ORDERPAID', '订单已支付')
      payment.state = 'closed'
      await context.ledger.save()
      return [204, null]
    }),
  )
  app.post(
    '/wxpay/v3/refund/domestic/refunds',
    handle((call) => refund(context, call)),
  )
  app.get(
    '/wxpay/v3/refund/domestic/refunds/:no',
    handle(async (call) => queryRefund(context, call)),
  )

  function handle(answer: (call: Call) => Promise<Answer>) {
    return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const text = rawBody(request).toString('utf8')
      const authorization = readAuthorization(request.headers.authorization)
      const keys = authorization && (await context.keys.find((tenant) => tenant.wxMerchantId === authorization.mchid))
      const [status, body] =
        !authorization || !keys || !isSigned(keys, authorization, request.method, request.url, text)
          ? refuse(401, 'SIGN_ERROR', '错误的签名，验签失败')
          : await answer({ keys, body: parse(text), params: request.params as Record<string, string> })
      const out = body ? JSON.stringify(body) : ''
      const vendor = await context.keys.vendor()
      // Dated by the real time: the SDK compares with it.
      reply
        .status(status)
        .headers({ 'request-id': randomBytes(8).toString('hex'), ...signedHeaders(vendor.wxpay, out, new Date()) })
      return body ? reply.type('application/json; charset=utf-8').send(out) : reply.send()
    }
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    return asObject(JSON.parse(text)) ?? {}
  } catch {
    return {}
  }
}
