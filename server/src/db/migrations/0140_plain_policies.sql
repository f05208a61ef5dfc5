-- The tenant of a policy without a sub-select, which no distributed table takes (Citus). A statement that names its tenant,
-- as every one does, has it as a one-time filter: the setting is read once, and no sub-plan is started for each table.
set local lock_timeout = '5s';

do $$
declare
  name text;
begin
  for name in select tablename from pg_policies where schemaname = current_schema() and policyname = 'of_tenant' loop
    execute format(
      'alter policy of_tenant on %I
         using (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::int)
         with check (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::int)', name);
  end loop;
end
$$;

-- Each new table with a tenant calls it: `select isolate_tenant('name')`. The migration sets the name of the role.
create or replace function isolate_tenant(name text) returns void language plpgsql as $$
begin
  execute format('alter table %I enable row level security', name);
  execute format(
    'create policy of_tenant on %I
       using (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::int)
       with check (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::int)', name);
  execute format('grant select, insert, update, delete on %I to %I', name, current_setting('app.role'));
end
$$;
