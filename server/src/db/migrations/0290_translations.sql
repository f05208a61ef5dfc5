-- Texts in other languages than the site's main one (docs/decisions/063): by language and field, as contract/domain/content/translation
-- declares them. They are a part of their row, so that whatever reads, copies, archives or deletes it has them.
alter table product add column translations jsonb not null default '{}';
alter table category add column translations jsonb not null default '{}';
alter table article add column translations jsonb not null default '{}';
alter table article_category add column translations jsonb not null default '{}';
alter table event add column translations jsonb not null default '{}';
alter table menu add column translations jsonb not null default '{}';

-- Returns translations without their HTML: lists show none of it, and it is most of their bytes.
create function short_translations(translations jsonb) returns jsonb immutable strict parallel safe language sql
  return case when translations = '{}'::jsonb then translations else
    (select jsonb_object_agg(language.key, language.value - 'description' - 'content') from jsonb_each(translations) as language) end;

-- Returns the folded texts of translations that a search reads: the same fields as of the main language, which has no HTML among them.
create function search_translations(translations jsonb) returns text immutable strict parallel safe language sql
  return (select search_text('', string_agg(field.value #>> '{}', ' ' order by field.key = 'name' desc, language.key, field.key))
    from jsonb_each(translations) as language, jsonb_each(language.value) as field
    where field.key in ('name', 'title', 'abstract', 'venue', 'address'));

-- As migration 0106 has it, and by the translations of the tables that have some.
create or replace function search_few_ids(source text, typed text, most integer) returns bigint[] stable strict security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off
  set max_parallel_workers_per_gather = 0 language plpgsql as $$
declare
  tenant constant integer := nullif(current_setting('app.tenant', true), '')::integer;
  words constant text[] := search_words(typed);
  ids bigint[];
begin
  perform check_search_table(source);
  execute format('select array(select id from %I where tenant_id + 0 = $1 and (search_marks(tenant_id, search_text) @> $2
      and search_text like all ($3)%s) limit $4)', source,
      case when source in ('product', 'article', 'event') then $sql$ or translations <> '{}'::jsonb
        and search_marks(tenant_id, search_translations(translations)) @> $2 and search_translations(translations) like all ($3)$sql$ else '' end)
    into ids using tenant, search_query_marks(tenant, words), search_patterns(typed), most + 1;
  return case when cardinality(ids) <= most then ids end;
end
$$;
