import type { PayChannel, PayCode } from '@storefront/contract/entities/checkout/payment'
import type { Connection } from '../../../db'
import { scheduleJob } from '../../../db/queue'
import type { JobCtx, UserCtx } from '../../../core/context.types'
import type { OrderRow } from '../../orders/order/record'

const OPEN = `select code from payment where tenant_id = $1 and order_id = $2 and amount = $3 and state = 'open' and code is not null
  order by id desc limit 1`

/** Returns the code by which an order is being paid; null without one, of another channel, or too late. */
export async function findOpenCode(ctx: UserCtx, order: OrderRow, channel?: PayChannel): Promise<PayCode | null> {
  const [row] = await ctx.db.read((tx) => tx.rows<{ code: PayCode }>(OPEN, [ctx.tenant.id, order.id, order.total]))
  if (!row || (channel !== undefined && row.code.channel !== channel)) return null
  return Date.parse(row.code.expires) > ctx.now.getTime() ? row.code : null
}

const KEEP = 'update payment set code = $3 where tenant_id = $1 and id = $2'

/** Keeps the code of a payment, and closes the earlier ones of its order: a buyer pays by one of them. */
export function keepCode(
  ctx: UserCtx,
  { id, order_id }: { id: number; order_id: number },
  code: PayCode,
): Promise<void> {
  return ctx.db.tx(async (tx) => {
    await tx.rows(KEEP, [ctx.tenant.id, id, JSON.stringify(code)])
    await closeCodes(ctx, tx, order_id, id)
  })
}

const EARLIER = `select id from payment where tenant_id = $1 and order_id = $2 and state = 'open' and code is not null and ($3::bigint is null or id < $3)`

/**
 * Closes the codes of an order with their vendor: a number that can be paid for hours would take the money again, and
 * some vendors give none back. @param before the id of the payment that stays; null closes all
 */
export async function closeCodes(ctx: JobCtx, tx: Connection, orderId: number, before: number | null): Promise<void> {
  for (const { id } of await tx.rows<{ id: number }>(EARLIER, [ctx.tenant.id, orderId, before]))
    await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'payment_close', key: String(id), runAt: ctx.now })
}
