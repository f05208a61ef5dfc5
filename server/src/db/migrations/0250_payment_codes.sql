-- Payments by another app: the code to scan or the number to transfer to is kept, so that a reload shows it again.
alter table payment add column code jsonb;
comment on column payment.code is 'Content that the buyer pays by with another app (contract PayCode), and until when.';
