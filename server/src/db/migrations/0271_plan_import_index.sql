-- without a transaction
create index concurrently if not exists spreadsheet_plan_import on spreadsheet_plan (tenant_id, import_id) where import_id is not null;
