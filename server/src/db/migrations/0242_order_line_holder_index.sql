-- without a transaction
create index concurrently if not exists order_line_holder on order_line (tenant_id, holder_id) where holder_id is not null;
