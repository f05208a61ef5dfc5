-- without a transaction
create index concurrently if not exists account_created on account (tenant_id, created_at);
