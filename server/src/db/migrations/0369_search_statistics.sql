-- Marks need no statistics (migration 0064).
alter index shop_order_address_search alter column 1 set statistics 0;
alter index product_comment_search alter column 1 set statistics 0;
alter index threaded_comment_question_search alter column 1 set statistics 0;
alter index order_return_search alter column 1 set statistics 0;
