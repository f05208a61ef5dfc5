-- A site names its country: a row of contract/domain/country, which has the rules of its mobile numbers and addresses.
alter table tenant add column country text not null default 'CN' check (country ~ '^[A-Z]{2}$');
comment on column tenant.country is 'ISO 3166-1 alpha-2; a row of contract/domain/country.';
