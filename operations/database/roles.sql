-- The roles of docs/operations/secure.md, in an empty database and as an administrator. psql gives the passwords.
create role shop_owner login password :'owner_password';
create role shop_app nologin;
create role shop_server login bypassrls password :'server_password';
grant shop_app to shop_owner;
grant shop_app to shop_server;
grant usage, create on schema public to shop_owner;
grant usage on schema public to shop_server;
alter default privileges for role shop_owner in schema public
  grant select, insert, update, delete on tables to shop_server;
alter default privileges for role shop_owner in schema public
  grant usage, select, update on sequences to shop_server;
