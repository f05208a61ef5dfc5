-- Imports of any size: the rows of a file, cut into parts that are planned and written one after the other.
alter table spreadsheet_plan
  add column status text not null default 'failed',
  add column language text not null default '',
  add column failure text,
  add column file_key text,
  add column sheet_at integer not null default 0,
  add column read_to integer not null default 0,
  add column row_count integer not null default 0,
  add column grouped_to integer not null default 0,
  add column last_group text not null default '',
  add column samples jsonb not null default '[]',
  add column counts jsonb not null default '{}',
  add column emptied integer not null default 0,
  add column with_cost boolean not null default false,
  alter column sheet set default '[]',
  alter column rows set default '[]',
  alter column steps_hash set default '';
alter table spreadsheet_plan add constraint spreadsheet_plan_status_check
  check (status in ('reading', 'planning', 'ready', 'applying', 'applied', 'failed')) not valid;
-- small: previews of a day
update spreadsheet_plan set status = 'applied' where applied_at is not null;
comment on column spreadsheet_plan.status is 'Previews from before it are failed: their files are uploaded again.';
comment on column spreadsheet_plan.language is 'Language of its owner, in which a job writes its texts.';
comment on column spreadsheet_plan.failure is 'The reason why it failed, as its owner reads it.';
comment on column spreadsheet_plan.file_key is 'Place of the file in the store, as long as it is read.';
comment on column spreadsheet_plan.sheet_at is 'Place of the sheet in the file.';
comment on column spreadsheet_plan.read_to is 'The last row that is read.';
comment on column spreadsheet_plan.grouped_to is 'The last row with its item; 0 where a row has none.';
comment on column spreadsheet_plan.last_group is 'The item of that row: the next one may belong to it.';
comment on column spreadsheet_plan.samples is 'The first text of each column.';
comment on column spreadsheet_plan.with_cost is 'Whether its owner may read purchase prices.';
comment on column spreadsheet_plan.sheet is 'No longer written; neither are source, rows and steps_hash.';

create table spreadsheet_part (
  tenant_id integer not null,
  plan_id bigint not null,
  part integer not null,
  row_count integer not null check (row_count > 0),
  steps_hash text,
  created integer not null default 0,
  updated integer not null default 0,
  emptied integer not null default 0,
  applied_at timestamptz,
  primary key (tenant_id, plan_id, part),
  foreign key (tenant_id, plan_id) references spreadsheet_plan (tenant_id, id) on delete cascade
);
select isolate_tenant('spreadsheet_part');
comment on table spreadsheet_part is 'Rows of an import that are planned at once, and written in one transaction; a job deletes them after a day.';
comment on column spreadsheet_part.steps_hash is 'Hash of what its rows come to; null before they are planned.';
comment on column spreadsheet_part.created is 'Rows that make something.';
comment on column spreadsheet_part.updated is 'Rows that change something.';
comment on column spreadsheet_part.emptied is 'Cells that lose what stood in them.';

create table spreadsheet_row (
  tenant_id integer not null,
  plan_id bigint not null,
  row integer not null,
  cells jsonb not null,
  item text not null,
  part integer,
  action text check (action in ('create', 'update', 'unchanged', 'skip', 'error')),
  outcome jsonb,
  primary key (tenant_id, plan_id, row),
  foreign key (tenant_id, plan_id) references spreadsheet_plan (tenant_id, id) on delete cascade
);
create index spreadsheet_row_part on spreadsheet_row (tenant_id, plan_id, part, row);
create index spreadsheet_row_action on spreadsheet_row (tenant_id, plan_id, action, row);
select isolate_tenant('spreadsheet_row');
comment on table spreadsheet_row is 'The rows of a file that is imported; a job deletes them after a day.';
comment on column spreadsheet_row.cells is 'Its cells as they are shown.';
comment on column spreadsheet_row.item is 'The product or variant that it belongs to: rows of one item are in one part.';
comment on column spreadsheet_row.outcome is 'Its title, changes and problems, as its owner reads them.';

alter table sheet_import drop constraint sheet_import_status_check;
alter table sheet_import add constraint sheet_import_status_check
  check (status in ('applying', 'failed', 'applied', 'undoing', 'undone')) not valid;
alter table sheet_import add column rows integer not null default 0 check (rows >= 0);
comment on column sheet_import.rows is 'Rows that it writes; 0 of those from before it.';
alter table picture_request add column reason text check (reason in ('missing', 'private', 'tooLarge', 'noPicture', 'noAnswer'));
comment on column picture_request.reason is 'The reason why it could not be fetched.';
