-- without a transaction
create index concurrently if not exists account_by_spent on account (tenant_id, spent desc nulls last, id desc) where removed_at is null;
