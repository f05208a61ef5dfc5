-- How many days a parcel takes to a region; null leaves it to the rule of the region around it, and to nobody's promise without one.
alter table shipping_rule
  add column days_from smallint,
  add column days_to smallint,
  add constraint shipping_rule_days check ((days_from is null) = (days_to is null) and days_from >= 0 and days_to between days_from and 90);
