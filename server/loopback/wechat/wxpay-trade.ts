import { asObject, textField } from '../../src/ports/http'
import type { Context, RefundStatus } from '../context'
import type { TenantKeys } from '../keys'
import { payable, type Refund, refundedAmount, type Trade } from '../payment/trades'

/** A call of a merchant whose signature is right. */
export interface Call {
  keys: TenantKeys
  body: Record<string, unknown>
  params: Record<string, string>
}

export type Answer = [status: number, body: Record<string, unknown> | null]

export const refuse = (status: number, code: string, message: string): Answer => [status, { code, message }]
export const tradeNotFound = refuse(404, 'ORDER_NOT_EXIST', '订单不存在')

/** Opens a trade; the same number again gives the same trade, as long as it is the same payment. */
export async function prepay(context: Context, { keys, body }: Call, scene: 'jsapi' | 'h5'): Promise<Answer> {
  const amount = asObject(body.amount)
  const total = amount?.total
  const outTradeNo = textField(body, 'out_trade_no')
  const notifyUrl = textField(body, 'notify_url')
  const description = textField(body, 'description')
  const openid = textField(asObject(body.payer), 'openid')
  const appId = [keys.weappId, keys.webAppId].find((id) => id === body.appid)
  if (appId === undefined || body.mchid !== keys.wxMerchantId)
    return refuse(400, 'APPID_MCHID_NOT_MATCH', 'appid和mchid不匹配')
  if (!outTradeNo || !/^[\w|*@-]{6,32}$/.test(outTradeNo)) return refuse(400, 'PARAM_ERROR', '商户订单号不符合规则')
  if (!notifyUrl || notifyUrl.includes('?') || !description)
    return refuse(400, 'PARAM_ERROR', '缺少notify_url或description')
  if (typeof total !== 'number' || !Number.isSafeInteger(total) || total < 1)
    return refuse(400, 'PARAM_ERROR', '金额必须是大于0的整数')
  if ((amount?.currency ?? 'CNY') !== 'CNY') return refuse(400, 'PARAM_ERROR', '仅支持人民币')
  if (scene === 'jsapi' && !openid) return refuse(400, 'PARAM_ERROR', '缺少openid')
  if (scene === 'h5' && !asObject(asObject(body.scene_info)?.h5_info))
    return refuse(400, 'PARAM_ERROR', '缺少scene_info')
  const existing = context.ledger.find('wechat', keys.wxMerchantId, outTradeNo)
  if (existing && existing.state !== 'pending')
    return existing.state === 'paid'
      ? refuse(400, 'ORDERPAID', '该订单已支付')
      : refuse(400, 'ORDER_CLOSED', '订单已关闭')
  if (existing && (existing.amount !== total || existing.scene !== scene))
    return refuse(403, 'OUT_TRADE_NO_USED', '商户订单号重复')
  const now = context.clock.now().getTime()
  const expires = Date.parse(textField(body, 'time_expire') ?? '')
  const payment =
    existing ??
    (await context.ledger.add({
      vendor: 'wechat',
      tenant: keys.tenant,
      appId,
      merchantId: keys.wxMerchantId,
      scene,
      outTradeNo,
      amount: total,
      currency: 'CNY',
      description,
      payer: openid ?? 'oLoopbackH5Buyer',
      notifyUrl,
      returnUrl: '',
      createdAt: now,
      expiresAt: Number.isNaN(expires) ? now + 7 * 86_400_000 : expires,
    }))
  if (!payable(payment, context.clock.now())) return refuse(400, 'PARAM_ERROR', '订单已过期')
  return [
    200,
    scene === 'h5'
      ? { h5_url: `${context.publicUrl()}/loopback/wxpay/cashier?prepay_id=${payment.token}` }
      : { prepay_id: payment.token },
  ]
}

/** Gives back; the same refund number again gives the same refund. */
export async function refund(context: Context, { keys, body }: Call): Promise<Answer> {
  const payment = context.ledger.find('wechat', keys.wxMerchantId, textField(body, 'out_trade_no') ?? '')
  const no = textField(body, 'out_refund_no')
  const amount = asObject(body.amount)
  const refundAmount = amount?.refund
  if (!payment) return refuse(404, 'RESOURCE_NOT_EXISTS', '订单不存在')
  if (!no || typeof refundAmount !== 'number' || !Number.isSafeInteger(refundAmount) || refundAmount < 1)
    return refuse(400, 'PARAM_ERROR', '参数错误')
  if (payment.state !== 'paid') return refuse(400, 'INVALID_REQUEST', '订单未支付，不能退款')
  if (amount?.total !== payment.amount) return refuse(400, 'INVALID_REQUEST', '订单金额与原单不一致')
  let earlier = payment.refunds.find((other) => other.no === no)
  if (earlier && earlier.amount !== refundAmount) return refuse(400, 'INVALID_REQUEST', '退款单金额与原单不一致')
  if (!earlier && refundedAmount(payment) + refundAmount > payment.amount)
    return refuse(403, 'NOT_ENOUGH', '退款金额大于可退金额')
  if (!earlier) {
    earlier = {
      no,
      refundNo: `50${payment.tradeNo.slice(2, 22)}${String(payment.refunds.length + 1).padStart(6, '0')}`,
      amount: refundAmount,
    }
    payment.refunds.push(earlier)
    await context.ledger.save()
  }
  // Accepted, no more: the buyer's bank takes its time.
  return [200, presentRefund(payment, earlier, 'PROCESSING')]
}

/** Returns the state of a refund. */
export function queryRefund(context: Context, { keys, params }: Call): Answer {
  for (const payment of context.ledger.all()) {
    if (payment.vendor !== 'wechat' || payment.merchantId !== keys.wxMerchantId) continue
    const refundOfNo = payment.refunds.find(({ no }) => no === params.no)
    if (refundOfNo) return [200, presentRefund(payment, refundOfNo, context.refundStatus())]
  }
  return refuse(404, 'RESOURCE_NOT_EXISTS', '退款单不存在')
}

const presentRefund = (
  payment: Trade,
  { no, refundNo, amount }: Refund,
  status: RefundStatus,
): Record<string, unknown> => ({
  refund_id: refundNo,
  out_refund_no: no,
  out_trade_no: payment.outTradeNo,
  transaction_id: payment.tradeNo,
  status,
  channel: 'ORIGINAL',
  amount: { total: payment.amount, refund: amount, payer_total: payment.amount, payer_refund: amount, currency: 'CNY' },
})
