-- without a transaction
create index concurrently if not exists track_event_visit on track_event (tenant_id, visit, created_at) where visit is not null;
