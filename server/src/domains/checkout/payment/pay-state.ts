import { Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { merchantAccount } from '../../shared/credential'
import { UpstreamError } from '../../../core/ports.types'
import { ownOrder } from '../../orders/order/service'
import { PAYMENT_COLUMNS, type PaymentRow, settle } from './settle'

/** Whether an order is paid; asks the vendors of its open attempts when no notice has come yet. */
export async function payState(
  ctx: UserCtx,
  number: string,
): Promise<{ state: 'paid' | 'pending' | 'closed' } | Failure> {
  const order = await ownOrder(ctx, number)
  if (order instanceof Failure) return order
  if (order.status !== 'unpaid') return { state: order.status === 'closed' ? 'closed' : 'paid' }
  const open = await ctx.db.read((tx) =>
    tx.rows<PaymentRow>(
      `select ${PAYMENT_COLUMNS} from payment where tenant_id = $1 and order_id = $2 and state = 'open' order by id desc limit 5`,
      [ctx.tenant.id, order.id],
    ),
  )
  for (const payment of open) if (await queryVendor(ctx, payment)) break
  const after = await ownOrder(ctx, number)
  if (after instanceof Failure) return after
  if (after.status === 'unpaid') return { state: 'pending' }
  return { state: after.status === 'closed' ? 'closed' : 'paid' }
}

/** True when the vendor reports it as paid. If the vendor cannot be reached, the state stays unchanged. */
async function queryVendor(ctx: UserCtx, payment: PaymentRow): Promise<boolean> {
  const account = await ctx.db.read((tx) => merchantAccount(tx, ctx, payment.vendor))
  if (!account) return false
  try {
    const state = await ctx.ports.payments[payment.vendor].query(account, payment.out_trade_no, ctx.tenant.currency)
    return state.state === 'paid' && (await ctx.db.tx((tx) => settle(ctx, tx, payment.vendor, state)))
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    ctx.log.warn({ err: error }, 'a payment could not be asked for')
    return false
  }
}
