-- without a transaction
create index concurrently if not exists order_line_search on order_line using gin (search_grams(tenant_id, search_text('', product_name))) with (fastupdate = off);
