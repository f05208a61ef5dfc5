import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { JobCtx, UserCtx } from '../../../core/context.types'
import type { LineRow } from '../../cart/basket/record'
import type { OrderRow } from '../../orders/order/record'
import { changeBalance } from '../../wallet/balance/balance'
import type { PricedCheckout } from './price'

/**
 * The benefits that an order uses beside stock: a coupon, coins, pieces of vouchers. One conditional statement takes
 * each in the transaction of the submit; the closing gives it back once in its own.
 */

const USE_COUPON = `update user_coupon set status = 'used', order_id = $4, used_at = $5
  where tenant_id = $1 and id = $2 and user_id = $3 and status = 'unused' and coalesce(start_at <= $5, true) and coalesce(end_at > $5, true) returning 1`

const USE_VOUCHER = `update pickup_voucher_holder set available = available - $4
  where tenant_id = $1 and id = $2 and user_id = $3 and available >= $4 and coalesce(end_at > $5, true) and product_id = $6 returning 1`

/** Takes what the order uses up; the first that is not there fails all of it. */
export async function consumeBenefits(
  ctx: UserCtx,
  tx: Connection,
  order: Pick<OrderRow, 'id' | 'number'>,
  pricing: PricedCheckout,
  coins: number,
): Promise<Failure | null> {
  const { coupon, diamonds, bought } = pricing
  if (
    coupon &&
    (await tx.rows(USE_COUPON, [ctx.tenant.id, coupon.id, ctx.user.id, order.id, ctx.now], 'coupon_use')).length === 0
  )
    return fail('couponGone')
  if (diamonds > 0) {
    const change = {
      tenantId: ctx.tenant.id,
      userId: ctx.user.id,
      kind: 'diamond' as const,
      change: -diamonds,
      reason: 'order',
      ref: order.number,
      now: ctx.now,
    }
    if ((await changeBalance(tx, change)) === null)
      return fail('diamondShort', { short: Math.max(1, diamonds - coins) })
  }
  for (const line of bought) {
    const short = line.holder_id === null ? null : await consumeVoucher(ctx, tx, line, line.holder_id)
    if (short) return short
  }
  return null
}

async function consumeVoucher(ctx: UserCtx, tx: Connection, line: LineRow, holderId: number): Promise<Failure | null> {
  const takenRows = await tx.rows(
    USE_VOUCHER,
    [ctx.tenant.id, holderId, ctx.user.id, line.quantity, ctx.now, line.product_id],
    'voucher_use',
  )
  if (takenRows.length > 0) return null
  const [row] = await tx.rows<{ available: number }>(
    'select available from pickup_voucher_holder where tenant_id = $1 and id = $2 and user_id = $3 and coalesce(end_at > $4, true)',
    [ctx.tenant.id, holderId, ctx.user.id, ctx.now],
  )
  return fail('voucherShort', { name: line.product_name ?? '', left: row?.available ?? 0 })
}

/** The coupon of an order that was closed unpaid can be used again, as long as its own days last. */
export async function returnCoupon(ctx: JobCtx, tx: Connection, order: OrderRow): Promise<void> {
  await tx.rows(
    "update user_coupon set status = 'unused', order_id = null, used_at = null where tenant_id = $1 and order_id = $2 and status = 'used'",
    [ctx.tenant.id, order.id],
  )
}

/** Gives back the coins of an order that was closed unpaid. */
export async function returnDiamonds(
  ctx: JobCtx,
  tx: Connection,
  { user_id, number, diamonds }: OrderRow,
): Promise<void> {
  if (diamonds > 0)
    await changeBalance(tx, {
      tenantId: ctx.tenant.id,
      userId: user_id,
      kind: 'diamond',
      change: diamonds,
      reason: 'order_closed',
      ref: number,
      now: ctx.now,
    })
}

/** Makes the pieces of an order that vouchers paid for available on those vouchers again. */
export async function returnVouchers(ctx: JobCtx, tx: Connection, order: OrderRow): Promise<void> {
  await tx.rows(
    `update pickup_voucher_holder h set available = h.available + l.quantity
     from (select holder_id, sum(quantity)::int as quantity from order_line
       where tenant_id = $1 and order_id = $2 and holder_id is not null group by holder_id) l
     where h.tenant_id = $1 and h.id = l.holder_id`,
    [ctx.tenant.id, order.id],
  )
}
