-- Who invited whom is a tree. A circle of before is opened where it was closed: its latest invitation goes.
with recursive above (tenant_id, invitee_id, created_at, id) as (
  select tenant_id, invitee_id, created_at, inviter_id from invitation
  union
  select a.tenant_id, a.invitee_id, a.created_at, i.inviter_id from above a
    join invitation i on i.tenant_id = a.tenant_id and i.invitee_id = a.id and (i.created_at, i.invitee_id) < (a.created_at, a.invitee_id)
)
delete from invitation i using above a where a.tenant_id = i.tenant_id and a.invitee_id = i.invitee_id and a.id = i.invitee_id;

-- Whether an invitation by `inviter` would make `invitee` invite themselves, over however many others.
create function closes_invitation_circle(tenant integer, invitee bigint, inviter bigint) returns boolean language sql stable as $$
  with recursive above (id) as (
    select inviter
    union
    select i.inviter_id from above join invitation i on i.tenant_id = tenant and i.invitee_id = above.id
  )
  select exists (select 1 from above where id = invitee)
$$;

-- Invitations of a tenant are written one after the other: the statement after the lock sees what the one before has committed.
create function check_invitation_tree() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(new.tenant_id, hashtext('invitation'));
  if closes_invitation_circle(new.tenant_id, new.invitee_id, new.inviter_id) then
    raise exception 'an invitation would close a circle' using errcode = 'check_violation', constraint = 'invitation_tree', table = 'invitation';
  end if;
  return new;
end
$$;
create trigger invitation_tree before insert or update on invitation for each row execute function check_invitation_tree();
