-- A plan keeps its file as it was read, so that its owner can say which column is which. Which head means which column is
-- kept for the shop and offered with the next file; null is a column that is ignored.
alter table spreadsheet_plan
  add column heads jsonb not null default '[]',
  add column columns jsonb not null default '[]',
  add column source jsonb not null default '[]';

create table spreadsheet_head (
  tenant_id integer not null references tenant,
  kind text not null check (kind in ('product', 'stock', 'coupon')),
  head text not null check (length(head) between 1 and 120),
  column_name text check (length(column_name) <= 40),
  primary key (tenant_id, kind, head)
);
select isolate_tenant('spreadsheet_head');
