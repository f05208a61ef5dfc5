-- The measure 'channel' is new: each day that has been summed up is summed up once more, from the orders that are still there.
insert into figure_change (tenant_id, moment)
  select tenant_id, day::timestamp at time zone zone from figure_day where zone <> '';
