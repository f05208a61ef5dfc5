-- The buyer of a refused return can appeal once.
alter table order_return add column appeal_text text not null default '';
alter table order_return add column appeal_images bigint[] not null default '{}';
alter table order_return add column appealed_at timestamptz;
comment on column order_return.appealed_at is 'Time of the only appeal against a refusal; null without one.';
alter table order_return drop constraint order_return_status_check;
alter table order_return add constraint order_return_status_check
  check (status in ('applied', 'agreed', 'refused', 'appealed', 'shipped_back', 'received', 'refunded', 'withdrawn')) not valid;
