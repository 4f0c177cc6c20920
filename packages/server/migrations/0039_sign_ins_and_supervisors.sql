-- By what somebody signed in, as they would call it themselves: the browser and the system, and nothing more of the machine.
alter table identity.sign_ins add column device text;

-- How many sign-ins would end if a membership were frozen, or a tenant closed where none is named: whoever decides on that may count them,
-- and read nothing else.
create function identity.open_sign_ins(p_tenant uuid, p_membership uuid) returns int
  language sql stable security definer set search_path = pg_catalog as $$
  select count(*)::int from identity.memberships m join identity.sign_ins s on s.membership_id = m.id
  where m.tenant_id = p_tenant and (p_membership is null or m.id = p_membership) and s.revoked_at is null
    and (app.acting_tenant() is null or p_tenant = app.acting_tenant())
    and exists (select 1 from oidc.payloads issued where issued.grant_id = s.grant_id and issued.expires_at > now())
$$;
revoke all on function identity.open_sign_ins from public;
grant execute on function identity.open_sign_ins to trellis_platform;

-- A supervisor is of the platform, whose people are hidden from centers and enterprises: of one with a group there the name alone is told.
create function identity.name_of_supervisor(p_person uuid) returns text
  language sql stable security definer set search_path = pg_catalog as $$
  select p.name from identity.persons p
  where p.id = p_person and exists (
    select 1 from app.staff_groups g
    where g.supervisor_id = p.id and (g.tenant_id = app.acting_tenant() or g.tenant_id = any (app.acting_tenants()))
  )
$$;
revoke all on function identity.name_of_supervisor from public;
grant execute on function identity.name_of_supervisor to trellis_centre, trellis_span, trellis_platform;
