-- Files of orders, with chosen columns.
alter table export_task add column columns text[];
alter table export_task add column format text not null default 'xlsx' check (format in ('xlsx', 'csv'));
alter table export_task drop constraint export_task_check;
alter table export_task add constraint export_task_check check (num_nonnulls(form_id, event_id, columns) = 1) not valid;
comment on column export_task.columns is 'Columns of a file of orders; null for other files.';
