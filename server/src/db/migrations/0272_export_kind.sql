alter table sheet_export add column kind text not null default 'product' check (kind in ('product', 'stock'));
comment on column sheet_export.kind is 'The kind of its files.';
comment on table sheet_export is 'An export of products or of their stock in parts; a job deletes it after a day.';
