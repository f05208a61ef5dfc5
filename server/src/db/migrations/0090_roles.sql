-- Rights that name no role, so that a dump opens under any names: the owner passes row-level security, every other role
-- has the tenant of its connection. Without a tenant a policy shows nothing.
set local lock_timeout = '5s';

do $$
declare
  item record;
begin
  for item in
    select c.relname as name from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relrowsecurity
  loop
    execute format('alter table %I no force row level security', item.name);
    execute format('drop policy if exists of_owner on %I', item.name);
  end loop;
  for item in
    select tablename as name, policyname as policy from pg_policies
    where schemaname = current_schema() and policyname in ('of_tenant', 'of_all')
  loop
    execute format('alter policy %I on %I to public', item.policy, item.name);
  end loop;
end
$$;

-- Each new table with a tenant calls it: `select isolate_tenant('name')`. The migration sets the name of the role.
create or replace function isolate_tenant(name text) returns void language plpgsql as $$
begin
  execute format('alter table %I enable row level security', name);
  execute format(
    'create policy of_tenant on %I
       using (tenant_id = (select nullif(current_setting(''app.tenant'', true), '''')::int))
       with check (tenant_id = (select nullif(current_setting(''app.tenant'', true), '''')::int))', name);
  execute format('grant select, insert, update, delete on %I to %I', name, current_setting('app.role'));
end
$$;

-- The rights of the application's role, whatever its name is (server/src/db/roles.ts): a dump without rights has them.
create table app_right (
  table_name text not null,
  -- '' for the whole table.
  column_name text not null,
  privilege text not null,
  primary key (table_name, column_name, privilege)
);
