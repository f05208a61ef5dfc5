-- without a transaction
create index concurrently if not exists product_untranslated_zh_cn on product (tenant_id, id) where not ('zh-cn' = any (translated_in));
