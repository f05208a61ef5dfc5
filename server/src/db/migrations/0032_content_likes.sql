-- Likes of articles and topics: one row a person and thing; `like_count` is the number of those rows and changes in the
-- statement that writes them. What stood there before was nobody's like.
update article set like_count = 0;
update topic set like_count = 0;
alter table article add check (like_count >= 0);
alter table topic add check (like_count >= 0);

create table article_like (
  tenant_id integer not null,
  article_id bigint not null,
  user_id bigint not null,
  created_at timestamptz not null,
  primary key (tenant_id, article_id, user_id),
  foreign key (tenant_id, article_id) references article (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references account (tenant_id, id)
);
create index article_like_user on article_like (tenant_id, user_id);
select isolate_tenant('article_like');

create table topic_like (
  tenant_id integer not null,
  topic_id bigint not null,
  user_id bigint not null,
  created_at timestamptz not null,
  primary key (tenant_id, topic_id, user_id),
  foreign key (tenant_id, topic_id) references topic (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references account (tenant_id, id)
);
create index topic_like_user on topic_like (tenant_id, user_id);
select isolate_tenant('topic_like');

-- The products that stand in a text, by `data-product`.
create function products_of_html(html text) returns bigint[] language sql immutable parallel safe
  return (select coalesce(array_agg(distinct id::bigint), '{}')
    from regexp_matches(html, 'data-product="([1-9][0-9]{0,14}(?: [1-9][0-9]{0,14}){0,8})"', 'g') m, regexp_split_to_table(m[1], ' ') id);
alter table article add column product_ids bigint[] not null generated always as (products_of_html(content)) stored;
create index article_of_product on article using gin (product_ids);
create index article_of_tag on article using gin (tags);
