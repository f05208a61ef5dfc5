-- Tables and states by the words that the code has for them (docs/glossary.md): jobs, back-in-stock subscriptions, notified.
alter table due_work rename to job;
alter table product_reservation rename to back_in_stock_subscription;
alter table product_reservation_log rename to back_in_stock_subscription_log;
alter table back_in_stock_subscription rename column told_at to notified_at;
alter table back_in_stock_subscription_log rename column reservation_id to subscription_id;

drop index product_reservation_line;
alter table back_in_stock_subscription drop constraint product_reservation_status_check;
update back_in_stock_subscription set status = 'notified' where status = 'told';
update back_in_stock_subscription_log set from_status = 'notified' where from_status = 'told';
update back_in_stock_subscription_log set to_status = 'notified' where to_status = 'told';
update back_in_stock_subscription_log set action = 'notify' where action = 'tell';
alter table back_in_stock_subscription
  add constraint product_reservation_status_check check (status in ('waiting', 'notified', 'over', 'cancelled'));
create index product_reservation_line on back_in_stock_subscription (tenant_id, product_id, created_at, id)
  where status in ('waiting', 'notified');

-- Constraints first: an index that belongs to one follows it.
do $$
declare
  item record;
begin
  for item in
    select conrelid::regclass as owner, conname as name from pg_constraint
    where connamespace = current_schema()::regnamespace and conname ~ '^(due_work|product_reservation)'
  loop
    execute format('alter table %s rename constraint %I to %I', item.owner, item.name,
      regexp_replace(regexp_replace(item.name, '^due_work', 'job'), '^product_reservation', 'back_in_stock_subscription'));
  end loop;
  for item in
    select relname as name, case relkind when 'S' then 'sequence' else 'index' end as kind from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('i', 'S') and relname ~ '^(due_work|product_reservation)'
  loop
    execute format('alter %s %I rename to %I', item.kind, item.name,
      regexp_replace(regexp_replace(item.name, '^due_work', 'job'), '^product_reservation', 'back_in_stock_subscription'));
  end loop;
end $$;
