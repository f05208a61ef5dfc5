-- without a transaction
create index concurrently if not exists product_comment_user on product_comment (tenant_id, user_id);
