-- without a transaction
create index concurrently if not exists shop_order_urged on shop_order (tenant_id, id) where urged_at is not null and status = 'wait_ship';
