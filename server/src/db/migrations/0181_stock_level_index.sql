-- without a transaction
create index concurrently if not exists variant_stock_level on variant (tenant_id, product_id, stock_level) where stock_level is not null;
