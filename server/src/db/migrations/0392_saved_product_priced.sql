-- without a transaction
create index concurrently if not exists saved_product_priced on saved_product (tenant_id, product_id, user_id) where kind = 'favourite';
