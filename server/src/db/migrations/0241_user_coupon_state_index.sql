-- without a transaction
create index concurrently if not exists user_coupon_state on user_coupon (tenant_id, status, id);
