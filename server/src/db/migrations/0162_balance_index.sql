-- without a transaction
create index concurrently if not exists balance_record_created on balance_record (tenant_id, created_at);
