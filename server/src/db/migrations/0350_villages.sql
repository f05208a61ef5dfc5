-- A fourth level of the regions, for countries whose addresses have one, and the postcodes of its rows.
alter table region add column postcode text not null default '';
-- small: the table has some thousand rows, which are written once
alter table region drop constraint region_level_check, add constraint region_level_check check (level in ('province', 'city', 'district', 'village'));
alter table shipping_address add column village text not null default '';
comment on column region.postcode is 'Postcode of a village; '''' where none is known, and on the levels above.';
comment on column shipping_address.village is 'Code of the fourth level; '''' without one.';
