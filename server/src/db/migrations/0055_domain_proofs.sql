-- The record that proved a host is looked for again each day. A host that was given without a proof has no token and is not looked at.
alter table tenant_domain add column token text;
alter table tenant_domain add column checked_at timestamptz;
-- How many looks in a row did not find it.
alter table tenant_domain add column failures integer not null default 0;
