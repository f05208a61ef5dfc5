/**
 * The part of the phone's WeChat and Alipay in `wx.requestPayment` and `my.tradePay`: the harness of the mini-programs
 * posts the ticket here with an outcome and gets the client's own answer.
 */
import type { FastifyInstance } from 'fastify'
import { bodyFields, type Context } from '../context'
import { simulateBuyer, isOutcome } from './pay'
import { verify } from '../wechat/wxpay-sign'

const WX_FAIL = 'requestPayment:fail'
const WX_RESULTS = {
  paid: 'requestPayment:ok',
  cancelled: 'requestPayment:fail cancel',
  unknown: `${WX_FAIL} 支付结果未知`,
  refused: `${WX_FAIL} 订单已支付或已关闭`,
}
/** 9000 paid, 6001 cancelled, 6004 unknown, 4000 failed. */
const ALIPAY_RESULTS = { paid: '9000', cancelled: '6001', unknown: '6004', refused: '4000' }

/** Registers `/wxpay/client/pay` and `/alipay/client/pay`. Bodies are JSON or forms; `outcome` defaults to `paid`. */
export function clientRoutes(app: FastifyInstance, context: Context): void {
  app.post('/wxpay/client/pay', async (request) => {
    const fields = bodyFields(request)
    const { outcome = 'paid', timeStamp = '', nonceStr = '', paySign = '', signType } = fields
    const pack = fields.package ?? ''
    const trade = context.ledger.byToken(pack.replace(/^prepay_id=/, ''))
    if (!isOutcome(outcome) || trade?.vendor !== 'wechat' || !pack.startsWith('prepay_id='))
      return { errMsg: `${WX_FAIL} 缺少参数` }
    const keys = await context.keys.find((tenant) => tenant.tenant === trade.tenant)
    // A mini-program's own app id is known to the phone; the harness may name it.
    const message = `${fields.appId ?? trade.appId}\n${timeStamp}\n${nonceStr}\n${pack}\n`
    if (!keys || signType !== 'RSA' || !verify(message, paySign, keys.wxMerchant.publicKey))
      return { errMsg: `${WX_FAIL} 支付验证签名失败` }
    return { errMsg: WX_RESULTS[await simulateBuyer(context, trade, outcome)] }
  })

  app.post('/alipay/client/pay', async (request) => {
    const { outcome = 'paid', trade_no: tradeNo, tradeNO } = bodyFields(request)
    const trade = context.ledger.byToken(tradeNo ?? tradeNO ?? '')
    if (!isOutcome(outcome) || trade?.vendor !== 'alipay') return { resultCode: ALIPAY_RESULTS.refused, memo: '' }
    return { resultCode: ALIPAY_RESULTS[await simulateBuyer(context, trade, outcome)], memo: '' }
  })
}
