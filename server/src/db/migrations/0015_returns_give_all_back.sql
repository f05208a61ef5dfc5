-- A return gives back what its pieces cost beside money, and the fee of sending when nothing of the order was sent.

alter table order_return
  -- Coins that come back with it, as counted when it was asked for.
  add column diamonds integer not null default 0 check (diamonds >= 0),
  -- The order's fee of sending, on the return that it goes back with.
  add column shipping bigint not null default 0 check (shipping >= 0);

alter table order_line
  -- Coins of returns that are neither refused nor withdrawn.
  add column return_diamonds integer not null default 0 check (return_diamonds >= 0),
  add check (return_diamonds <= diamonds);

-- Returns that are still open give their coins by the new rule; the first of them gives those of pieces that were given back before, too.
with open_return as (
  select r.tenant_id, r.id, r.line_id, l.diamonds::bigint * (
      sum(r.quantity) over w + coalesce((select sum(d.quantity) from order_return d
        where d.tenant_id = r.tenant_id and d.line_id = r.line_id and d.status = 'refunded'), 0)) / l.quantity as due,
    r.id as at
  from order_return r join order_line l on l.tenant_id = r.tenant_id and l.id = r.line_id
  where l.diamonds > 0 and r.status not in ('refused', 'withdrawn', 'refunded')
  window w as (partition by r.tenant_id, r.line_id order by r.id)
), share as (
  select tenant_id, id, due - coalesce(lag(due) over (partition by tenant_id, line_id order by at), 0) as diamonds from open_return
)
update order_return r set diamonds = s.diamonds from share s where s.tenant_id = r.tenant_id and s.id = r.id;
update order_line l set return_diamonds = s.diamonds
  from (select tenant_id, line_id, sum(diamonds)::int as diamonds from order_return
    where status not in ('refused', 'withdrawn') group by tenant_id, line_id) s
  where s.tenant_id = l.tenant_id and s.line_id = l.id;

-- What vouchers had fetched and was given back waited for the last piece of its order.
update pickup_voucher_holder h set available = h.available + s.quantity
  from (select l.tenant_id, l.holder_id, sum(r.quantity)::int as quantity
    from order_return r
    join order_line l on l.tenant_id = r.tenant_id and l.id = r.line_id
    join shop_order o on o.tenant_id = r.tenant_id and o.id = r.order_id
    where l.holder_id is not null and r.status = 'refunded' and o.status <> 'closed' group by l.tenant_id, l.holder_id) s
  where s.tenant_id = h.tenant_id and s.holder_id = h.id;
