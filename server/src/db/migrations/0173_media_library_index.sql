-- without a transaction
create index concurrently if not exists image_library on image (tenant_id, id) where user_id is null or by_staff;
