-- without a transaction
create index concurrently if not exists product_archive on product (tenant_id, id) where archived_at is not null;
