-- A language is a folder of contract/locales: adding one needs no migration.
alter table tenant drop constraint tenant_language_check;
