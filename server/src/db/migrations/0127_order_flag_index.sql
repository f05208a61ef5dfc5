-- without a transaction
create index concurrently if not exists shop_order_flag on shop_order (tenant_id, id) where flag is not null;
