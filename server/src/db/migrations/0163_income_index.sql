-- without a transaction
create index concurrently if not exists dist_income_created on dist_income (tenant_id, created_at);
