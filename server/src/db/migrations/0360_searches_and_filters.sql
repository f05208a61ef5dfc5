-- Filters of orders by words of the address, and searches of reviews, questions and returns, by indexes (docs/decisions/064). Each is an
-- index over an expression, as those of orders are.

-- Returns the rows of a source that is searched by grams: a table, and the condition of its partial index.
create function search_grams_rows(source text) returns text immutable strict language plpgsql as $$
begin
  return case source
    when 'order_address' then 'shop_order where'
    when 'question' then $sql$threaded_comment where target = 'product' and root_id is null and$sql$
    else format('%I where', source)
  end;
end
$$;

-- As migration 0260 has it, with these four.
create or replace function search_grams_text(source text) returns text immutable strict language plpgsql as $$
begin
  return case source
    when 'shop_order' then $sql$search_text('', number || ' ' || coalesce(pickup_code, '') || ' ' || coalesce(address ->> 'name', '') || ' ' || coalesce(address ->> 'mobile', ''))$sql$
    when 'order_line' then $sql$search_text('', product_name)$sql$
    when 'account' then 'search_text(name, mobile)'
    when 'audit_log' then 'search_audit_text(item, before, after)'
    when 'order_address' then $sql$search_text('', address ->> 'display')$sql$
    when 'product_comment' then $sql$search_text('', text)$sql$
    when 'question' then $sql$search_text('', text)$sql$
    when 'order_return' then $sql$search_text('', number)$sql$
  end;
end
$$;

-- As migration 0106 has it, with sources that are parts of a table.
create or replace function search_grams_ids(source text, result text, words text[], most integer) returns bigint[] stable strict security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off
  set max_parallel_workers_per_gather = 0 language plpgsql as $$
declare
  tenant constant integer := nullif(current_setting('app.tenant', true), '')::integer;
  ids bigint[];
begin
  if search_grams_text(source) is null or result not in ('id', 'order_id') then
    raise exception '% is not searched by an index', source;
  end if;
  execute format('select array(select %1$I from %2$s tenant_id + 0 = $1 and search_grams(tenant_id, %3$s) @> $2 %4$s limit $4)',
      result, search_grams_rows(source), search_grams_text(source),
      case when exists (select from unnest(words) as w (word) where length(word) > 4) then format('and %s like all ($3)', search_grams_text(source)) end)
    into ids using tenant, search_query_grams(tenant, words), search_patterns(array_to_string(words, ' ')), most;
  return ids;
end
$$;

-- Returns the ids of the tenant's rows of a source that have a word in the name of what they belong to: the line of a review, the product of a
-- question, the order of a return. Null where so many names have it that they are not looked up.
create function search_parent_ids(source text, word text, most integer) returns bigint[] stable strict language plpgsql as $$
declare
  tenant constant integer := nullif(current_setting('app.tenant', true), '')::integer;
  parents constant bigint[] := case source
    when 'product_comment' then search_grams_ids('order_line', 'id', array[word], most + 1)
    when 'question' then search_few_ids('product', word, most)
    when 'order_return' then search_grams_ids('shop_order', 'id', array[word], most + 1)
  end;
begin
  if parents is null or cardinality(parents) > most then
    return null;
  end if;
  return case source
    when 'product_comment' then array(select c.id from product_comment c where c.tenant_id = tenant and c.line_id = any (parents))
    -- The index of products knows other texts than their names, that of orders other texts than their numbers.
    when 'question' then array(
      select c.id from threaded_comment c join product p on p.tenant_id = c.tenant_id and p.id = c.target_id
        where c.tenant_id = tenant and c.target = 'product' and c.target_id = any (parents) and c.root_id is null
          and split_part(p.search_text, E'\n', 1) like all (search_patterns(word)) limit most + 1)
    when 'order_return' then array(
      select r.id from order_return r join shop_order o on o.tenant_id = r.tenant_id and o.id = r.order_id
        where r.tenant_id = tenant and r.order_id = any (parents) and search_fold(o.number) like all (search_patterns(word)))
  end;
end
$$;

-- Returns the ids of the tenant's rows of a source by their buyers, whose name or number has a word; null for too many buyers.
create function search_buyer_ids(source text, word text, most integer) returns bigint[] stable strict language plpgsql as $$
declare
  tenant constant integer := nullif(current_setting('app.tenant', true), '')::integer;
  buyers constant bigint[] := search_grams_ids('account', 'id', array[word], most + 1);
begin
  return case
    when cardinality(buyers) > most then null
    when source = 'product_comment' then array(select c.id from product_comment c where c.tenant_id = tenant and c.user_id = any (buyers) limit most + 1)
    when source = 'question' then array(
      select c.id from threaded_comment c
        where c.tenant_id = tenant and c.user_id = any (buyers) and c.target = 'product' and c.root_id is null limit most + 1)
    when source = 'order_return' then array(select r.id from order_return r where r.tenant_id = tenant and r.user_id = any (buyers) limit most + 1)
  end;
end
$$;

-- Returns the ids of the tenant's reviews, questions or returns that have all words in their own text, in the name of what they belong to or in
-- their buyer, each word in any of them; words that more than `most` have are left to the caller, as by search_order_ids.
create function search_written_ids(source text, typed text, most integer, out ids bigint[], out is_exact boolean) stable strict language plpgsql as $$
declare
  word text;
  found_ids bigint[];
  parent_ids bigint[];
  buyer_ids bigint[];
begin
  is_exact := true;
  foreach word in array search_words(typed) loop
    found_ids := search_grams_ids(source, 'id', array[word], most + 1);
    if cardinality(found_ids) <= most then
      parent_ids := search_parent_ids(source, word, most);
      buyer_ids := search_buyer_ids(source, word, most);
      found_ids := case when parent_ids is not null and buyer_ids is not null then found_ids || parent_ids || buyer_ids end;
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

-- As migration 0106 has it, for several words. Words that many lines have together are left to the caller at once. Where all words are frequent
-- but few lines have them together, all orders of each are intersected: rows that are compared one by one would be read to the end of the shop.
create or replace function search_order_ids(typed text, most integer, out ids bigint[], out is_exact boolean) stable strict language plpgsql as $$
declare
  tenant constant integer := nullif(current_setting('app.tenant', true), '')::integer;
  words constant text[] := search_words(typed);
  -- Among as many orders, words that all are more frequent soon meet.
  most_of_all constant integer := 200000;
  most_together constant integer := 2000;
  word text;
  found_ids bigint[];
  more_ids bigint[];
begin
  is_exact := true;
  if cardinality(words) > 1 and cardinality(search_grams_ids('order_line', 'order_id', words, most_together + 1)) > most_together then
    is_exact := false;
    return;
  end if;
  foreach word in array words loop
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
  if ids is null and cardinality(words) > 1 and most < most_of_all then
    select o.ids, o.is_exact into ids, is_exact from search_order_ids(typed, most_of_all) o;
  else
    ids := case when ids is not null then array(select distinct unnest(ids)) end;
  end if;
end
$$;

-- As migration 0290 has it, with a statement for each index: of both conditions at once PostgreSQL computed the marks of every row that it found.
create or replace function search_few_ids(source text, typed text, most integer) returns bigint[] stable strict security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off
  set max_parallel_workers_per_gather = 0 language plpgsql as $$
declare
  tenant constant integer := nullif(current_setting('app.tenant', true), '')::integer;
  words constant text[] := search_words(typed);
  ids bigint[];
  translated_ids bigint[];
begin
  perform check_search_table(source);
  execute format('select array(select id from %I where tenant_id + 0 = $1 and search_marks(tenant_id, search_text) @> $2
      and search_text like all ($3) limit $4)', source)
    into ids using tenant, search_query_marks(tenant, words), search_patterns(typed), most + 1;
  if cardinality(ids) <= most and source in ('product', 'article', 'event') then
    execute format($sql$select array(select id from %I where tenant_id + 0 = $1 and translations <> '{}'::jsonb
        and search_marks(tenant_id, search_translations(translations)) @> $2 and search_translations(translations) like all ($3)
        and id <> all ($5) limit $4)$sql$, source)
      into translated_ids using tenant, search_query_marks(tenant, words), search_patterns(typed), most + 1 - cardinality(ids), ids;
    ids := ids || translated_ids;
  end if;
  return case when cardinality(ids) <= most then ids end;
end
$$;
