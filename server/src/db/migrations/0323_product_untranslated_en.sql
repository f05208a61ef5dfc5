-- without a transaction
create index concurrently if not exists product_untranslated_en on product (tenant_id, id) where not ('en' = any (translated_in));
