import type { Connection } from '../../../db'
import type { JobCtx } from '../../../core/context.types'
import { UpstreamError } from '../../../core/ports.types'
import { merchantAccount } from '../../shared/credential'
import { PAYMENT_COLUMNS, type PaymentRow, settle } from './settle'

const OPEN = `select ${PAYMENT_COLUMNS} from payment where tenant_id = $1 and order_id = $2 and state = 'open'`

/** Returns the latest open payments of an order. */
export const openPayments = (tx: Connection, tenantId: number, orderId: number): Promise<PaymentRow[]> =>
  tx.rows<PaymentRow>(`${OPEN} order by id desc limit 5`, [tenantId, orderId])

const FAIL =
  "update payment set state = 'failed' where tenant_id = $1 and id = $2 and state = 'open' and code is not null"

/** Marks a payment whose code can no longer be paid; money that still arrives by it counts as before. */
export const failCode = (ctx: JobCtx, id: number): Promise<unknown> =>
  ctx.db.tx((tx) => tx.rows(FAIL, [ctx.tenant.id, id]))

/**
 * Asks the vendor about a payment and records it when it is paid. Returns true then. If the vendor cannot be reached,
 * the state stays unchanged.
 */
export async function askVendor(ctx: JobCtx, payment: PaymentRow): Promise<boolean> {
  const account = await ctx.db.read((tx) => merchantAccount(tx, ctx, payment.vendor))
  if (!account) return false
  try {
    const state = await ctx.ports.payments[payment.vendor].query(account, payment.out_trade_no, ctx.tenant.currency)
    if (state.state === 'closed') await failCode(ctx, payment.id)
    return state.state === 'paid' && (await ctx.db.tx((tx) => settle(ctx, tx, payment.vendor, state)))
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    ctx.log.warn({ err: error }, 'a payment could not be asked for')
    return false
  }
}
