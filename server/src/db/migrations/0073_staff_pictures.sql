-- Staff names pictures of staff and of the site, never those that visitors sent with a form, a review or a message.
alter table image add column by_staff boolean not null default false;
update image i set by_staff = true from account a where a.tenant_id = i.tenant_id and a.id = i.user_id and a.perms <> '{}';
-- What the shop shows already is its own, also when its uploader has left the staff.
update image i set by_staff = true from (
  select tenant_id, image_id from product_image union select tenant_id, main_image_id from product union select tenant_id, image_id from variant
  union select tenant_id, image_id from category union select tenant_id, image_id from product_ad union select tenant_id, main_image_id from article
  union select tenant_id, main_image_id from event union select tenant_id, image_id from membership_card
  union select tenant_id, image_id from menu_item union select tenant_id, image_id from flash_campaign
  union select tenant_id, main_image_id from raffle union select tenant_id, image_id from raffle_prize
  union select tenant_id, (regexp_matches(d.config, '"\$image": *(\d+)', 'g'))[1]::bigint from (
    select tenant_id, config::text from page_module union select tenant_id, doc::text from page_draft
    union select tenant_id, doc::text from page_revision union select tenant_id, doc::text from page_block
  ) d
) u where u.tenant_id = i.tenant_id and u.image_id = i.id;
