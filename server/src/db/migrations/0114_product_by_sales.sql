-- without a transaction
create index concurrently if not exists product_by_sales on product (tenant_id, count_purchase, id);
