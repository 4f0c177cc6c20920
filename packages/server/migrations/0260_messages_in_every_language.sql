-- As before, but what is said in every language is kept in all of them: a message is read in the language that its reader has by then.
create or replace function jobs.tell_staff(p_tenant uuid, p_person uuid, p_template text, p_subject uuid, p_data jsonb) returns void
  language sql volatile security definer set search_path = pg_catalog as $$
  insert into jobs.letters (tenant_id, person_id, recipient, recipient_name, language, zone, template, data)
  select t.id, p.id, p.email, coalesce(m.name, p.name), p.language, t.zone, p_template,
    p_data || jsonb_build_object('tenantName', t.name, 'childName', s.name, 'subjectId', s.id)
  from identity.memberships m
  join identity.persons p on p.id = m.person_id and p.deleted_at is null
  join identity.tenants t on t.id = m.tenant_id
  join app.subjects s on s.tenant_id = t.id and s.id = p_subject and s.erased_at is null
  where m.tenant_id = p_tenant and m.person_id = p_person and m.state = 'Effective' and m.activated_at is not null and m.left_at is null
$$;
