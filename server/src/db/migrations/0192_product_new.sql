-- without a transaction
-- product_on_sale replaces it.
drop index concurrently if exists product_new;
