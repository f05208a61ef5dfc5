-- without a transaction
create index concurrently if not exists event_translation_search on event using gin (search_marks(tenant_id, search_translations(translations)))
  with (fastupdate = off) where translations <> '{}'::jsonb;
