-- without a transaction
create index concurrently if not exists product_by_name on product (tenant_id, name, id);
