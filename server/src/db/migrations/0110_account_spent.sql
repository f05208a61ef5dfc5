-- What a buyer paid and did not get back, in minor units, kept by the statements that move an order's money: customers are listed by it.
-- Null until its job has summed up the orders from before (server/src/domains/orders/order/spent.ts).
alter table account add column spent bigint;
comment on column account.spent is 'Minor units that were paid and did not go back; null until its job has summed them up.';

-- Marks need no statistics, which would cost each analyze what thousands of saves cost (migration 0064).
alter index shop_order_search alter column 1 set statistics 0;
alter index order_line_search alter column 1 set statistics 0;
alter index account_search alter column 1 set statistics 0;
