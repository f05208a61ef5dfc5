-- How much of a variant is left, in steps, so that an index finds what is short. An index over the pieces themselves would
-- be written by every sale; this column changes only when a step is crossed.
create function stock_level(is_active boolean, inventory integer) returns smallint language sql immutable as $$
  select (case when not is_active or inventory = 0 then 0 when inventory <= 5 then 1 end)::smallint
$$;
alter table variant add column stock_level smallint default -1;
alter table variant alter column stock_level set default null;
create function set_stock_level() returns trigger language plpgsql as $$
begin
  new.stock_level := stock_level(new.is_active, new.inventory);
  return new;
end $$;
create trigger variant_stock_level before insert or update on variant for each row
  when (new.stock_level is distinct from
    (case when not new.is_active or new.inventory = 0 then 0 when new.inventory <= 5 then 1 end)::smallint)
  execute function set_stock_level();
comment on column variant.stock_level is '0 for nothing to sell, 1 for at most LOW_STOCK pieces, null for more and for unlimited; -1 until a job has looked. A trigger writes it.';
