-- Sums of months beside those of days: a report of a year reads twelve of them in the place of 365 (docs/decisions/065).
create table figure_month (
  tenant_id integer not null references tenant,
  month date not null,
  rolled_at timestamptz not null,
  primary key (tenant_id, month)
);
comment on table figure_month is 'A month, by its first day, whose days are summed up as a whole; no longer valid once one of them is summed up later.';
select isolate_tenant('figure_month');
