-- The tenant of a policy as a sub-select: the setting is read once a statement and not once a row, which on
-- lists was half of the database's work.
do $$
declare
  name text;
begin
  for name in select tablename from pg_policies where schemaname = current_schema() and policyname = 'of_tenant' loop
    execute format(
      'alter policy of_tenant on %I
         using (tenant_id = (select nullif(current_setting(''app.tenant'', true), '''')::int))
         with check (tenant_id = (select nullif(current_setting(''app.tenant'', true), '''')::int))', name);
  end loop;
end
$$;

-- What a later migration calls for each new table with a tenant: `select isolate_tenant('name')`.
create function isolate_tenant(name text) returns void language plpgsql as $$
begin
  execute format('alter table %I enable row level security', name);
  execute format('alter table %I force row level security', name);
  execute format(
    'create policy of_tenant on %I to storefront_app
       using (tenant_id = (select nullif(current_setting(''app.tenant'', true), '''')::int))
       with check (tenant_id = (select nullif(current_setting(''app.tenant'', true), '''')::int))', name);
  execute format('create policy of_owner on %I to current_user using (true) with check (true)', name);
  execute format('grant select, insert, update, delete on %I to storefront_app', name);
end
$$;
revoke execute on function isolate_tenant from public;
