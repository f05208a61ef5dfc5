import { NUMBER_SETTLE_HOURS } from '@storefront/contract/constants'
import type { Connection } from '../../../db'
import type { Ctx } from '../../../core/context.types'

const PROVES = `select 1 from account a where a.tenant_id = $1 and a.id = $2
  and not exists (select 1 from totp t where t.tenant_id = $1 and t.user_id = a.id and t.confirmed_at is not null)
  and (cardinality(a.perms) = 0 or not exists
    (select 1 from number_change n where n.tenant_id = $1 and n.user_id = a.id and n.changed_at > $3))`

/**
 * Whether a code to the user's number shows who they are: not where they have an authenticator, and of staff not while
 * the number is new, so that a stolen session cannot become a fresh login by a number of the thief.
 */
export async function provesByCode(ctx: Ctx, tx: Connection, userId: number): Promise<boolean> {
  const since = new Date(ctx.now.getTime() - NUMBER_SETTLE_HOURS * 3_600_000)
  return (await tx.rows(PROVES, [ctx.tenant.id, userId, since])).length > 0
}
