-- without a transaction
create index concurrently if not exists product_comment_score on product_comment (tenant_id, score, id);
