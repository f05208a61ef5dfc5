-- without a transaction
create index concurrently if not exists refund_open on refund (tenant_id, id) where state <> 'done';
