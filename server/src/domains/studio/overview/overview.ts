import { addDays } from '@storefront/contract/domain/day'
import type { StudioNews, StudioOverview } from '@storefront/contract/entities/studio/overview'
import { hasPermission } from '@storefront/contract/has-permission'
import { permissions } from '@storefront/contract/permissions'
import type { Connection } from '../../../db'
import type { UserCtx } from '../../../core/context.types'
import { amount } from '../../../lib/amount'
import { dayOf } from '../../../lib/day'
import { conversionOf, readFigures } from '../../ops/dashboard/figures'
import { countWaiting } from '../../ops/dashboard/waiting'
import { readSpan } from '../../ops/figures/read'
import { countFigures } from './counts'
import { readSetup } from './setup'

/** Today is compared with the day before and with the same day a week before. */
const DAYS_BEFORE = 7

async function readDays(ctx: UserCtx, tx: Connection): Promise<StudioOverview['days']> {
  if (!hasPermission(ctx.perms, permissions.readAnalytics)) return null
  const to = dayOf(ctx.tenant, ctx.now)
  const span = await readSpan(ctx, tx, { from: addDays(to, -DAYS_BEFORE), to })
  const { days } = await readFigures(ctx, tx, span)
  return days.map((day) => ({ ...day, conversion: conversionOf(day) }))
}

/** Returns the first screen of the studio, each part as far as the caller's permissions allow. */
export function readOverview(ctx: UserCtx): Promise<StudioOverview> {
  return ctx.db.read(async (tx) => ({
    days: await readDays(ctx, tx),
    setup: await readSetup(ctx, tx),
    waiting: await countWaiting(ctx, tx),
    figures: await countFigures(ctx, tx),
  }))
}

/** More than these are not announced one by one. */
const NEW_ORDERS_MAX = 5
const NEW_ORDERS = `select id, number, total, paid_at from shop_order where tenant_id = $1 and paid_at > $2 and paid_at <= $3
  order by paid_at desc limit ${NEW_ORDERS_MAX}`

interface NewOrderRow {
  id: number
  number: string
  total: number
  paid_at: string | null
}

async function readNewOrders(ctx: UserCtx, tx: Connection, since: string | undefined): Promise<StudioNews['orders']> {
  if (since === undefined || !hasPermission(ctx.perms, permissions.changeOrder)) return []
  const rows = await tx.rows<NewOrderRow>(NEW_ORDERS, [ctx.tenant.id, since, ctx.now], 'new_orders')
  return rows.flatMap(({ id, number, total, paid_at }) =>
    paid_at === null ? [] : [{ id, number, total: amount(ctx, total), paid_at: new Date(paid_at).toISOString() }],
  )
}

/** Returns the work that waits, and the orders that were paid since a moment. */
export function readNews(ctx: UserCtx, since: string | undefined): Promise<StudioNews> {
  return ctx.db.read(async (tx) => ({
    waiting: await countWaiting(ctx, tx),
    orders: await readNewOrders(ctx, tx, since),
    at: ctx.now.toISOString(),
  }))
}
