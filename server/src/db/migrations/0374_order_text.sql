-- The searched text of each order (docs/decisions/068): words of its lines are looked up together, and to compare an order with words reads one row
-- in the place of its lines. Names and numbers of buyers are not in it: a change of a name would write all orders of a buyer.
create table order_text (
  tenant_id integer not null,
  order_id bigint not null,
  text text not null,
  primary key (tenant_id, order_id)
);
comment on table order_text is 'The folded text by which staff find an order: names of its lines, a line end, and all else. The row of order 0 says that all orders of the tenant have theirs.';
select isolate_tenant('order_text');
create index order_text_search on order_text using gin (search_grams(tenant_id, split_part(text, E'\n', 1))) with (fastupdate = off);
-- Only of names: the index of orders has the marks of their numbers, which are most of the work of a write. Marks need no statistics (migration 0064).
alter index order_text_search alter column 1 set statistics 0;

create function search_order_text(number text, pickup_code text, address jsonb, names text) returns text immutable parallel safe language sql
  return search_text(names, concat_ws(' ', number, pickup_code, address ->> 'name', address ->> 'mobile'));

-- Returns the names of an order's lines.
create function order_line_names(tenant integer, order_number bigint) returns text stable language plpgsql as $$
begin
  return (select string_agg(l.product_name, ' ' order by l.id) from order_line l where l.tenant_id = tenant and l.order_id = order_number);
end $$;

-- An order is inserted with its lines in one statement, at whose end it is run.
create function write_order_text() returns trigger language plpgsql as $$
begin
  insert into order_text as x (tenant_id, order_id, text)
    values (new.tenant_id, new.id, search_order_text(new.number, new.pickup_code, new.address, order_line_names(new.tenant_id, new.id)))
    on conflict (tenant_id, order_id) do update set text = excluded.text where x.text <> excluded.text;
  return null;
end $$;
create trigger shop_order_text_insert after insert on shop_order for each row execute function write_order_text();
create trigger shop_order_text after update on shop_order for each row
  when ((old.number, old.pickup_code, old.address) is distinct from (new.number, new.pickup_code, new.address)) execute function write_order_text();

-- A line that comes later adds its name, which never changes; an order that is not written yet has its job.
create function add_order_text() returns trigger language plpgsql as $$
declare
  name constant text := search_fold(new.product_name);
begin
  update order_text x set text = ltrim(split_part(x.text, E'\n', 1) || ' ' || name) || E'\n' || split_part(x.text, E'\n', 2)
    where x.tenant_id = new.tenant_id and x.order_id = new.order_id and position(name in x.text) = 0;
  return null;
end $$;
create trigger order_line_text_insert after insert on order_line for each row execute function add_order_text();

-- Writes the texts of so many orders behind an id that have none, and returns the last of these ids; null after the last order. The orders are
-- locked meanwhile, so that no address changes in between.
create function write_order_texts(after bigint, most integer) returns bigint language plpgsql as $$
declare
  tenant constant integer := nullif(current_setting('app.tenant', true), '')::integer;
  last bigint;
begin
  with batch as (
    select o.id, o.number, o.pickup_code, o.address from shop_order o where o.tenant_id = tenant and o.id > after order by o.id limit most for share),
  written as (
    insert into order_text (tenant_id, order_id, text)
      select tenant, h.id, search_order_text(h.number, h.pickup_code, h.address, order_line_names(tenant, h.id)) from batch h
      on conflict do nothing returning 1)
  select max(h.id) into last from batch h;
  if last is null then
    insert into order_text (tenant_id, order_id, text) values (tenant, 0, '') on conflict do nothing;
  end if;
  return last;
end $$;

-- As migration 0360 has it, with these texts.
create or replace function search_grams_text(source text) returns text immutable strict language plpgsql as $$
begin
  return case source
    when 'shop_order' then $sql$search_text('', number || ' ' || coalesce(pickup_code, '') || ' ' || coalesce(address ->> 'name', '') || ' ' || coalesce(address ->> 'mobile', ''))$sql$
    when 'order_line' then $sql$search_text('', product_name)$sql$
    when 'order_text' then $sql$split_part(text, E'\n', 1)$sql$
    when 'account' then 'search_text(name, mobile)'
    when 'audit_log' then 'search_audit_text(item, before, after)'
    when 'order_address' then $sql$search_text('', address ->> 'display')$sql$
    when 'product_comment' then $sql$search_text('', text)$sql$
    when 'question' then $sql$search_text('', text)$sql$
    when 'order_return' then $sql$search_text('', number)$sql$
  end;
end
$$;

-- Returns the ids of the tenant's orders that have all words in their texts or in their buyers, each word in any of them; null and not exact
-- where they are too many, as by search_order_ids, which searches until all orders have their texts and for words of very many numbers or buyers.
-- An order has all words in its names, or one of them in its number or its buyer: the latter are few, and are compared.
-- `is_in_text`: no buyer has any of the words, so that the texts alone say whether an order has them.
create function search_orders(typed text, most integer, out ids bigint[], out is_exact boolean, out is_in_text boolean) stable strict language plpgsql as $$
declare
  tenant constant integer := nullif(current_setting('app.tenant', true), '')::integer;
  words constant text[] := search_words(typed);
  patterns constant text[] := search_patterns(typed);
  most_orders constant integer := 4000;
  most_buyers constant integer := 1000;
  -- Among more, orders with the words are soon met: their texts take little time to compare.
  most_of_words constant integer := case cardinality(words) when 1 then 4000 else 2000 end;
  bound integer := most;
  word text;
  orders bigint[] := '{}';
  buyers bigint[] := '{}';
begin
  is_in_text := false;
  if cardinality(words) = 0 or not exists (select 1 from order_text x where x.tenant_id = tenant and x.order_id = 0) then
    select o.ids, o.is_exact into ids, is_exact from search_order_ids(typed, most) o;
    return;
  end if;
  foreach word in array words loop
    orders := orders || search_grams_ids('shop_order', 'id', array[word], most_orders + 1);
    buyers := buyers || search_grams_ids('account', 'id', array[word], most_buyers + 1);
    if cardinality(orders) > most_orders or cardinality(buyers) > most_buyers then
      select o.ids, o.is_exact into ids, is_exact from search_order_ids(typed, most) o;
      return;
    end if;
  end loop;
  is_in_text := cardinality(buyers) = 0;
  if is_in_text then
    bound := least(most, most_of_words);
  end if;
  ids := search_grams_ids('order_text', 'order_id', words, bound + 1);
  if cardinality(ids) <= bound and cardinality(orders) + cardinality(buyers) > 0 then
    if cardinality(words) > 1 then
      orders := array(select x.order_id from order_text x where x.tenant_id = tenant and x.order_id = any (orders) and x.text like all (patterns))
        || array(select o.id
          from (select a.id, search_text(a.name, a.mobile) as text from account a where a.tenant_id = tenant and a.id = any (buyers) offset 0) a
            join shop_order o on o.tenant_id = tenant and o.user_id = a.id
          where exists (
            select 1 from order_text x where x.tenant_id = tenant and x.order_id = o.id and x.text || E'\n' || a.text like all (patterns) offset 0)
          limit bound + 1);
    elsif cardinality(buyers) > 0 then
      orders := orders || array(select o.id from shop_order o where o.tenant_id = tenant and o.user_id = any (buyers) limit bound + 1);
    end if;
    ids := array(select distinct unnest(ids || orders));
  end if;
  is_exact := cardinality(ids) <= bound;
  if not is_exact then
    ids := null;
  end if;
end
$$;
