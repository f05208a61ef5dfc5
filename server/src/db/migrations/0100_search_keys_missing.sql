-- without a transaction
create index concurrently if not exists product_search_keys_missing on product (tenant_id, id) where search_keys is null;
