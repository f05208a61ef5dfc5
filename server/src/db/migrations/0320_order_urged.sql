-- The moment at which the buyer last asked for an order to be sent, so that staff find these orders first.
alter table shop_order add column urged_at timestamptz;
comment on column shop_order.urged_at is 'When the buyer last urged the seller to send it; null for never.';
-- small: only orders that wait to be sent and were urged are written.
update shop_order o set urged_at = l.at
  from (select l.tenant_id, l.order_id, max(l.created_at) as at from order_log l where l.action = 'urge' group by l.tenant_id, l.order_id) l
  where o.tenant_id = l.tenant_id and o.id = l.order_id and o.status = 'wait_ship';
