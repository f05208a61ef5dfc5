-- Regions of several countries. An address has the country of its regions, so that its names stay readable.
alter table region add column country text not null default 'CN';
alter table region drop constraint region_parent_code_key;
-- small: the table has some thousand rows, which are written once
alter table region drop constraint region_pkey, add primary key (country, code);
-- small: the table has some thousand rows, which are written once
alter table region add constraint region_country_parent_code_key unique (country, parent, code);
alter table shipping_address add column country text not null default 'CN', add column postcode text not null default '';
comment on column region.country is 'ISO 3166-1 alpha-2.';
comment on column shipping_address.country is 'Country of the regions.';
comment on column shipping_address.postcode is 'As the country writes it; '''' without one.';
