import type { ServerTextKey } from '@storefront/contract/texts'
import { formatPrice } from '@storefront/contract/domain/money'
import type { StudioOrder } from '@storefront/contract/entities/studio/order'
import type { Connection } from '../../../db'
import type { OrderLogData } from '../../../db/stored.types'
import type { UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { amount } from '../../../lib/amount'

type Step = StudioOrder['timeline'][number]

/** Names of the steps, by what they belong to: `order.pay`. */
type StepName = ServerTextKey extends infer Key ? (Key extends `studio.orderStep.${infer Name}` ? Name : never) : never

interface StepRow {
  step: StepName
  actor: Step['actor']
  person: string | null
  data: OrderLogData | null
  note: string
  /** Minor units of a refund. */
  amount: number | null
  at: string
  rank: number
  id: number
}

// Of equal moments the later source is the newer: a refund follows its return, a parcel its order.
const STEPS = `select 'order.' || g.action as step, g.actor, a.name as person, g.data, '' as note, null::bigint as amount, g.created_at as at, 1 as rank, g.id
    from order_log g left join account a on a.tenant_id = $1 and a.id = g.user_id
    where g.tenant_id = $1 and g.order_id = $2
  union all select 'parcel.' || n.kind, 'system', null, null, concat_ws(' ', d.carrier, d.tracking_no), null, n.created_at, 2, n.id
    from delivery_node n join order_delivery d on d.tenant_id = $1 and d.id = n.delivery_id
    where n.tenant_id = $1 and d.order_id = $2 and n.kind <> 'transit'
  union all select 'return.' || case when g.action = 'apply' and g.actor = 'operator' then 'by_seller' when g.action = 'apply' and r.kind = 'exchange' then 'exchange' else g.action end, g.actor, a.name, null,
      case when g.action = 'apply' then r.reason else g.note end, case when g.action = 'apply' and r.kind <> 'exchange' then r.amount + r.shipping end, g.created_at, 3, g.id
    from order_return_log g join order_return r on r.tenant_id = $1 and r.id = g.return_id
    left join account a on a.tenant_id = $1 and a.id = g.user_id
    where g.tenant_id = $1 and r.order_id = $2
  union all select 'refund.' || g.action, g.actor, a.name, null, g.note, f.amount, g.created_at, 4, g.id
    from refund_log g join refund f on f.tenant_id = $1 and f.id = g.refund_id
    left join account a on a.tenant_id = $1 and a.id = g.user_id
    where g.tenant_id = $1 and f.order_id = $2
  order by at desc, rank desc, id desc`

/** Returns the values that a step changed, in words. */
function textOf(ctx: UserCtx, { data, note, amount: minor }: StepRow): string {
  const price = (value: number) => formatPrice(amount(ctx, value), ctx.tenant.currency)
  const parts = [
    minor === null ? '' : price(minor),
    data?.before === undefined || data.after === undefined ? '' : `${price(data.before)} → ${price(data.after)}`,
    data?.flag ? translate(ctx.language, `studio.orderFlag.${data.flag}`) : '',
    data?.note ?? '',
    note,
  ]
  return parts.filter((part) => part !== '').join(' · ')
}

/** Returns all steps of an order, its parcels, returns and refunds, the newest first. */
export async function timelineOf(ctx: UserCtx, tx: Connection, orderId: number): Promise<Step[]> {
  const rows = await tx.rows<StepRow>(STEPS, [ctx.tenant.id, orderId])
  return rows.map((row) => ({
    display: translate(ctx.language, `studio.orderStep.${row.step}`),
    actor: row.actor,
    person: row.actor === 'owner' ? null : row.person,
    text: textOf(ctx, row),
    at: new Date(row.at).toISOString(),
  }))
}
