-- A deleted product goes to the archive: off sale, out of every list of staff, and restorable. Orders keep what they show.
alter table product add column archived_at timestamptz;
comment on column product.archived_at is 'When staff put it into the archive; null outside. What is archived is never active.';
