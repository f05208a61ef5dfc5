import { asObject, textField } from '../http'
import { type MerchantAccount, type PaymentPort, type RefundResult, UpstreamError } from '../../core/ports.types'
import { chargeOf, expiryOf } from './charge'
import { callMidtrans, type MidtransAddresses, type MidtransCall, type MidtransReply, PORT } from './client'
import { midtransState, noticeSubject } from './notice'

const NOT_THERE = '404'
/** The state of the transaction does not allow it. */
const CANNOT_CHANGE = '412'
/** The vendor takes no shorter time than this. */
const SHORTEST_S = 20
const REFUNDED = new Set(['refund', 'partial_refund'])
const IDR_ONLY = 'Midtrans takes whole rupiah only'

/** Midtrans' Core API: QRIS, GoPay and virtual accounts, in whole rupiah. */
export function midtransPayment(addresses: MidtransAddresses, timeoutMs: number, now: () => Date): PaymentPort {
  const call = (account: MerchantAccount, request: MidtransCall): Promise<MidtransReply> =>
    callMidtrans(addresses, account, timeoutMs, request)
  const pathOf = (outTradeNo: string, action: string) => `${encodeURIComponent(outTradeNo)}/${action}`
  const readStatus = (account: MerchantAccount, outTradeNo: string) =>
    call(account, { method: 'GET', path: pathOf(outTradeNo, 'status') })

  const query: PaymentPort['query'] = async (account, outTradeNo, { exponent }) => {
    const reply = await readStatus(account, outTradeNo)
    if (!reply.ok && reply.code === NOT_THERE) return { state: 'pending', outTradeNo }
    if (!reply.ok) throw new UpstreamError(PORT, `${PORT}: status ${reply.code}`)
    const state = midtransState(account, reply.fields, exponent, now())
    if (state?.outTradeNo !== outTradeNo)
      throw new UpstreamError(PORT, `${PORT}: the reply is about no such transaction`)
    return state
  }

  return {
    query,

    async open(account, request) {
      const { currency, amount, outTradeNo, expires, notifyUrl } = request
      const charge = chargeOf(request.scene)
      if (!charge) return { ok: false, reason: `midtrans has no ${request.scene} payment` }
      const rupiah = wholeRupiah(amount, currency)
      if (rupiah === null) return { ok: false, reason: `${IDR_ONLY}, not ${currency.code}` }
      const seconds = Math.max(SHORTEST_S, Math.floor((expires.getTime() - now().getTime()) / 1000))
      const reply = await call(account, {
        method: 'POST',
        path: 'charge',
        notifyUrl,
        body: {
          ...charge.request(request),
          transaction_details: { order_id: outTradeNo, gross_amount: rupiah },
          custom_expiry: { expiry_duration: seconds, unit: 'second' },
        },
      })
      if (!reply.ok) return { ok: false, reason: reply.reason }
      const state = midtransState(account, reply.fields, currency.exponent, now())
      if (state?.state === 'closed') return { ok: false, reason: textField(reply.fields, 'status_message') ?? 'denied' }
      const code = charge.code(reply.fields)
      if (state?.outTradeNo !== outTradeNo || !code)
        throw new UpstreamError(PORT, `${PORT}: the reply names no payment`)
      return { ok: true, ticket: { kind: 'code', ...code, expires: expiryOf(reply.fields, expires) } }
    },

    async close(account, outTradeNo) {
      const reply = await call(account, { method: 'POST', path: pathOf(outTradeNo, 'expire') })
      if (reply.ok || reply.code === NOT_THERE) return
      // An already closed payment is the requested result; a paid one is not.
      if (reply.code === CANNOT_CHANGE && (await query(account, outTradeNo, { exponent: 0 })).state === 'closed') return
      throw new UpstreamError(PORT, `${PORT}: status ${reply.code}`)
    },

    async refund(account, refund) {
      const rupiah = wholeRupiah(refund.amount, refund.currency)
      if (rupiah === null) return { state: 'refused', reason: `${IDR_ONLY}, not ${refund.currency.code}` }
      const status = await readStatus(account, refund.outTradeNo)
      // A reply that was lost: the refund is among those of the transaction.
      if (status.ok && isRefunded(status.fields, refund.outRefundNo))
        return { state: 'done', refundNo: refund.outRefundNo }
      const reply = await call(account, {
        method: 'POST',
        path: pathOf(refund.outTradeNo, 'refund'),
        body: { refund_key: refund.outRefundNo, amount: rupiah, reason: refund.reason },
      })
      return refundResult(reply, refund.outRefundNo)
    },

    async readNotice(account, notice) {
      const outTradeNo = noticeSubject(account, notice.body)
      if (outTradeNo === null) return null
      try {
        return await query(account, outTradeNo, notice.currency)
      } catch (error) {
        if (error instanceof UpstreamError) return null
        throw error
      }
    },

    acknowledge: (ok) =>
      ok
        ? { status: 200, contentType: 'application/json', body: '{"status":"ok"}' }
        : { status: 400, contentType: 'application/json', body: '{"status":"refused"}' },
  }
}

/** Returns an amount in rupiah; null for another currency, and for an amount that is not whole. */
function wholeRupiah(minor: number, { code, exponent }: { code: string; exponent: number }): number | null {
  const rupiah = minor / 10 ** exponent
  return code === 'IDR' && Number.isSafeInteger(rupiah) ? rupiah : null
}

const isRefunded = (fields: Record<string, unknown>, refundNo: string): boolean =>
  Array.isArray(fields.refunds) && fields.refunds.some((entry) => asObject(entry)?.refund_key === refundNo)

function refundResult(reply: MidtransReply, refundNo: string): RefundResult {
  if (!reply.ok) return { state: 'refused', reason: reply.reason }
  const status = textField(reply.fields, 'transaction_status') ?? 'not made'
  if (textField(reply.fields, 'status_code') === '201') return { state: 'processing', refundNo }
  return REFUNDED.has(status) ? { state: 'done', refundNo } : { state: 'refused', reason: `refund is ${status}` }
}
