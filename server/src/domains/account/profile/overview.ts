import { openReturnStatuses } from '@storefront/contract/domain/after-sales/order-return'
import { ownOrderTabs } from '@storefront/contract/domain/orders/order'
import type { AccountOverview } from '@storefront/contract/entities/account/overview'
import type { UserCtx } from '../../../core/context.types'
import { amount } from '../../../lib/amount'
import { IS_TO_COMMENT } from '../../shared/to-comment'

interface OverviewRow {
  orders: Record<string, number>
  to_comment: number
  returns: number
  balance: number
  diamonds: number
  coupons: number
  cards: number
  messages: number
  ticket: NonNullable<AccountOverview['next_ticket']> | null
}

const balanceOf = (kind: 'fund' | 'diamond') =>
  `coalesce((select b.amount from balance b where b.tenant_id = $1 and b.user_id = $2 and b.kind = '${kind}'), 0)::bigint`

// The conditions are those of the lists to which the numbers lead (user-coupon/queries, user-card, eticket/service,
// issued-ticket/service).
const NEXT_TICKET = `(select to_json(n) from (select kind, id, name, label, start, "end" from (
    select 'eticket' as kind, v.id, l.product_name as name, l.attributes_label as label, null::timestamptz as start, v.end_at as "end", v.end_at as due
      from virtual_card v join order_line l on l.tenant_id = $1 and l.id = v.line_id
      where v.tenant_id = $1 and v.user_id = $2 and v.status = 'unused' and (v.end_at is null or v.end_at > $3)
    union all
    select 'event', i.id, e.name, k.name, e.start_at, e.end_at, e.start_at
      from issued_ticket i join event e on e.tenant_id = $1 and e.id = i.event_id
      join event_ticket k on k.tenant_id = $1 and k.id = i.ticket_id
      where i.tenant_id = $1 and i.user_id = $2 and i.status = 'valid' and i.use_count < i.uses and e.end_at >= $3
    ) u order by due nulls last, id limit 1) n)`

const OVERVIEW = `select
    (select coalesce(json_object_agg(o.status, o.n), '{}') from (
      select status, count(*)::int as n from shop_order where tenant_id = $1 and user_id = $2 and kind <> 'ticket' and status = any($4::text[]) group by status) o) as orders,
    (select count(*)::int from shop_order o where o.tenant_id = $1 and o.user_id = $2 and o.kind <> 'ticket' and o.status = any($5::text[])
      and exists (select 1 from order_line l where l.tenant_id = $1 and l.order_id = o.id and ${IS_TO_COMMENT})) as to_comment,
    (select count(*)::int from order_return r where r.tenant_id = $1 and r.user_id = $2 and r.status = any($6::text[])) as returns,
    ${balanceOf('fund')} as balance, ${balanceOf('diamond')} as diamonds,
    (select count(*)::int from user_coupon c where c.tenant_id = $1 and c.user_id = $2 and c.status = 'unused' and (c.end_at is null or c.end_at > $3)) as coupons,
    (select count(*)::int from user_membership_card m where m.tenant_id = $1 and m.user_id = $2 and (m.end_at is null or m.end_at > $3)) as cards,
    (select count(*)::int from user_message m where m.tenant_id = $1 and m.user_id = $2 and m.read_at is null) as messages,
    ${NEXT_TICKET} as ticket`

const statusesOf = (tab: keyof AccountOverview['orders']) => ownOrderTabs.find(({ key }) => key === tab)?.statuses ?? []
const COMMENT_STATUSES = [...statusesOf('to_comment')]
const WAITING_STATUSES = [...statusesOf('unpaid'), ...statusesOf('wait_ship'), ...statusesOf('wait_receive')]

const isoOf = (moment: string | null): string | null => moment && new Date(moment).toISOString()

/** Returns the user's numbers and next ticket, in one statement, as each visit of their own area asks for it. */
export async function readOverview(ctx: UserCtx): Promise<AccountOverview> {
  const [row] = await ctx.db.read((tx) =>
    tx.rows<OverviewRow>(
      OVERVIEW,
      [ctx.tenant.id, ctx.user.id, ctx.now, WAITING_STATUSES, COMMENT_STATUSES, openReturnStatuses],
      'account_overview',
    ),
  )
  const countOf = (tab: keyof AccountOverview['orders']) =>
    statusesOf(tab).reduce((sum, status) => sum + (row?.orders[status] ?? 0), 0)
  const ticket = row?.ticket
  return {
    orders: {
      unpaid: countOf('unpaid'),
      wait_ship: countOf('wait_ship'),
      wait_receive: countOf('wait_receive'),
      to_comment: row?.to_comment ?? 0,
    },
    returns: row?.returns ?? 0,
    balance: amount(ctx, Number(row?.balance ?? 0)),
    diamonds: Number(row?.diamonds ?? 0),
    coupons: row?.coupons ?? 0,
    cards: row?.cards ?? 0,
    messages: row?.messages ?? 0,
    next_ticket: ticket ? { ...ticket, start: isoOf(ticket.start), end: isoOf(ticket.end) } : null,
  }
}
