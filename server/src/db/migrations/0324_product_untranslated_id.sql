-- without a transaction
create index concurrently if not exists product_untranslated_id on product (tenant_id, id) where not ('id' = any (translated_in));
