-- Counts the changes of a site's content, so that every process knows when a cached document is out of date.

create table content_version (
  tenant_id integer primary key references tenant,
  version integer not null
);
select isolate_tenant('content_version');
