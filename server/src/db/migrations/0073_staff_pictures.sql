-- Staff names pictures of staff and of the site, never those that visitors sent with a form, a review or a message.
alter table image add column by_staff boolean not null default false;
update image i set by_staff = true from account a where a.tenant_id = i.tenant_id and a.id = i.user_id and a.perms <> '{}';
