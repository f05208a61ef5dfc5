-- The studio changes its site: a version that a save compares, and what the application may write of the directory. Row-level
-- security holds every statement to the site's own rows.

alter table tenant add column version integer not null default 1;
grant update (name, language, currency_code, currency_symbol, currency_exponent, site, config, time_zone, version) on tenant to storefront_app;

-- Credentials are sealed by a key of the environment (server/src/lib/seal.ts); rows of earlier versions are plain until they are saved.
grant insert, update, delete on tenant_credential, tenant_app to storefront_app;
