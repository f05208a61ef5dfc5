-- Whether the shop has answered a review or a question, so that staff find what waits.
alter table product_comment add column is_answered boolean not null default false;
alter table threaded_comment add column is_answered boolean not null default false;
comment on column product_comment.is_answered is 'Whether an answer of the shop is there for all.';
comment on column threaded_comment.is_answered is 'Whether an answer of the shop to the root is there for all.';
-- small: answers of the shop are written by hand.
update product_comment c set is_answered = true from threaded_comment r
  where r.tenant_id = c.tenant_id and r.target = 'review' and r.target_id = c.id and r.is_staff and r.status = 'approved';
-- small: answers of the shop are written by hand.
update threaded_comment c set is_answered = true from threaded_comment r
  where r.tenant_id = c.tenant_id and r.root_id = c.id and r.is_staff and r.status = 'approved';
