import { readAmount } from '../../src/ports/amount'
import { fromChinaTime, toChinaTime } from '../../src/ports/vendor-time'
import { textField } from '../../src/ports/http'
import { amountText, tradeStatus } from './sign'
import type { Context } from '../context'
import type { TenantKeys } from '../keys'
import { payable, refundedAmount, type Trade } from '../payment/trades'

export interface AlipayCall {
  keys: TenantKeys
  fields: Record<string, string>
  content: Record<string, unknown>
}

/** The node of a reply; `error` puts it under `error_response`. */
export interface Node {
  body: Record<string, unknown>
  error?: boolean
}

export const business = (code: string, fields: Record<string, unknown>): Node => ({
  body: { code, msg: code === '10000' ? 'Success' : 'Business Failed', ...fields },
})
const refuseTrade = (sub: string, words: string): Node => business('40004', { sub_code: `ACQ.${sub}`, sub_msg: words })
/** Returns the gateway's own refusal. */
export const failure = (sub: string, words: string): Node => ({
  body: { code: '40002', msg: 'Invalid Arguments', sub_code: sub, sub_msg: words },
})

/** `alipay.trade.*` by method name. wap.pay answers with `cashier_token`, which the gateway makes a redirect. */
export function tradeMethods(context: Context): Record<string, (call: AlipayCall) => Promise<Node>> {
  const find = ({ keys, content }: AlipayCall): Trade | undefined =>
    context.ledger.find('alipay', keys.alipayMerchantId, textField(content, 'out_trade_no') ?? '') ??
    context.ledger
      .all()
      .find((trade) => trade.merchantId === keys.alipayMerchantId && trade.tradeNo === content.trade_no)
  const notThere = refuseTrade('TRADE_NOT_EXIST', '交易不存在')

  async function open(call: AlipayCall, scene: 'mini' | 'wap'): Promise<Trade | Node> {
    const { keys, fields, content } = call
    const outTradeNo = textField(content, 'out_trade_no')
    const amount = readAmount(textField(content, 'total_amount') ?? '', 2)
    const subject = textField(content, 'subject')
    const buyer = textField(content, 'buyer_open_id')
    const product = scene === 'mini' ? 'JSAPI_PAY' : 'QUICK_WAP_WAY'
    if (!outTradeNo || outTradeNo.length > 64 || !subject || content.product_code !== product || !amount)
      return refuseTrade('INVALID_PARAMETER', '参数无效')
    if (scene === 'mini' && (!buyer || content.op_app_id !== keys.alipayAppId))
      return refuseTrade('BUYER_NOT_EXIST', '买家不存在')
    const existing = find(call)
    if (existing?.state === 'paid') return refuseTrade('TRADE_HAS_SUCCESS', '交易已被支付')
    if (existing?.state === 'closed') return refuseTrade('TRADE_HAS_CLOSE', '交易已经关闭')
    if (existing && existing.amount !== amount) return refuseTrade('CONTEXT_INCONSISTENT', '交易信息被篡改')
    const now = context.clock.now()
    const expires = fromChinaTime(textField(content, 'time_expire') ?? '')?.getTime() ?? now.getTime() + 15 * 86_400_000
    const trade =
      existing ??
      (await context.ledger.add({
        vendor: 'alipay',
        tenant: keys.tenant,
        appId: keys.alipayAppId,
        merchantId: keys.alipayMerchantId,
        scene,
        outTradeNo,
        amount,
        currency: textField(content, 'trans_currency') ?? 'CNY',
        description: subject,
        payer: buyer ?? '0LoopbackWapBuyer',
        notifyUrl: fields.notify_url ?? '',
        returnUrl: fields.return_url ?? '',
        createdAt: now.getTime(),
        expiresAt: expires,
      }))
    return payable(trade, now) ? trade : refuseTrade('TRADE_HAS_CLOSE', '交易已经超时关闭')
  }

  async function close(call: AlipayCall): Promise<Node> {
    const trade = find(call)
    if (!trade) return notThere
    if (trade.state !== 'pending') return refuseTrade('TRADE_STATUS_ERROR', '交易状态不合法')
    trade.state = 'closed'
    await context.ledger.save()
    return business('10000', { out_trade_no: trade.outTradeNo, trade_no: trade.tradeNo })
  }

  async function query(call: AlipayCall): Promise<Node> {
    const trade = find(call)
    if (!trade) return notThere
    const overdue = trade.state === 'pending' && !payable(trade, context.clock.now())
    return business('10000', {
      out_trade_no: trade.outTradeNo,
      trade_no: trade.tradeNo,
      trade_status: overdue ? 'TRADE_CLOSED' : tradeStatus(trade, refundedAmount(trade) === trade.amount),
      total_amount: amountText(trade),
      buyer_open_id: trade.payer,
      ...(trade.paidAt !== null && { send_pay_date: toChinaTime(new Date(trade.paidAt)) }),
    })
  }

  async function refund(call: AlipayCall): Promise<Node> {
    const trade = find(call)
    const amount = readAmount(textField(call.content, 'refund_amount') ?? '', 2)
    if (!trade) return notThere
    if (trade.state !== 'paid') return refuseTrade('TRADE_STATUS_ERROR', '交易状态不合法')
    if (!amount) return refuseTrade('INVALID_PARAMETER', '参数无效')
    if (trade.currency !== (textField(call.content, 'refund_currency') ?? 'CNY'))
      return refuseTrade('INVALID_PARAMETER', '退款币种不一致')
    const no = textField(call.content, 'out_request_no') ?? trade.outTradeNo
    const earlier = trade.refunds.find((other) => other.no === no)
    if (earlier && earlier.amount !== amount) return refuseTrade('REASON_TRADE_REFUND_FEE_ERR', '退款金额无效')
    if (!earlier && refundedAmount(trade) + amount > trade.amount)
      return refuseTrade('REFUND_AMT_NOT_EQUAL_TOTAL', '退款金额超限')
    if (!earlier) trade.refunds.push({ no, refundNo: no, amount })
    await context.ledger.save()
    return business('10000', {
      out_trade_no: trade.outTradeNo,
      trade_no: trade.tradeNo,
      fund_change: earlier ? 'N' : 'Y',
      refund_fee: (refundedAmount(trade) / 100).toFixed(2),
    })
  }

  return {
    'alipay.trade.create': async (call) => {
      const trade = await open(call, 'mini')
      return 'body' in trade ? trade : business('10000', { out_trade_no: trade.outTradeNo, trade_no: trade.tradeNo })
    },
    'alipay.trade.wap.pay': async (call) => {
      const trade = await open(call, 'wap')
      return 'body' in trade ? trade : business('10000', { cashier_token: trade.token })
    },
    'alipay.trade.close': close,
    'alipay.trade.query': query,
    'alipay.trade.refund': refund,
  }
}
