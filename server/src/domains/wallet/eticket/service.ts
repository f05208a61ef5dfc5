import type { TicketTab } from '@storefront/contract/domain/wallet/eticket'
import { maskMobile } from '@storefront/contract/domain/account/mobile'
import type { Page } from '@storefront/contract/entities/common'
import type { OwnTicket } from '@storefront/contract/entities/wallet/eticket'
import type { UserCtx } from '../../../core/context.types'
import { type ListShape, ListSql, runList } from '../../../db/list'
import type { Slice } from '../../../db/selection'
import { presentTicket } from './presenter'
import type { TicketRow } from './record'

interface OwnRow extends TicketRow {
  product_name: string
  attributes_label: string
}

const shape: ListShape = {
  table: 'virtual_card',
  columns:
    't.id, t.num, t.status, t.contact_name, t.contact_mobile, t.start_at, t.end_at, t.used_at, l.product_name, l.attributes_label',
  joins: 'join order_line l on l.tenant_id = $1 and l.id = t.line_id',
  orderings: {},
  search: [],
}

/** The tabs as conditions and orders (`now` is a placeholder); the rules of `ticketStatus` in SQL. */
const TABS: Readonly<Record<TicketTab | 'all', { where: (now: string) => string; order: (now: string) => string }>> = {
  all: {
    where: (now) => `${now}::timestamptz is not null`,
    order: (now) => `(t.status <> 'unused' or coalesce(t.end_at <= ${now}, false)), t.end_at nulls last, t.id`,
  },
  unused: {
    where: (now) => `t.status = 'unused' and (t.end_at is null or t.end_at > ${now})`,
    order: () => 't.end_at nulls last, t.id',
  },
  used: {
    where: (now) => `t.status = 'used' and ${now}::timestamptz is not null`,
    order: () => 't.used_at desc, t.id desc',
  },
  expired: {
    where: (now) => `(t.status = 'inactive' or t.status = 'unused' and t.end_at <= ${now})`,
    order: () => 't.end_at desc nulls last, t.id desc',
  },
}

/** Returns the user's e-tickets of a tab; of all tabs, those that may be used in front, unless one is said. */
export async function listUserTickets(
  ctx: UserCtx,
  { tab, ...page }: Partial<Slice> & { tab?: TicketTab },
): Promise<Page<OwnTicket>> {
  const { where, order } = TABS[tab ?? 'all']
  const sql = new ListSql(ctx.tenant.id)
  sql.where(`t.user_id = ${sql.param(ctx.user.id)}`)
  const now = sql.param(ctx.now)
  sql.where(where(now))
  const { count, results } = await ctx.db.read((tx) => runList<OwnRow>(tx, sql, shape, order(now), page))
  return { count, results: results.map((row) => present(ctx, row)) }
}

/** The recipient's number is cached on devices for offline use, so it is sent masked. */
function present(ctx: UserCtx, row: OwnRow): OwnTicket {
  const card = presentTicket(ctx, row)
  const contacts = { name: row.contact_name, mobile: maskMobile(row.contact_mobile) }
  return { ...card, contacts, product_name: row.product_name, attributes_label: row.attributes_label }
}
