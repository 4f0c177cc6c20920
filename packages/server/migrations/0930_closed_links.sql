-- A link into a center that is closed for the time being says so: it opens again with the center. What a family only fills in is closed while nothing of it
-- is taken, lest they learn that by sending it: the child is archived, or moved to another center.
drop function app.find_guest_link;
create function app.find_guest_link(wanted text)
  returns table (
    id uuid, tenant_id uuid, subject_id uuid, guardian_id uuid, target_id uuid, purpose text, zone text, is_open boolean, closed_center text, rights jsonb
  )
  language sql stable security definer set search_path = pg_catalog as $$
  select l.id, l.tenant_id, l.subject_id, l.guardian_id, l.target_id, l.purpose, t.zone,
    l.revoked_at is null and l.expires_at > now() and coalesce(l.uses_left, 1) > 0 and t.deleted_at is null and s.logged_out_at is null
      and not (s.tag = 'Archived' and l.purpose in ('guardian', 'feedback', 'wellbeing')),
    case when t.state <> 'Effective' then t.name end,
    (
      select jsonb_build_object('canAnswer', bool_or(r.can_answer), 'canReport', bool_or(r.can_report), 'canGrant', bool_or(r.can_grant))
      from app.subject_guardians r
      where r.tenant_id = l.tenant_id and r.subject_id = l.subject_id and (l.guardian_id is null or r.guardian_id = l.guardian_id)
      having count(*) > 0
    )
  from app.guest_links l
  join identity.tenants t on t.id = l.tenant_id
  join app.subjects s on s.tenant_id = l.tenant_id and s.id = l.subject_id
  where l.token_hash = wanted
$$;
revoke all on function app.find_guest_link from public;
grant execute on function app.find_guest_link to trellis_link;
