-- without a transaction
create index concurrently if not exists article_translation_search on article using gin (search_marks(tenant_id, search_translations(translations)))
  with (fastupdate = off) where translations <> '{}'::jsonb;
