-- Invoices that buyers ask for. The shop makes them out in its own tax software and notes their numbers here.
create table invoice_request (
  tenant_id integer not null references tenant,
  id bigint generated always as identity,
  order_id bigint not null,
  user_id bigint not null,
  status text not null check (status in ('waiting', 'issued', 'refused', 'withdrawn', 'voided')),
  version integer not null default 1,
  buyer text not null check (buyer in ('personal', 'company')),
  title text not null,
  tax_number text not null,
  email text not null,
  number text not null default '',
  amount bigint,
  reason text not null default '',
  is_outdated boolean not null default false,
  requested_at timestamptz not null,
  issued_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, order_id),
  foreign key (tenant_id, order_id) references shop_order (tenant_id, id),
  foreign key (tenant_id, user_id) references account (tenant_id, id)
);
create index invoice_request_status on invoice_request (tenant_id, status, id);
create index invoice_request_outdated on invoice_request (tenant_id, id) where is_outdated;
create index invoice_request_number on invoice_request (tenant_id, number) where number <> '';
create index invoice_request_tax_number on invoice_request (tenant_id, tax_number) where tax_number <> '';
create index invoice_request_user on invoice_request (tenant_id, user_id, requested_at);
select isolate_tenant('invoice_request');
comment on table invoice_request is 'The invoice of an order, as its buyer asked for it and as the shop answered.';
comment on column invoice_request.version is 'Counts the changes of the buyer, so that staff answer what they saw.';
comment on column invoice_request.title is 'Name on the invoice.';
comment on column invoice_request.number is 'Number of the invoice itself; empty before it is issued.';
comment on column invoice_request.amount is 'Minor units that it was issued for; null before.';
comment on column invoice_request.is_outdated is 'Money of the order came back after it was issued, so that the shop has to void it.';
