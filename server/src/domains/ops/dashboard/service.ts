import type { Dashboard, OpsHome } from '@storefront/contract/entities/site/dashboard'
import { hasPermission } from '@storefront/contract/has-permission'
import { permissions } from '@storefront/contract/permissions'
import type { Connection } from '../../../db'
import type { Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { dayOf } from '../../../lib/day'
import { type Days, daysFailure, within } from './days'
import { readSpan } from '../figures/read'
import { readFigures } from './figures'
import { readTop } from './top'
import { countWaiting } from './waiting'

const MINE = `select count(*)::int as count from verification f where f.tenant_id = $1 and ${within('f.created_at')} and f.user_id = $5`

async function countMine(ctx: UserCtx, tx: Connection, { from, to }: Days): Promise<number> {
  const [row] = await tx.rows<{ count: number }>(
    MINE,
    [ctx.tenant.id, ctx.tenant.timeZone, from, to, ctx.user.id],
    'home_verifications',
  )
  return row?.count ?? 0
}

/** Returns the caller's open work and today's figures, each as far as their permissions allow. */
export function readOpsHome(ctx: UserCtx): Promise<OpsHome> {
  const day = dayOf(ctx.tenant, ctx.now)
  const today = { from: day, to: day }
  const verifies =
    hasPermission(ctx.perms, permissions.verifyEticket) || hasPermission(ctx.perms, permissions.verifyTicket)
  return ctx.db.read(async (tx) => ({
    waiting: await countWaiting(ctx, tx),
    today: hasPermission(ctx.perms, permissions.readAnalytics)
      ? (await readFigures(ctx, tx, await readSpan(ctx, tx, today))).totals
      : null,
    my_verifications: verifies ? await countMine(ctx, tx, today) : null,
  }))
}

/** Returns the figures of some days and what went best in them. */
export async function readDashboard(ctx: UserCtx, days: Days): Promise<Dashboard | Failure> {
  return (
    daysFailure(ctx, days) ??
    ctx.db.read(async (tx) => {
      const span = await readSpan(ctx, tx, days)
      return {
        from: days.from,
        to: days.to,
        ...(await readFigures(ctx, tx, span)),
        top: await readTop(ctx, tx, span),
      }
    })
  )
}
