-- without a transaction
create index concurrently if not exists order_return_search on order_return using gin (search_grams(tenant_id, search_text('', number))) with (fastupdate = off);
