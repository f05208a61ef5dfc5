-- As those of the other searches (migration 0064): marks need no statistics.
alter index product_translation_search alter column 1 set statistics 0;
alter index article_translation_search alter column 1 set statistics 0;
alter index event_translation_search alter column 1 set statistics 0;
