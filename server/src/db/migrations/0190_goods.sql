-- What a seller decides of goods beside their price: how many one person may buy, when they are on sale, how they are
-- shown, and what a piece weighs and costs.
alter table product
  add column max_per_user integer,
  add column on_sale_at timestamptz,
  add column off_sale_at timestamptz,
  add column video_id bigint,
  add column seo_title text not null default '',
  add column seo_description text not null default '',
  add constraint product_max_per_user check (max_per_user > 0) not valid,
  add constraint product_sale_time check (off_sale_at > on_sale_at) not valid,
  add foreign key (tenant_id, video_id) references image (tenant_id, id) not valid;
comment on column product.max_per_user is 'Pieces that one user may buy in all; null is without limit.';
comment on column product.on_sale_at is 'With is_active: sold from then on; null is at once.';
comment on column product.off_sale_at is 'With is_active: no longer sold from then on; null is never.';
comment on column product.video_id is 'A film of the library, shown before the pictures.';
comment on column product.seo_title is 'Title for search engines and shares; empty is the name.';
comment on column product.seo_description is 'The same for the description; empty is the abstract.';
alter table variant
  add column weight integer,
  add column cost bigint,
  add constraint variant_weight check (weight > 0) not valid,
  add constraint variant_cost check (cost >= 0) not valid;
comment on column variant.weight is 'Weight of a piece, in grams.';
comment on column variant.cost is 'Purchase price of a piece in minor units; for staff with its permission alone.';
