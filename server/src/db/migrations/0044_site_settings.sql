-- The studio changes its site: a version that a save compares, and what the application may write of the directory. Row-level
-- security holds every statement to the site's own rows.

alter table tenant add column version integer not null default 1;
grant update (name, language, currency_code, currency_symbol, currency_exponent, site, config, time_zone, version) on tenant to storefront_app;

-- Credentials are sealed by a key of the environment (server/src/ports/vault.ts); rows of earlier versions are plain until they are saved.
alter table tenant_credential add column version integer not null default 1;
grant insert, update, delete on tenant_credential, tenant_app to storefront_app;

-- A login that is fresh enough for what is delicate, and the second factor of whoever asks for one.
alter table session add column verified_at timestamptz;

create table totp (
  tenant_id integer not null,
  user_id bigint not null,
  -- Sealed like a credential.
  secret text not null,
  -- Null until its first code came.
  confirmed_at timestamptz,
  -- The newest time step whose code was used: no code works twice.
  last_step bigint not null default 0,
  attempts integer not null default 0,
  attempts_since timestamptz,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references account (tenant_id, id)
);
select isolate_tenant('totp');
