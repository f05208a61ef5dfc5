-- without a transaction
create index concurrently if not exists product_translation_search on product using gin (search_marks(tenant_id, search_translations(translations)))
  with (fastupdate = off) where translations <> '{}'::jsonb;
