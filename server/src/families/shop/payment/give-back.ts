import { fillText } from '@storefront/contract/errors'
import type { RefundState } from '../../../db/schema'
import { unscheduleWork } from '../../../due/queue'
import type { WorkCtx } from '../../../kernel/ctx'
import { words } from '../../../kernel/words'
import { merchantAccount } from '../../../lib/credential'
import type { PaymentVendor } from '../../../ports/types'
import { creditFund } from '../money/credit'
import { finishReturn } from '../return/refunded'
import { enterLedger } from './ledger'

interface RefundRow {
  id: number
  order_id: number
  payment_id: number | null
  return_id: number | null
  amount: number
  is_surplus: boolean
  out_refund_no: string
  state: RefundState
  number: string
  user_id: number
  /** `fund` is the buyer's own balance; null is money that was taken by hand. */
  vendor: PaymentVendor | 'fund' | null
  out_trade_no: string | null
  total: number | null
}

const FIND = `select r.id, r.order_id, r.payment_id, r.return_id, r.amount, r.is_surplus, r.out_refund_no, r.state, o.number, o.user_id, p.vendor, p.out_trade_no, p.amount as total
  from refund r join shop_order o on o.tenant_id = r.tenant_id and o.id = r.order_id
  left join payment p on p.tenant_id = r.tenant_id and p.id = r.payment_id where r.tenant_id = $1 and r.id = $2`

/**
 * Does a planned refund: asks the vendor, by the same number each time, and writes down what it says. Throws when the
 * vendor refuses or cannot be reached, so that it is tried again.
 * @param key the refund's id
 */
export async function giveBack(ctx: WorkCtx, key: string): Promise<void> {
  const [row] = await ctx.db.read((q) => q.rows<RefundRow>(FIND, [ctx.tenant.id, Number(key)]))
  if (row && row.state !== 'done') {
    const refused = await askVendor(ctx, row)
    if (refused !== null) {
      await ctx.db.tx((q) => q.rows("update refund set state = 'failed', reason = $3 where tenant_id = $1 and id = $2", [ctx.tenant.id, row.id, refused]))
      throw new Error(`refund ${row.out_refund_no} was refused: ${refused}`)
    }
  }
  await ctx.db.tx(async (q) => {
    const [done] = row
      ? await q.rows("update refund set state = 'done', reason = null, done_at = $3 where tenant_id = $1 and id = $2 and state <> 'done' returning 1", [
          ctx.tenant.id,
          row.id,
          ctx.now,
        ])
      : []
    if (row && done) {
      await enterLedger(q, ctx, { orderId: row.order_id, kind: 'refund', vendor: row.vendor ?? 'hand', amount: -row.amount, ref: row.out_refund_no })
      if (row.is_surplus && row.payment_id !== null)
        await q.rows("update payment set state = 'refunded' where tenant_id = $1 and id = $2 and state = 'refund_due'", [ctx.tenant.id, row.payment_id])
      if (row.return_id !== null) await finishReturn(ctx, q, row.return_id)
      // Of an order and its buyer the order is locked first, as everywhere where both are.
      if (row.vendor === 'fund') await creditFund(ctx, q, { userId: row.user_id, amount: row.amount, reason: 'refund', ref: row.out_refund_no })
    }
    await unscheduleWork(q, ctx.tenant.id, 'refund', key)
  })
}

/** Why the vendor does not give the money back, or null when it does; nobody is asked for money of the buyer's balance or taken by hand. */
async function askVendor(ctx: WorkCtx, row: RefundRow): Promise<string | null> {
  const { vendor, out_trade_no, total } = row
  if (vendor === null || vendor === 'fund' || out_trade_no === null || total === null) return null
  const account = await ctx.db.read((q) => merchantAccount(q, ctx.tenant.id, vendor))
  if (!account) throw new Error(`no account to do refund ${row.out_refund_no} with`)
  const { code, exponent } = ctx.tenant.currency
  const result = await ctx.ports.payments[vendor].refund(account, {
    outTradeNo: out_trade_no,
    outRefundNo: row.out_refund_no,
    amount: row.amount,
    total,
    currency: { code, exponent },
    reason: fillText((row.is_surplus ? words.refundReason : words.returnReason)[ctx.language], { number: row.number }),
  })
  return result.ok ? null : result.reason
}
