-- without a transaction
create index concurrently if not exists shop_order_total on shop_order (tenant_id, total, id);
