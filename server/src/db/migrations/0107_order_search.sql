-- without a transaction
create index concurrently if not exists shop_order_search on shop_order using gin (search_grams(tenant_id, search_text('', number || ' ' || coalesce(pickup_code, '') || ' ' || coalesce(address ->> 'name', '') || ' ' || coalesce(address ->> 'mobile', '')))) with (fastupdate = off);
