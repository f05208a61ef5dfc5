import { TRACK_INTERVAL_MS } from '@storefront/contract/constants'
import type { Connection } from '../../../db'
import type { JobCtx } from '../../../core/context.types'
import { logisticsAccount } from '../../shared/credential'
import { companyCode } from '../../../ports/logistics/companies'
import type { TrackNode } from '../../../core/ports.types'
import { arrive } from './arrive'
import type { DeliveryRow } from './record'

// Whoever moves the time on asks; of two processes, or of two visits within the pause, one does.
const CLAIM = `update order_delivery set tracked_at = $3 where tenant_id = $1 and id = $2 and state = 'shipped' and tracking_no <> ''
  and (tracked_at is null or tracked_at <= $4) returning 1`
const RESULT = 'update order_delivery set track_result = $3 where tenant_id = $1 and id = $2'
const MOBILE =
  "select coalesce(o.address->>'mobile', '') as mobile from shop_order o where o.tenant_id = $1 and o.id = $2"
// The oldest first, so that of two at one moment the later one is the newer; what is known already stays as it is.
const SAVE_NODES = `insert into delivery_node (tenant_id, delivery_id, kind, text, created_at)
  select $1, $2, 'transit', n.text, n.at from unnest($3::text[], $4::timestamptz[]) with ordinality as n (text, at, place) order by n.at, n.place desc
  on conflict (tenant_id, delivery_id, created_at, md5(text)) where kind = 'transit' do nothing`

/**
 * Asks the carrier of a parcel that is on its way where it is, at most every half an hour, and keeps what it says; one
 * that has been signed for is delivered. What is known already stays when the carrier cannot be asked.
 */
export async function trackParcel(ctx: JobCtx, row: DeliveryRow): Promise<void> {
  const company = companyCode(row.carrier, ctx.tenant.country.code)
  if (row.state !== 'shipped' || row.tracking_no === '' || company === null) return
  const key = [ctx.tenant.id, row.id]
  const inquiry = await ctx.db.tx(async (tx) => {
    const account = await logisticsAccount(tx, ctx)
    if (!account) return null
    const mine = await tx.rows(CLAIM, [...key, ctx.now, new Date(ctx.now.getTime() - TRACK_INTERVAL_MS)])
    const [order] = mine.length > 0 ? await tx.rows<{ mobile: string }>(MOBILE, [ctx.tenant.id, row.order_id]) : []
    return order && { account, mobileTail: order.mobile.slice(-4) }
  })
  if (!inquiry) return
  const answer = await ctx.ports.logistics.track(inquiry.account, {
    company,
    number: row.tracking_no,
    mobileTail: inquiry.mobileTail,
  })
  if (answer.result !== 'ok' && answer.result !== 'nothing')
    ctx.log.warn({ tenant: ctx.tenant.slug, parcel: row.number, ...answer }, 'a carrier did not say where a parcel is')
  await ctx.db.tx(async (tx) => {
    await tx.rows(RESULT, [...key, answer.result])
    if (answer.result !== 'ok') return null
    await saveNodes(tx, ctx.tenant.id, row.id, answer.nodes)
    return answer.isSigned ? arrive(ctx, tx, row, ['system']) : null
  })
}

async function saveNodes(
  tx: Connection,
  tenantId: number,
  deliveryId: number,
  nodes: readonly TrackNode[],
): Promise<void> {
  await tx.rows(SAVE_NODES, [
    tenantId,
    deliveryId,
    nodes.map(({ text }) => text),
    nodes.map(({ at }) => at.toISOString()),
  ])
}
