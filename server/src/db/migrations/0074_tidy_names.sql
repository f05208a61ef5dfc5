-- Names from before texts were tidied lose what a reader cannot see: characters without a width, runs of blanks, blanks at the ends. Joiners
-- stay, which emoji are made of. A name that shows nothing stays as it is, for somebody to give it another.
do $$
declare
  place text[];
begin
  foreach place slice 1 in array array[
    ['product', 'name'], ['category', 'name'], ['event', 'name'], ['coupon', 'label'], ['membership_card', 'name'], ['article', 'title'],
    ['topic', 'title'], ['note', 'title'], ['form', 'title'], ['vote', 'title'], ['raffle', 'title'], ['page', 'title'], ['menu', 'title']
  ] loop
    execute format(
      $sql$
      update %1$I t set %2$I = n.tidied from (
        select tenant_id, id, btrim(regexp_replace(
          regexp_replace(normalize(%2$I, NFC), '[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]', '', 'g'),
          '[\s\u0085\u00a0\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g')) as tidied from %1$I
      ) n where n.tenant_id = t.tenant_id and n.id = t.id and n.tidied <> t.%2$I and n.tidied <> ''
      $sql$, place[1], place[2]);
  end loop;
end $$;
