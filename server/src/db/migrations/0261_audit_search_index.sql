-- without a transaction
create index concurrently if not exists audit_log_search on audit_log using gin (search_grams(tenant_id, search_audit_text(item, before, after))) with (fastupdate = off);
