-- Coins can be given to a list of mobile numbers.
alter table spreadsheet_plan drop constraint spreadsheet_plan_kind_check;
alter table spreadsheet_plan add constraint spreadsheet_plan_kind_check check (kind in ('product', 'stock', 'coupon', 'shipment', 'coin')) not valid;
alter table spreadsheet_head drop constraint spreadsheet_head_kind_check;
alter table spreadsheet_head add constraint spreadsheet_head_kind_check check (kind in ('product', 'stock', 'coupon', 'shipment', 'coin')) not valid;
