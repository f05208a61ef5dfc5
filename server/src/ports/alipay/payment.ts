import { writeAmount } from '../amount'
import { type Address, resolveAddress } from '../config'
import { textField } from '../http'
import { type MerchantAccount, type PaymentPort, type PayRequest, UpstreamError } from '../../core/ports.types'
import { type AlipayReply, alipaySdk, callAlipay, PORT } from './client'
import { alipayState, readAlipayNotice } from './notice'
import { toChinaTime } from '../vendor-time'

const NOT_THERE = 'ACQ.TRADE_NOT_EXIST'
/** Stands for "this site" while the SDK, which wants an absolute address, builds the redirect. */
const SELF = 'http://self.invalid'

/**
 * Alipay by `alipay.trade.*`: mini-programs (trade.create) and the browser (trade.wap.pay).
 * Currencies other than CNY are named as `trans_currency`, for which the merchant needs the
 * cross-border contract.
 * @param gateway the gateway as this server reaches it.
 * @param publicGateway the gateway as the buyer's browser reaches it; a path when on this site.
 */
export function alipayPayment(gateway: Address, publicGateway: Address, timeoutMs: number): PaymentPort {
  const keysOf = (account: MerchantAccount) => ({
    appId: account.appId,
    privateKey: account.privateKey,
    publicKey: account.vendorPublicKey,
  })
  const call = (
    account: MerchantAccount,
    method: string,
    content: Record<string, unknown>,
    notifyUrl?: string,
  ): Promise<AlipayReply> =>
    callAlipay(
      alipaySdk(resolveAddress(gateway), keysOf(account), timeoutMs),
      method,
      { ...(notifyUrl && { notify_url: notifyUrl }), biz_content: content },
      timeoutMs,
    )

  return {
    async open(account, request) {
      if (request.scene === 'wap') return { ok: true, ticket: { kind: 'redirect', url: wapAddress(account, request) } }
      if (request.scene !== 'mini') return { ok: false, reason: `alipay has no ${request.scene} payment` }
      if (!request.payerId) return { ok: false, reason: 'the payer is not known to alipay' }
      const content = {
        ...common(request),
        product_code: 'JSAPI_PAY',
        op_app_id: account.appId,
        buyer_open_id: request.payerId,
      }
      const reply = await call(account, 'alipay.trade.create', content, request.notifyUrl)
      if (!reply.ok) return { ok: false, reason: reply.reason }
      const tradeNo = textField(reply.fields, 'trade_no')
      if (!tradeNo) throw new UpstreamError(PORT, `${PORT}: the reply names no trade`)
      return { ok: true, ticket: { kind: 'alipay', trade_no: tradeNo } }
    },

    async query(account, outTradeNo, currency) {
      const reply = await call(account, 'alipay.trade.query', { out_trade_no: outTradeNo })
      // A browser payment becomes a trade only when the buyer opens it at the cashier.
      if (!reply.ok && reply.subCode === NOT_THERE) return { state: 'pending', outTradeNo }
      if (!reply.ok) throw new UpstreamError(PORT, `${PORT}: ${reply.subCode}`)
      const state = alipayState(reply.fields, currency.exponent, new Date())
      if (state?.outTradeNo !== outTradeNo) throw new UpstreamError(PORT, `${PORT}: the reply is about no such trade`)
      return state
    },

    async close(account, outTradeNo) {
      const reply = await call(account, 'alipay.trade.close', { out_trade_no: outTradeNo })
      if (reply.ok || reply.subCode === NOT_THERE) return
      if (reply.subCode === 'ACQ.TRADE_STATUS_ERROR') {
        // An already closed payment is the requested result; a paid one is not.
        const now = await call(account, 'alipay.trade.query', { out_trade_no: outTradeNo })
        if (now.ok && now.fields.trade_status === 'TRADE_CLOSED') return
      }
      throw new UpstreamError(PORT, `${PORT}: ${reply.subCode}`)
    },

    async refund(account, refund) {
      const { exponent, code } = refund.currency
      const reply = await call(account, 'alipay.trade.refund', {
        out_trade_no: refund.outTradeNo,
        out_request_no: refund.outRefundNo,
        refund_amount: writeAmount(refund.amount, exponent),
        refund_reason: refund.reason,
        ...(code !== 'CNY' && { refund_currency: code }),
      })
      // Alipay knows a refund by our own number; it gives none itself.
      return reply.ok ? { state: 'done', refundNo: refund.outRefundNo } : { state: 'refused', reason: reply.reason }
    },

    readNotice: readAlipayNotice,
    acknowledge: (ok) => ({ status: 200, contentType: 'text/plain', body: ok ? 'success' : 'fail' }),
  }

  function wapAddress(account: MerchantAccount, request: PayRequest): string {
    const at = resolveAddress(publicGateway)
    const relative = at.startsWith('/')
    const sdk = alipaySdk(relative ? SELF + at : at, keysOf(account), timeoutMs)
    const url = sdk.pageExecute('alipay.trade.wap.pay', 'GET', {
      timestamp: toChinaTime(new Date()),
      ...(request.notifyUrl && { notify_url: request.notifyUrl }),
      // The gateway leaves empty values out of what it checks; the SDK would sign them.
      ...(request.returnUrl && { return_url: request.returnUrl }),
      biz_content: {
        ...common(request),
        product_code: 'QUICK_WAP_WAY',
        ...(request.returnUrl && { quit_url: request.returnUrl }),
      },
    })
    return relative ? url.slice(SELF.length) : url
  }
}

function common(request: PayRequest): Record<string, unknown> {
  const { code, exponent } = request.currency
  return {
    out_trade_no: request.outTradeNo,
    total_amount: writeAmount(request.amount, exponent),
    subject: request.description.slice(0, 256),
    time_expire: toChinaTime(request.expires),
    ...(code !== 'CNY' && { trans_currency: code, settle_currency: code }),
  }
}
