-- The options of a field that are searched instead of sent with the form: too many for a schema. `field` names the
-- field by the names that lead to it (`guests.city`).
create table form_option (
  tenant_id integer not null references tenant,
  form_id bigint not null,
  field text not null,
  position integer not null,
  value text not null check (value <> ''),
  label text not null,
  primary key (tenant_id, form_id, field, value),
  foreign key (tenant_id, form_id) references form (tenant_id, id)
);
create index form_option_of on form_option (tenant_id, form_id, field, position);
select isolate_tenant('form_option');

-- How often an option with a quota may be chosen, and has been: counted up by one conditional statement within the
-- submission's transaction. An option without a row has no quota.
create table form_option_tally (
  tenant_id integer not null references tenant,
  form_id bigint not null,
  field text not null,
  value text not null,
  quota integer not null check (quota >= 0),
  used integer not null default 0 check (used >= 0),
  primary key (tenant_id, form_id, field, value),
  foreign key (tenant_id, form_id) references form (tenant_id, id)
);
select isolate_tenant('form_option_tally');
