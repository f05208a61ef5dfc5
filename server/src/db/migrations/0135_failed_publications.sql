-- without a transaction
create index concurrently if not exists page_publication_failed on page_publication (tenant_id, page_id, id) where state = 'failed';
