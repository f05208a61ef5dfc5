-- without a transaction
create index concurrently if not exists product_comment_search on product_comment using gin (search_grams(tenant_id, search_text('', text))) with (fastupdate = off);
