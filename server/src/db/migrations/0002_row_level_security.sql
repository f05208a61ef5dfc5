-- The application never works as the owner of the tables: its connections `set role storefront_app` and
-- carry the tenant in the setting app.tenant. Without one they see nothing. `force` holds the owner, too;
-- the owner's own policy lets migrations, the seed and the claim of due work through.
do $$
begin
  execute format('grant usage on schema %I to storefront_app', current_schema());
end
$$;

do $$
declare
  name text;
begin
  for name in
    select c.table_name from information_schema.columns c
    where c.table_schema = current_schema() and c.column_name = 'tenant_id'
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy of_tenant on %I to storefront_app
         using (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::int)
         with check (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::int)', name);
    execute format('create policy of_owner on %I to current_user using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to storefront_app', name);
  end loop;
end
$$;

-- What the application only reads.
revoke insert, update, delete on tenant, tenant_domain, tenant_app, tenant_credential from storefront_app;

alter table region enable row level security;
alter table region force row level security;
create policy of_all on region for select to storefront_app using (true);
create policy of_owner on region to current_user using (true) with check (true);
grant select on region to storefront_app;
