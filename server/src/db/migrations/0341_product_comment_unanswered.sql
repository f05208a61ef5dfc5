-- without a transaction
create index concurrently if not exists product_comment_unanswered on product_comment (tenant_id, id) where not is_answered and status = 'approved';
