-- without a transaction
create index concurrently if not exists payment_channel on payment (tenant_id, channel, order_id) where state = 'paid';
