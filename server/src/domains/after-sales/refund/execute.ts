import { isRefundAbandoned, type RefundStatus } from '@storefront/contract/domain/after-sales/refund'
import { methodOfChannel, type PayChannel, paymentMethods } from '@storefront/contract/domain/checkout/payment-methods'
import type { Connection } from '../../../db'
import { cancelJob } from '../../../db/queue'
import type { JobCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { merchantAccount } from '../../shared/credential'
import type { RefundResult } from '../../../core/ports.types'
import { SYSTEM } from '../../orders/order/lifecycle'
import { followRefund, type RefundMove, moveRefund } from './lifecycle'

export interface PlannedRefund extends RefundMove {
  state: RefundStatus
  /** The number of the refund's order. */
  number: string
  out_trade_no: string | null
  channel: PayChannel | null
  /** The amount of the payment. */
  total: number | null
}

const FIND = `select r.id, r.order_id, r.payment_id, r.return_id, r.amount, r.is_surplus, r.out_refund_no, r.state, o.number, o.user_id, p.vendor, p.channel, p.out_trade_no, p.amount as total
  from refund r join shop_order o on o.tenant_id = $1 and o.id = r.order_id
  left join payment p on p.tenant_id = $1 and p.id = r.payment_id where r.tenant_id = $1 and r.id = $2`

export async function findPlannedRefund(
  tx: Connection,
  tenantId: number,
  id: number,
): Promise<PlannedRefund | undefined> {
  return (await tx.rows<PlannedRefund>(FIND, [tenantId, id]))[0]
}

/**
 * Executes a planned refund: sends the request to the vendor, with the same number each time, and records the result.
 * Throws when the vendor refuses or cannot be reached, so that the job is retried; after too many refusals the refund
 * fails and waits for an operator. An unreachable vendor does not count as a refusal: the request is retried until it
 * answers. A refund that the vendor is still processing is asked for later, as a job that is not taken off its list is:
 * after a minute first, then less and less often.
 * @param key the refund's id
 */
export async function executeRefund(ctx: JobCtx, key: string): Promise<void> {
  const row = await ctx.db.read((tx) => findPlannedRefund(tx, ctx.tenant.id, Number(key)))
  const result = row?.state === 'due' ? await requestRefund(ctx, row) : null
  if (row && result?.state === 'refused') return recordRefusal(ctx, row, result)
  if (result?.state === 'processing') return
  await ctx.db.tx(async (tx) => {
    if (row?.state === 'due') await completeRefund(ctx, tx, row)
    await cancelJob(tx, ctx.tenant.id, 'refund', key)
  })
}

async function completeRefund(ctx: JobCtx, tx: Connection, row: PlannedRefund): Promise<void> {
  const failure = await moveRefund(ctx, tx, row.id, { action: 'finish', actor: SYSTEM, note: '' })
  if (failure === null) await followRefund(ctx, tx, row, 'vendor')
  else ctx.log.error({ refund: row.out_refund_no }, 'a refund was done already when its vendor answered')
}

const COUNT =
  "update refund set refusals = refusals + 1, reason = $3 where tenant_id = $1 and id = $2 and state = 'due' returning refusals"

/** Counts a refusal; throws unless it is final, or the last that is waited for. */
async function recordRefusal(
  ctx: JobCtx,
  row: PlannedRefund,
  { reason, isFinal = false }: Extract<RefundResult, { state: 'refused' }>,
): Promise<void> {
  const isOver = await ctx.db.tx(async (tx) => {
    const [countRow] = await tx.rows<{ refusals: number }>(COUNT, [ctx.tenant.id, row.id, reason])
    if (countRow && !isFinal && !isRefundAbandoned(countRow.refusals)) return false
    if (countRow) await moveRefund(ctx, tx, row.id, { action: 'give_up', actor: SYSTEM, note: reason })
    await cancelJob(tx, ctx.tenant.id, 'refund', String(row.id))
    return true
  })
  if (!isOver) throw new Error(`refund ${row.out_refund_no} was refused: ${reason}`)
  ctx.log.error(
    { tenant: ctx.tenant.slug, refund: row.out_refund_no, reason },
    'a refund was refused too often, it waits for an operator',
  )
}

/**
 * Requests the refund from its vendor and returns the state there; null if it needs none, because the money came from
 * the buyer's balance or was received manually.
 */
async function requestRefund(ctx: JobCtx, row: PlannedRefund): Promise<RefundResult | null> {
  const { vendor, channel, out_trade_no, total } = row
  if (vendor === null || vendor === 'fund' || out_trade_no === null || total === null) return null
  const method = channel && methodOfChannel[channel]
  if (method && !paymentMethods[method].canRefund)
    return {
      state: 'refused',
      reason: translate(ctx.language, 'afterSales.refundByHand', {
        method: translate(ctx.language, `studio.payMethod.${method}`),
      }),
      isFinal: true,
    }
  const account = await ctx.db.read((tx) => merchantAccount(tx, ctx, vendor))
  if (!account) return { state: 'refused', reason: translate(ctx.language, 'afterSales.noMerchant') }
  const { code, exponent } = ctx.tenant.currency
  return ctx.ports.payments[vendor].refund(account, {
    outTradeNo: out_trade_no,
    outRefundNo: row.out_refund_no,
    amount: row.amount,
    total,
    currency: { code, exponent },
    reason: translate(ctx.language, row.is_surplus ? 'afterSales.refundReason' : 'afterSales.returnReason', {
      number: row.number,
    }),
  })
}
