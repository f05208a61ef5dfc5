-- What an order earns can be spent once its time for returns is over: days from its completion, 0 is at once. Other triggers do not wait.
alter table coin_rule add column hold_days integer not null default 0 check (hold_days between 0 and 90);
update coin_rule set hold_days = 15 where trigger = 'order';

-- Null was given at once. A pending award whose order was refunded in full before its time is canceled.
alter table coin_award add column matures_at timestamptz;
alter table coin_award drop constraint coin_award_state_check;
alter table coin_award add constraint coin_award_state_check check (state in ('pending', 'given', 'taken_back', 'expired', 'canceled'));
alter table coin_award add constraint coin_award_matures_check check (state not in ('pending', 'canceled') or matures_at is not null);
create index coin_award_pending on coin_award (tenant_id, user_id, matures_at) where state = 'pending';
