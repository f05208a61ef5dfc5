import type { JobCtx } from '../../../core/context.types'
import { UpstreamError } from '../../../core/ports.types'
import { merchantAccount } from '../../shared/credential'
import { askVendor, failCode, openPayments } from './ask-vendor'
import { PAYMENT_COLUMNS, type PaymentRow } from './settle'

const FIND = `select ${PAYMENT_COLUMNS} from payment where tenant_id = $1 and id = $2`

/**
 * Closes an open payment with its vendor. One that the vendor does not close because it is paid is recorded, so that
 * money of a lost notice goes back. Throws when the vendor cannot be reached, so that the job is retried.
 * @param key the payment's id
 */
export async function closePayment(ctx: JobCtx, key: string): Promise<void> {
  const { payment, account } = await ctx.db.read(async (tx) => {
    const [row] = await tx.rows<PaymentRow>(FIND, [ctx.tenant.id, Number(key)])
    return { payment: row, account: row ? await merchantAccount(tx, ctx, row.vendor) : null }
  })
  if (payment?.state !== 'open' || !account) return
  try {
    await ctx.ports.payments[payment.vendor].close(account, payment.out_trade_no)
  } catch (error) {
    if (error instanceof UpstreamError && (await askVendor(ctx, payment))) return
    throw error
  }
  await failCode(ctx, payment.id)
}

/** Asks for an order's payments by code before the order expires, because a notice may be lost within hours. */
export async function askForCodes(ctx: JobCtx, orderId: number): Promise<void> {
  const open = await ctx.db.read((tx) => openPayments(tx, ctx.tenant.id, orderId))
  for (const payment of open) if (payment.has_code) await askVendor(ctx, payment)
}
