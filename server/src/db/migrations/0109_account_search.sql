-- without a transaction
create index concurrently if not exists account_search on account using gin (search_grams(tenant_id, search_text(name, mobile))) with (fastupdate = off);
