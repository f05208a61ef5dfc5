-- Counts of what the platform pays, over all sites: one number or address is one, however many sites it asks.
set local lock_timeout = '5s';
create table platform_limit (
  key text primary key,
  window_start timestamptz not null,
  count integer not null
);

-- The application of a site counts and learns the number, and nothing else of the table: these run as the owner.
create function count_for_platform(of_key text, of_window timestamptz) returns integer language sql volatile strict
  security definer set search_path = public, pg_temp as $$
  insert into platform_limit as l (key, window_start, count) values (of_key, of_window, 1)
    on conflict (key) do update set
      count = case when l.window_start = excluded.window_start then l.count + 1 else 1 end,
      window_start = excluded.window_start
    returning count
$$;

create function uncount_for_platform(of_key text, of_window timestamptz) returns void language sql volatile strict
  security definer set search_path = public, pg_temp as $$
  update platform_limit set count = count - 1 where key = of_key and window_start = of_window and count > 0
$$;
