-- Pieces of a line can be exchanged for another variant of their product: a return of a third kind.
alter table order_line add column exchanging integer not null default 0;
comment on column order_line.exchanging is 'Pieces of the exchange that is open; they stay sold, and no other return can name them.';
alter table order_line add constraint order_line_exchanging_check check (exchanging >= 0 and returned + exchanging <= quantity) not valid;

alter table order_return add column variant_id bigint;
alter table order_return add column from_label text not null default '';
alter table order_return add column variant_label text not null default '';
alter table order_return add column is_reserved boolean not null default false;
alter table order_return add column sent_carrier text not null default '';
alter table order_return add column sent_tracking_no text not null default '';
alter table order_return add column taken_back integer not null default 0;
comment on column order_return.variant_id is 'Variant that replaces the pieces of an exchange; null for a return of money.';
comment on column order_return.from_label is 'Attributes of the pieces that an exchange takes back, as they were at the request.';
comment on column order_return.variant_label is 'Attributes of the replacement, as they were at the request.';
comment on column order_return.is_reserved is 'The replacement was taken from a limited stock.';
comment on column order_return.sent_carrier is 'Carrier that brings the replacement.';
comment on column order_return.taken_back is 'Pieces of the replacement that the shop has taken back, by a later return.';
alter table order_return drop constraint order_return_kind_check;
alter table order_return add constraint order_return_kind_check
  check (kind in ('refund_only', 'return_goods', 'exchange') and (kind = 'exchange') = (variant_id is not null)) not valid;
alter table order_return add constraint order_return_taken_back_check check (taken_back >= 0 and taken_back <= quantity) not valid;
alter table order_return drop constraint order_return_status_check;
alter table order_return add constraint order_return_status_check
  check (status in ('applied', 'agreed', 'refused', 'appealed', 'shipped_back', 'received', 'resent', 'refunded', 'exchanged', 'withdrawn')) not valid;
