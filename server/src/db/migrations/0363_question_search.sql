-- without a transaction
create index concurrently if not exists threaded_comment_question_search on threaded_comment using gin (search_grams(tenant_id, search_text('', text))) with (fastupdate = off) where target = 'product' and root_id is null;
