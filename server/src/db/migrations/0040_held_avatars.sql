-- A picture of a person that waits for its moderation, as a name does.
alter table account add column pending_avatar_id bigint;

-- Who wrote an article, where that is a user; others are only named.
alter table article add column user_id bigint;
alter table article add foreign key (tenant_id, user_id) references account (tenant_id, id);
