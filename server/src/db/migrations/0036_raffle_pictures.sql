-- Pictures of the prizes of a raffle; a raffle has its own since the beginning.
alter table raffle_prize add column image_id bigint;
alter table raffle_prize add foreign key (tenant_id, image_id) references image (tenant_id, id);
