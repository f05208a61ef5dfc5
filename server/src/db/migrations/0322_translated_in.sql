-- The languages in which every text of an item has a translation, so that a list finds what is left to translate. The texts are the
-- fields that the trigger names, as contract/domain/content/translation declares them, without short texts of parts.
create function has_content(text text) returns boolean immutable parallel safe language sql
  return coalesce(text ~* '<img\M' or regexp_replace(text, '<[^>]*>|&nbsp;|\s', '', 'g') <> '', false);

create function set_translated_in() returns trigger language plpgsql as $$
declare
  texts constant jsonb := to_jsonb(new);
begin
  new.translated_in := array(select language from jsonb_object_keys(texts -> 'translations') as language
    where not exists (select 1 from unnest(tg_argv) as field
      where has_content(texts ->> field) and not has_content(texts -> 'translations' -> language ->> field)));
  return new;
end $$;

alter table product add column translated_in text[] not null default '{}';
alter table category add column translated_in text[] not null default '{}';
alter table article add column translated_in text[] not null default '{}';
alter table article_category add column translated_in text[] not null default '{}';
alter table event add column translated_in text[] not null default '{}';
alter table menu add column translated_in text[] not null default '{}';

create trigger product_translated_in before insert or update of name, abstract, description, seo_title, seo_description, translations on product
  for each row execute function set_translated_in('name', 'abstract', 'description', 'seo_title', 'seo_description');
create trigger category_translated_in before insert or update of name, translations on category
  for each row execute function set_translated_in('name');
create trigger article_translated_in before insert or update of title, abstract, content, translations on article
  for each row execute function set_translated_in('title', 'abstract', 'content');
create trigger article_category_translated_in before insert or update of name, translations on article_category
  for each row execute function set_translated_in('name');
create trigger event_translated_in before insert or update of name, abstract, venue, address, organizer, contact_name, description, translations
  on event for each row execute function set_translated_in('name', 'abstract', 'venue', 'address', 'organizer', 'contact_name', 'description');
create trigger menu_translated_in before insert or update of title, translations on menu
  for each row execute function set_translated_in('title');

-- small: translations are written by hand; rows without any have the default.
update product set translations = translations where translations <> '{}'::jsonb;
-- small: translations are written by hand; rows without any have the default.
update category set translations = translations where translations <> '{}'::jsonb;
-- small: translations are written by hand; rows without any have the default.
update article set translations = translations where translations <> '{}'::jsonb;
-- small: translations are written by hand; rows without any have the default.
update article_category set translations = translations where translations <> '{}'::jsonb;
-- small: translations are written by hand; rows without any have the default.
update event set translations = translations where translations <> '{}'::jsonb;
-- small: translations are written by hand; rows without any have the default.
update menu set translations = translations where translations <> '{}'::jsonb;

-- small: articles and events are written by hand.
create index article_untranslated_en on article (tenant_id, id) where not ('en' = any (translated_in));
-- small: articles and events are written by hand.
create index article_untranslated_id on article (tenant_id, id) where not ('id' = any (translated_in));
-- small: articles and events are written by hand.
create index article_untranslated_zh_cn on article (tenant_id, id) where not ('zh-cn' = any (translated_in));
-- small: articles and events are written by hand.
create index event_untranslated_en on event (tenant_id, id) where not ('en' = any (translated_in));
-- small: articles and events are written by hand.
create index event_untranslated_id on event (tenant_id, id) where not ('id' = any (translated_in));
-- small: articles and events are written by hand.
create index event_untranslated_zh_cn on event (tenant_id, id) where not ('zh-cn' = any (translated_in));
comment on column product.translated_in is 'Languages in which each of its texts has a translation. A trigger writes it.';
