-- How often a short link was followed.
alter table short_link add column visits integer not null default 0 check (visits >= 0);

-- A note that an operator took off: operators see it still, while what its author made private is the author's own.
alter table note add column taken_off_at timestamptz check (taken_off_at is null or not is_active);

-- A file of many rows is of a form's submissions or of an event's registrations.
alter table export_task alter column form_id drop not null;
alter table export_task add column event_id bigint;
alter table export_task add foreign key (tenant_id, event_id) references event (tenant_id, id);
alter table export_task add check (num_nonnulls(form_id, event_id) = 1);

-- What the figures of some days are read by.
create index track_event_created on track_event (tenant_id, created_at);
create index ledger_entry_created on ledger_entry (tenant_id, created_at);
create index shop_order_created on shop_order (tenant_id, created_at);
create index shop_order_paid on shop_order (tenant_id, paid_at) where paid_at is not null;
create index verification_created on verification (tenant_id, created_at);
create index issued_ticket_used on issued_ticket (tenant_id, used_at) where used_at is not null;
-- What waits for operators.
create index shop_order_waiting on shop_order (tenant_id) where status = 'wait_ship';
create index order_return_status on order_return (tenant_id, status);
create index refund_failed on refund (tenant_id) where state = 'failed';
create index event_registration_pending on event_registration (tenant_id, event_id) where status = 'pending';

-- Its job writes files of any rows.
update due_work set kind = 'export_rows' where kind = 'export_submissions';
