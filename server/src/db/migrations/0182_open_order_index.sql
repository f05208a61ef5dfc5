-- without a transaction
create index concurrently if not exists shop_order_open on shop_order (tenant_id, status, id) where status not in ('completed', 'closed');
