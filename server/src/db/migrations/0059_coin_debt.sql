-- Coins that are taken back although they were spent are owed, as income is: money alone may not fall below zero.
alter table balance drop constraint balance_amount_check;
alter table balance add constraint balance_amount_check check (amount >= 0 or kind <> 'fund');
alter table balance_record drop constraint balance_record_after_check;
alter table balance_record add constraint balance_record_after_check check (after >= 0 or kind <> 'fund');
