-- without a transaction
create index concurrently if not exists threaded_comment_question on threaded_comment (tenant_id, id) where target = 'product' and root_id is null and status = 'approved';
