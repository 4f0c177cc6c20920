-- A child has one mother and one father at most; grandparents and others may be several. Of two of a kind the later becomes another relation.
update app.subject_guardians as later set role = 'Other'
where later.role in ('Mother', 'Father') and exists (
  select 1 from app.subject_guardians as former
  where former.tenant_id = later.tenant_id and former.subject_id = later.subject_id and former.role = later.role and former.id < later.id
);
create unique index subject_guardians_parent_once on app.subject_guardians (tenant_id, subject_id, role) where role in ('Mother', 'Father');

-- A telephone number is the same however it is spaced.
create index guardians_by_digits on app.guardians (tenant_id, regexp_replace(phone, '\D', '', 'g')) where phone is not null;

-- A guest sees no other guardian of their child, only which relations are no longer free.
create function app.taken_guardian_roles() returns setof text language sql stable security definer set search_path = pg_catalog as $$
  select role from app.subject_guardians
  where tenant_id = app.acting_tenant() and subject_id = app.acting_subject() and guardian_id is distinct from app.acting_guardian()
$$;
revoke all on function app.taken_guardian_roles from public;
grant execute on function app.taken_guardian_roles to trellis_link;
