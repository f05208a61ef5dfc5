import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import type { Connection } from '../../../db'
import { balanceOf } from '../../wallet/balance/balance'

/**
 * Refuses an order that nobody could pay: the site has no contract with a vendor, and the buyer's balance does not
 * cover the total. @param total minor units
 */
export async function requireOpenShop(ctx: UserCtx, tx: Connection, total: number): Promise<Failure | null> {
  if (total === 0 || ctx.tenant.accounts.takesPayments) return null
  return (await balanceOf(tx, ctx.tenant.id, ctx.user.id, 'fund')) >= total ? null : fail('shopNotOpen')
}
