-- A note is found by its slug, too. One never looks like an id, and nobody has to choose it.
alter table note add column slug text;
update note set slug = 'n' || left(replace(gen_random_uuid()::text, '-', ''), 15);
alter table note alter column slug set not null;
alter table note alter column slug set default 'n' || left(replace(gen_random_uuid()::text, '-', ''), 15);
alter table note add constraint note_slug_check check (slug ~ '^[a-z][a-z0-9-]{0,59}$');
alter table note add unique (tenant_id, slug);
