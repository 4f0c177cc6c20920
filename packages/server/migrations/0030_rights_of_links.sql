-- A link that names no guardian goes as far as some guardian of the child may: once none may any more, it is closed like theirs.
create or replace function app.find_guest_link(wanted text)
  returns table (
    id uuid, tenant_id uuid, subject_id uuid, guardian_id uuid, target_id uuid, purpose text, zone text, is_open boolean, rights jsonb
  )
  language sql stable security definer set search_path = pg_catalog as $$
  select l.id, l.tenant_id, l.subject_id, l.guardian_id, l.target_id, l.purpose, t.zone,
    l.revoked_at is null and l.expires_at > now() and coalesce(l.uses_left, 1) > 0 and t.state = 'Effective' and s.logged_out_at is null,
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

-- Nobody knows in whose hands a link is that names nobody: with a guardian who goes, it goes.
create function app.close_unnamed_links() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  update app.guest_links set revoked_at = now()
  where tenant_id = old.tenant_id and subject_id = old.subject_id and guardian_id is null and revoked_at is null;
  return null;
end $$;
create trigger close_unnamed_links after delete on app.subject_guardians
  for each row execute function app.close_unnamed_links();

-- Whoever looks after some centres reads the reasons that all of them share.
create policy span_reads on catalog.contract_reasons for select to trellis_span using (tenant_id is null);
grant select on catalog.contract_reasons to trellis_span;
