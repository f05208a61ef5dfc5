import { utcDate } from '@storefront/contract/domain/dayjs'
import { createPrivateKey } from 'node:crypto'
import { Formatter, Rsa } from 'wechatpay-axios-plugin'
import { type Address, resolveAddress } from '../config'
import { textField } from '../http'
import {
  type GatewayTicket,
  type MerchantAccount,
  type PaymentPort,
  type PayRequest,
  type RefundResult,
  UpstreamError,
} from '../../core/ports.types'
import { callWxpay, PORT, type WxpayReply } from './client'
import { readWxpayNotice, wxpayState } from './notice'

const NOT_THERE = new Set(['ORDER_NOT_EXIST', 'ORDERNOTEXIST', 'RESOURCE_NOT_EXISTS'])
const ALREADY_CLOSED = new Set(['ORDER_CLOSED', 'ORDERCLOSED'])
const REFUNDS = 'v3/refund/domestic/refunds'
const CNY_ONLY = 'WeChat Pay takes CNY only'

/** WeChat Pay API v3: `jsapi` (messaging-app browser), `mini`, `h5` (other browsers). Only CNY. */
export function wxpayPayment(base: Address, timeoutMs: number): PaymentPort {
  const call = (account: MerchantAccount, method: 'GET' | 'POST', path: string, body?: Record<string, unknown>) =>
    callWxpay(resolveAddress(base), account, timeoutMs, method, path, body)
  const tradePath = (outTradeNo: string) => `v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}`

  return {
    async open(account, request) {
      if (request.currency.code !== 'CNY') return { ok: false, reason: `${CNY_ONLY}, not ${request.currency.code}` }
      if (request.scene === 'wap') return { ok: false, reason: 'wechat has no wap payment' }
      const h5 = request.scene === 'h5'
      if (!h5 && !request.payerId) return { ok: false, reason: 'the payer is not known to wechat' }
      const appId = request.scene === 'jsapi' ? (account.webAppId ?? account.appId) : account.appId
      const reply = await call(account, 'POST', `v3/pay/transactions/${h5 ? 'h5' : 'jsapi'}`, {
        ...common(account, appId, request),
        ...(h5
          ? { scene_info: { payer_client_ip: request.clientIp, h5_info: { type: 'Wap' } } }
          : { payer: { openid: request.payerId }, scene_info: { payer_client_ip: request.clientIp } }),
      })
      if (!reply.ok) return { ok: false, reason: reply.reason }
      const handle = textField(reply.fields, h5 ? 'h5_url' : 'prepay_id')
      if (!handle) throw new UpstreamError(PORT, `${PORT}: the reply names no payment`)
      return {
        ok: true,
        ticket: h5 ? redirect(handle, request.returnUrl) : clientTicket(account, appId, handle, request.scene),
      }
    },

    async query(account, outTradeNo) {
      const reply = await call(
        account,
        'GET',
        `${tradePath(outTradeNo)}?mchid=${encodeURIComponent(account.merchantId)}`,
      )
      if (!reply.ok && NOT_THERE.has(reply.code)) return { state: 'pending', outTradeNo }
      if (!reply.ok) throw new UpstreamError(PORT, `${PORT}: ${reply.code}`)
      const state = wxpayState(account, reply.fields, new Date())
      if (state?.outTradeNo !== outTradeNo) throw new UpstreamError(PORT, `${PORT}: the reply is about no such trade`)
      return state
    },

    async close(account, outTradeNo) {
      const reply = await call(account, 'POST', `${tradePath(outTradeNo)}/close`, { mchid: account.merchantId })
      if (!reply.ok && !NOT_THERE.has(reply.code) && !ALREADY_CLOSED.has(reply.code))
        throw new UpstreamError(PORT, `${PORT}: ${reply.code}`)
    },

    async refund(account, refund) {
      if (refund.currency.code !== 'CNY')
        return { state: 'refused', reason: `${CNY_ONLY}, not ${refund.currency.code}` }
      const reply = await call(account, 'POST', REFUNDS, {
        out_trade_no: refund.outTradeNo,
        out_refund_no: refund.outRefundNo,
        // The vendor takes at most 80 bytes.
        reason: refund.reason.slice(0, 26),
        amount: { refund: refund.amount, total: refund.total, currency: 'CNY' },
      })
      if (!reply.ok || textField(reply.fields, 'status') !== 'PROCESSING') return refundResult(reply)
      // The request is only accepted. Asked for again, a refund is accepted again: how it stands is what the query
      // tells.
      const query = await call(account, 'GET', `${REFUNDS}/${encodeURIComponent(refund.outRefundNo)}`)
      if (!query.ok) throw new UpstreamError(PORT, `${PORT}: ${query.code}`)
      return refundResult(query)
    },

    readNotice: readWxpayNotice,
    acknowledge: (ok) =>
      ok
        ? { status: 200, contentType: 'application/json', body: '{"code":"SUCCESS"}' }
        : { status: 500, contentType: 'application/json', body: '{"code":"FAIL","message":"not accepted"}' },
  }
}

function refundResult(reply: WxpayReply): RefundResult {
  if (!reply.ok) return { state: 'refused', reason: reply.reason }
  const refundNo = textField(reply.fields, 'refund_id')
  const status = textField(reply.fields, 'status')
  if (!refundNo) throw new UpstreamError(PORT, `${PORT}: the reply names no refund`)
  if (status === 'SUCCESS') return { state: 'done', refundNo }
  return status === 'PROCESSING'
    ? { state: 'processing', refundNo }
    : { state: 'refused', reason: `refund is ${status}` }
}

function common(account: MerchantAccount, appId: string, request: PayRequest): Record<string, unknown> {
  return {
    appid: appId,
    mchid: account.merchantId,
    // The vendor takes at most 127 bytes; a Chinese character has three.
    description: request.description.slice(0, 42),
    out_trade_no: request.outTradeNo,
    time_expire: utcDate(request.expires).format('YYYY-MM-DDTHH:mm:ssZ'),
    notify_url: request.notifyUrl,
    amount: { total: request.amount, currency: 'CNY' },
  }
}

/**
 * Builds the ticket of a redirect. The return address is not part of the signed request: it is appended to the
 * cashier's address.
 */
function redirect(h5Url: string, returnUrl: string): GatewayTicket {
  return {
    kind: 'redirect',
    url: returnUrl ? `${h5Url}${h5Url.includes('?') ? '&' : '?'}redirect_url=${encodeURIComponent(returnUrl)}` : h5Url,
  }
}

/** Builds the signed parameters of `wx.requestPayment`; the browser's bridge needs the app id too. */
function clientTicket(
  account: MerchantAccount,
  appId: string,
  prepayId: string,
  scene: PayRequest['scene'],
): GatewayTicket {
  const timeStamp = String(Formatter.timestamp())
  const nonceStr = Formatter.nonce()
  const pack = `prepay_id=${prepayId}`
  const paySign = Rsa.sign(
    Formatter.joinedByLineFeed(appId, timeStamp, nonceStr, pack),
    createPrivateKey(account.privateKey),
  )
  return {
    kind: 'wx',
    params: { ...(scene === 'jsapi' && { appId }), timeStamp, nonceStr, package: pack, signType: 'RSA', paySign },
  }
}
