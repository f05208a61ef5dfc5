-- A favourite remembers the price that its user knows, so that a lower one is told once; a message may open a link of the shop's own.
alter table saved_product add column price bigint;
comment on column saved_product.price is 'Lowest price that the user of a favourite knows, in minor units; null for one saved before prices were kept.';
alter table user_message add column link json;
comment on column user_message.link is 'Link that it opens in place of the screen of its kind.';
