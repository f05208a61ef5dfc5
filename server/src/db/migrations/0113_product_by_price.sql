-- without a transaction
create index concurrently if not exists product_by_price on product (tenant_id, price, id);
