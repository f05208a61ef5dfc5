-- without a transaction
create index concurrently if not exists product_tagged on product (tenant_id, id desc) where is_active and tags <> '{}'::text[];
