-- Searches that stop at a bound (docs/decisions/045): a list wants the ids of its rows while they are few, and else only that they are
-- many. Orders, their lines and accounts have no column for it: an index over an expression needs no rewrite of a big table.
-- `tenant_id + 0` keeps PostgreSQL from reading all rows of a tenant by the primary key, which it expects to be cheaper where a search
-- has many marks: it took half a minute among 100,000 products.

-- Returns the ids of the tenant's rows that have all words; null when there are more than `most`. As `search_ids`, it runs as the owner.
create function search_few_ids(source text, typed text, most integer) returns bigint[] stable strict security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off
  set max_parallel_workers_per_gather = 0 language plpgsql as $$
declare
  tenant constant integer := nullif(current_setting('app.tenant', true), '')::integer;
  words constant text[] := search_words(typed);
  ids bigint[];
begin
  perform check_search_table(source);
  execute format('select array(select id from %I where tenant_id + 0 = $1 and search_marks(tenant_id, search_text) @> $2
      and search_text like all ($3) limit $4)', source)
    into ids using tenant, search_query_marks(tenant, words), search_patterns(typed), most + 1;
  return case when cardinality(ids) <= most then ids end;
end
$$;

-- As migration 0064 has it, by its index alone.
create or replace function search_names(source text, marks text[], most integer) returns setof text stable strict rows 100 security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off
  set max_parallel_workers_per_gather = 0 language plpgsql as $$
declare
  tenant constant integer := nullif(current_setting('app.tenant', true), '')::integer;
begin
  perform check_search_table(source);
  return query execute format('select %s from %I where tenant_id + 0 = $1 and search_marks(tenant_id, search_text) && $2 limit $3',
      case when source in ('product', 'event') then 'name' else 'title' end, source)
    using tenant, array(select tenant || '~' || mark from unnest(marks) as m (mark)), most;
end
$$;

-- Returns the marks of numbers and names, behind their tenant: runs of one to four letters. A word so
-- short is a mark itself, which needs no look at the row; and pairs alone would say little of mobile numbers, as every fifth has them.
create function search_grams(tenant integer, folded text) returns text[] immutable strict parallel safe cost 20000 language plpgsql as $$
declare
  head constant text := tenant || ':';
  grams text[] := '{}';
  word text;
begin
  foreach word in array string_to_array(translate(folded, E'\n', ' '), ' ') loop
    for n in 1..length(word) loop
      -- At the end of a word they are shorter; the index keeps one of each.
      grams := grams || (head || substr(word, n, 1)) || (head || substr(word, n, 2)) || (head || substr(word, n, 3)) || (head || substr(word, n, 4));
    end loop;
  end loop;
  return grams;
end
$$;

-- Returns the marks that a row with these words has: short words as they are, and the runs of four letters of longer ones.
create function search_query_grams(tenant integer, words text[]) returns text[] immutable strict parallel safe language sql
  return array(
    select distinct tenant || ':' || substr(word, n, 4)
    from unnest(words) as w (word), generate_series(1, greatest(length(word) - 3, 1)) as g (n)
  );

-- Returns the expression over which a table has an index of grams.
create function search_grams_text(source text) returns text immutable strict language plpgsql as $$
begin
  return case source
    when 'shop_order' then $sql$search_text('', number || ' ' || coalesce(pickup_code, '') || ' ' || coalesce(address ->> 'name', '') || ' ' || coalesce(address ->> 'mobile', ''))$sql$
    when 'order_line' then $sql$search_text('', product_name)$sql$
    when 'account' then 'search_text(name, mobile)'
  end;
end
$$;

-- Returns at most so many values of a column of the tenant's rows that have all words, by an index of grams.
create function search_grams_ids(source text, result text, words text[], most integer) returns bigint[] stable strict security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off
  set max_parallel_workers_per_gather = 0 language plpgsql as $$
declare
  tenant constant integer := nullif(current_setting('app.tenant', true), '')::integer;
  ids bigint[];
begin
  if search_grams_text(source) is null or result not in ('id', 'order_id') then
    raise exception '% is not searched by an index', source;
  end if;
  execute format('select array(select %1$I from %2$I where tenant_id + 0 = $1 and search_grams(tenant_id, %3$s) @> $2 %4$s limit $4)',
      result, source, search_grams_text(source),
      case when exists (select from unnest(words) as w (word) where length(word) > 4) then format('and %s like all ($3)', search_grams_text(source)) end)
    into ids using tenant, search_query_grams(tenant, words), search_patterns(array_to_string(words, ' ')), most;
  return ids;
end
$$;

-- Returns the ids of the tenant's accounts with all words in their names and numbers; null when there are more than `most`.
create function search_account_ids(typed text, most integer) returns bigint[] stable strict language plpgsql as $$
declare
  ids constant bigint[] := search_grams_ids('account', 'id', search_words(typed), most + 1);
begin
  return case when cardinality(ids) <= most then ids end;
end
$$;

-- Returns the ids of the tenant's orders with all words in their numbers, addresses, lines or buyers, each word in any of them. Words
-- that more than `most` orders have are left to the caller: `is_exact` is false then, and without any other word `ids` is null.
create function search_order_ids(typed text, most integer, out ids bigint[], out is_exact boolean) stable strict language plpgsql as $$
declare
  tenant constant integer := nullif(current_setting('app.tenant', true), '')::integer;
  word text;
  found_ids bigint[];
  more_ids bigint[];
begin
  is_exact := true;
  foreach word in array search_words(typed) loop
    found_ids := search_grams_ids('shop_order', 'id', array[word], most + 1);
    if cardinality(found_ids) <= most then
      found_ids := found_ids || search_grams_ids('order_line', 'order_id', array[word], most + 1);
    end if;
    if cardinality(found_ids) <= most then
      more_ids := search_grams_ids('account', 'id', array[word], most + 1);
      if cardinality(more_ids) > 0 then
        found_ids := found_ids || array(
          select o.id from shop_order o where o.tenant_id = tenant and o.user_id = any (more_ids) limit most + 1);
      end if;
      -- Buyers that were left out can have more orders than those that were found.
      if cardinality(more_ids) > most then
        found_ids := null;
      end if;
    end if;
    if found_ids is null or cardinality(found_ids) > most then
      is_exact := false;
    elsif ids is null then
      ids := found_ids;
    else
      ids := array(select unnest(ids) intersect select unnest(found_ids));
    end if;
  end loop;
  ids := case when ids is not null then array(select distinct unnest(ids)) end;
end
$$;
