-- Numbers of new sites. A sequence takes no lock and gives no number twice, also not that of a site whose import failed.
create sequence tenant_number as integer;
select setval('tenant_number', (select max(tenant_id) from tenant)) where exists (select 1 from tenant);
