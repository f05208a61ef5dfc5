-- without a transaction
create index concurrently if not exists shop_order_address_search on shop_order using gin (search_grams(tenant_id, search_text('', address ->> 'display'))) with (fastupdate = off);
