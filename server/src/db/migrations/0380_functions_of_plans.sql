-- Functions over tables of tenants are in plpgsql: one in plain SQL becomes a part of the statement that calls it, with its parameters,
-- which a distributed table does not take (Citus).
create or replace function reveal_raffle_seed(of_tenant integer, of_raffle bigint) returns text language plpgsql security definer
  set search_path = public as $$
begin
  return (select s.seed from raffle_seed s join raffle r on r.tenant_id = s.tenant_id and r.id = s.raffle_id
    where s.tenant_id = of_tenant and s.raffle_id = of_raffle and of_tenant = nullif(current_setting('app.tenant', true), '')::int
      and r.status in ('closed', 'drawn') and r.tickets_hash is not null and r.beacon_randomness is not null);
end $$;

create or replace function closes_invitation_circle(tenant integer, invitee bigint, inviter bigint) returns boolean language plpgsql stable as $$
begin
  return exists (
    with recursive above (id) as (
      select inviter
      union
      select i.inviter_id from above join invitation i on i.invitee_id = above.id where i.tenant_id = tenant
    )
    select 1 from above where id = invitee);
end $$;
