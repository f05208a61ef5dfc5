import type { BookRule } from './books'

/** SQL of a line's refund to its buyer: by returns or, for tickets, by the line itself. */
const REFUNDED = `(select coalesce(sum(r.amount), 0) from order_return r where r.tenant_id = i.tenant_id and r.line_id = i.line_id and r.status = 'refunded')
  + coalesce((select l.return_amount from order_line l where l.tenant_id = i.tenant_id and l.id = i.line_id and l.ctype = 'event.ticketorderline'), 0)`

/** Rules of the books of raffles and of the promoter programme. */
export const promotionRules: readonly BookRule[] = [
  {
    title: 'a raffle gives no more prizes than it has, and counts those that are left',
    sql: `select z.tenant_id as tenant, z.name as which from raffle_prize z join raffle r on r.tenant_id = z.tenant_id and r.id = z.raffle_id
      left join lateral (select count(*) as n from raffle_win w where w.tenant_id = z.tenant_id and w.prize_id = z.id and w.status <> 'forfeited') w on true
      where w.n > z.quantity or r.kind <> 'draw' and z.left_count <> z.quantity - w.n`,
  },
  {
    title: 'the tickets of a raffle equal those of its entrants, and its tickets or turns',
    sql: `select r.tenant_id as tenant, r.title as which from raffle r
      where r.ticket_count <> (select coalesce(sum(e.tickets), 0) from raffle_entrant e where e.tenant_id = r.tenant_id and e.raffle_id = r.id)
        or r.ticket_count <> (select count(*) from raffle_ticket k where k.tenant_id = r.tenant_id and k.raffle_id = r.id)
          + (select count(*) from raffle_spin s where s.tenant_id = r.tenant_id and s.raffle_id = r.id)`,
  },
  {
    title: 'the diamonds of an entrant are on record as paid for that raffle',
    sql: `select e.tenant_id as tenant, e.raffle_id || ' ' || e.user_id as which from raffle_entrant e where e.diamonds <> (select coalesce(-sum(b.change), 0)
      from balance_record b where b.tenant_id = e.tenant_id and b.user_id = e.user_id and b.kind = 'diamond' and b.reason = 'raffle' and b.ref like '%@raffle ' || e.raffle_id || ' %')`,
  },
  {
    title: 'a prize of diamonds is on record once it was given, and only then',
    sql: `select w.tenant_id as tenant, w.id::text as which from raffle_win w join raffle_prize z on z.tenant_id = w.tenant_id and z.id = w.prize_id
      where z.kind = 'diamond' and (select count(*) from balance_record b where b.tenant_id = w.tenant_id and b.user_id = w.user_id and b.reason = 'raffle_prize'
        and b.ref like '%@win ' || w.id and b.change = z.ref) <> (w.status = 'handed_out')::int`,
  },
  {
    title: 'the entries of a line and level sum up to the commission of what stays paid',
    sql: `select i.tenant_id as tenant, i.order_number as which from dist_income i where i.kind = 'commission' and i.state <> 'reserved' and i.rate > 0
      and i.amount + (select coalesce(sum(c.amount), 0) from dist_income c where c.tenant_id = i.tenant_id and c.line_id = i.line_id and c.level = i.level
        and c.kind = 'correction') <> greatest(0, i.base - ${REFUNDED}) * i.rate / 10000`,
  },
  {
    title: 'income is reserved by unpaid orders alone',
    sql: `select i.tenant_id as tenant, i.order_number as which from dist_income i join shop_order o on o.tenant_id = i.tenant_id and o.id = i.order_id
      where (i.state = 'reserved') <> (o.status = 'unpaid')`,
  },
  {
    title: 'income that settled is on record once',
    sql: `select i.tenant_id as tenant, i.id::text as which from dist_income i where i.kind <> 'opening' and i.order_id is not null and i.state in ('settled', 'paid')
      and (select coalesce(sum(b.change), 0) from balance_record b where b.tenant_id = i.tenant_id and b.user_id = i.user_id and b.kind = 'income'
        and b.ref = 'income ' || i.id) <> i.amount`,
  },
]
