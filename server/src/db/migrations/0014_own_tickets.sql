-- The wallet lists a user's tickets, those that end soonest in front.
create index virtual_card_user on virtual_card (tenant_id, user_id, end_at);
