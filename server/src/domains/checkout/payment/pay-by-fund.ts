import { publish } from '../../../lib/measurements'
import { formatPrice } from '@storefront/contract/domain/money'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { amount } from '../../../lib/amount'
import { compactDay } from '../../../lib/day'
import { randomCode } from '../../../lib/random'
import { payAction, SYSTEM, transition } from '../../orders/order/lifecycle'
import type { OrderRow } from '../../orders/order/record'
import { balanceOf, changeBalance } from '../../wallet/balance/balance'
import { isRecharge } from '../../wallet/balance/recharge-order'
import { recordMovement } from './ledger'

/**
 * Pays an order from its buyer's balance: the step of the order, what it takes from the balance and the payment are one
 * transaction. The order goes first, as everywhere where both are locked.
 */
export function payByFund(ctx: UserCtx, order: OrderRow): Promise<{ kind: 'paid' } | Failure> {
  return ctx.db.tx(async (tx) => {
    if (await isRecharge(tx, ctx.tenant.id, order.id)) return fail('fundForRecharge')
    const movedOrder = await transition(ctx, tx, order, payAction(order), SYSTEM)
    if (movedOrder instanceof Failure) return movedOrder
    const change = {
      tenantId: ctx.tenant.id,
      userId: ctx.user.id,
      kind: 'fund',
      change: -order.total,
      reason: 'pay',
      ref: order.number,
      now: ctx.now,
    } as const
    if ((await changeBalance(tx, change)) === null) return fundShortFailure(ctx, tx)
    const ref = `${compactDay(ctx.tenant, ctx.now)}F${ctx.tenant.id}X${randomCode(14)}`
    await tx.rows(
      `insert into payment (tenant_id, order_id, vendor, channel, out_trade_no, amount, state, created_at, paid_at)
       values ($1, $2, 'fund', 'fund', $3, $4, 'paid', $5, $5)`,
      [ctx.tenant.id, order.id, ref, order.total, ctx.now],
    )
    publish('payment', { vendor: 'fund', state: 'paid' })
    await recordMovement(tx, ctx, { orderId: order.id, kind: 'payment', vendor: 'fund', amount: order.total, ref })
    return { kind: 'paid' }
  })
}

async function fundShortFailure(ctx: UserCtx, tx: Connection): Promise<Failure> {
  return fail('fundShort', {
    balance: formatPrice(amount(ctx, await balanceOf(tx, ctx.tenant.id, ctx.user.id, 'fund')), ctx.tenant.currency),
  })
}
