-- without a transaction
create index concurrently if not exists product_on_sale on product (tenant_id, id desc) include (on_sale_at, off_sale_at) where is_active;
