-- Hosts that staff want for their site. A claim keeps nobody from a host: only who proves it by a record of its DNS gets it, and then it
-- is a row of tenant_domain, whose key makes it one site's alone.
create table domain_claim (
  tenant_id integer not null references tenant,
  host text not null,
  token text not null,
  created_at timestamptz not null,
  checked_at timestamptz,
  primary key (tenant_id, host)
);
select isolate_tenant('domain_claim');

-- The one that addresses are made of, where a request names none.
alter table tenant_domain add column is_main boolean not null default false;
update tenant_domain d set is_main = true where host = (select min(host) from tenant_domain o where o.tenant_id = d.tenant_id);
create unique index tenant_domain_main on tenant_domain (tenant_id) where is_main;
grant insert, update, delete on tenant_domain to storefront_app;
