-- A refund that the seller begins: an amount without pieces, a part of the fee, and a choice of what goes back to stock.
alter table order_return drop constraint order_return_quantity_check;
alter table order_return add constraint order_return_quantity_check check (quantity >= 0) not valid;
alter table order_return add column restock integer check (restock >= 0);
comment on column order_return.quantity is 'Pieces of the line; 0 where money alone goes back.';
comment on column order_return.restock is 'Pieces that go back to stock; null: those that came back or were never sent.';
