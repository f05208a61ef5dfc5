-- Events that an outside analytics service has not taken yet; false where none is connected.
alter table track_event add column is_unsent boolean not null default false;
create index track_event_unsent on track_event (tenant_id, id) where is_unsent;
