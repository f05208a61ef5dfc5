-- Products that a user marked as a favourite, and those that they looked at, each once and the newest first; and by which
-- letters the name of a product is looked for.

create table saved_product (
  tenant_id integer not null,
  user_id bigint not null,
  kind text not null check (kind in ('favourite', 'seen')),
  product_id bigint not null,
  saved_at timestamptz not null,
  primary key (tenant_id, user_id, kind, product_id),
  foreign key (tenant_id, user_id) references account (tenant_id, id),
  foreign key (tenant_id, product_id) references product (tenant_id, id)
);
select isolate_tenant('saved_product');

-- Null is not written yet: the server writes it at its start (db/search-keys), as the readings are no matter of SQL.
alter table product add column search_keys text;
