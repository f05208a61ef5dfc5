-- Products by their texts, by their own numbers and by those of their variants; null when there are too many. A function in place of one
-- statement: a distributed database runs a statement of tables and searches on the machine of its rows, where a search may not ask the
-- cluster (Citus).
create function search_product_ids(typed text, most integer) returns bigint[] stable strict language plpgsql as $$
declare
  tenant constant integer := nullif(current_setting('app.tenant', true), '')::integer;
  number constant bigint := case when typed ~ '^[1-9][0-9]{0,14}$' then typed::bigint end;
  products constant bigint[] := search_few_ids('product', typed, most);
  variants bigint[];
begin
  if products is null then
    return null;
  end if;
  variants := search_few_ids('variant', typed, most);
  if variants is null then
    return null;
  end if;
  return products || array(select o.product_id from variant o where o.tenant_id = tenant and o.id = any (variants))
    || array(select o.id from product o where o.tenant_id = tenant and o.id = number);
end $$;
