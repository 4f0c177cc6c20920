-- A name is searched by the rules of searching, not by the order in which names stand.
create or replace function app.granted_subjects(wanted text)
  returns table (id uuid, name text, birth_year int, centre text, granted_at timestamptz)
  language sql stable security definer set search_path = pg_catalog as $$
  select g.id, s.name, extract(year from s.birthday)::int, t.name, g.granted_at
  from app.subject_grants g
  join app.subjects s on s.tenant_id = g.tenant_id and s.id = g.subject_id
  join identity.tenants t on t.id = g.tenant_id
  where g.granted_to = app.acting_tenant() and g.withdrawn_at is null and s.erased_at is null
    and (wanted is null or s.name ilike (wanted collate pg_c_utf8))
$$;
