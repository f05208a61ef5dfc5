-- A seller's work on an order: another price before it is paid, a flag, a note, and money that came outside of the vendors.
alter table shop_order add column seller_discount bigint not null default 0 check (seller_discount >= 0);
alter table shop_order add column flag text check (flag in ('red', 'orange', 'yellow', 'green', 'blue', 'purple'));
alter table shop_order add column seller_note text not null default '';
alter table order_line add column seller_discount bigint not null default 0 check (seller_discount >= 0);
alter table order_log add column data jsonb;
comment on column shop_order.seller_discount is 'The part of `discount` that the seller gave before the payment.';
comment on column shop_order.seller_note is 'For staff alone.';
comment on column order_line.seller_discount is 'The line''s share of the seller''s discount, a part of `discount`.';
comment on column order_log.data is 'Values that the step changed.';

create table offline_payment (
  tenant_id integer not null references tenant,
  order_id bigint not null,
  method text not null check (method in ('cash', 'transfer', 'terminal', 'other')),
  reference text not null,
  amount bigint not null check (amount > 0),
  user_id bigint not null,
  created_at timestamptz not null,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references shop_order (tenant_id, id),
  foreign key (tenant_id, user_id) references account (tenant_id, id)
);
comment on table offline_payment is 'A payment that the seller received without a vendor.';
comment on column offline_payment.user_id is 'The member of staff who received it.';
select isolate_tenant('offline_payment');
