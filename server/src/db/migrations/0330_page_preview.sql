-- A link that shows the draft of a page on a phone, without a login and for a day.
create table page_preview (
  tenant_id integer not null references tenant,
  token_hash text not null,
  page_id bigint not null,
  created_by bigint not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, page_id) references page (tenant_id, id),
  foreign key (tenant_id, created_by) references account (tenant_id, id)
);
create index page_preview_page on page_preview (tenant_id, page_id);
select isolate_tenant('page_preview');
comment on table page_preview is 'A link to the draft of a page, which needs no login and expires.';
comment on column page_preview.token_hash is 'SHA-256 of the secret in the link, which this table does not have.';
