-- without a transaction
create index concurrently if not exists product_shipping_template on product (tenant_id, shipping_template_id) where shipping_template_id is not null;
