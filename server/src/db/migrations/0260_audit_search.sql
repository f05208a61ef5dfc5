-- Search in the audit log by words of the item and of the changed fields (docs/decisions/045). Of long texts the beginning is searched:
-- the marks of a whole article would cost its save more than the save itself.
create function search_audit_text(item text, before jsonb, after jsonb) returns text immutable parallel safe language sql
  return search_text('', item || ' ' || left(coalesce(before::text, ''), 1000) || ' ' || left(coalesce(after::text, ''), 1000));

-- As migration 0106 has it, with the audit log.
create or replace function search_grams_text(source text) returns text immutable strict language plpgsql as $$
begin
  return case source
    when 'shop_order' then $sql$search_text('', number || ' ' || coalesce(pickup_code, '') || ' ' || coalesce(address ->> 'name', '') || ' ' || coalesce(address ->> 'mobile', ''))$sql$
    when 'order_line' then $sql$search_text('', product_name)$sql$
    when 'account' then 'search_text(name, mobile)'
    when 'audit_log' then 'search_audit_text(item, before, after)'
  end;
end
$$;

-- Returns the ids of the tenant's lines of the log with all words; null when there are more than `most`.
create function search_audit_ids(typed text, most integer) returns bigint[] stable strict language plpgsql as $$
declare
  ids constant bigint[] := search_grams_ids('audit_log', 'id', search_words(typed), most + 1);
begin
  return case when cardinality(ids) <= most then ids end;
end
$$;
