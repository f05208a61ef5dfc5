-- Of an order: what was paid of it and not refunded when it was rewarded, in minor units. What is refunded later takes its share
-- back. Null for other events, and for awards that came before, of which nothing is known to have been refunded by then.
alter table coin_award add column base bigint;
