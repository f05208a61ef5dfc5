-- Price of a variant, paid at the place; null shows none.
alter table resv_variant add column price bigint check (price >= 0);
-- Ballots name a question that was taken off a vote, so it stays and is shown no more.
alter table vote_item add column is_active boolean not null default true;
-- Pictures of the options, an element an option; null is none.
alter table vote_item add column option_images bigint[] not null default '{}';
