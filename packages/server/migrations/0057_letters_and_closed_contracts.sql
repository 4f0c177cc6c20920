-- An import that is undone takes the letters about its children with it, and those to a guardian who goes and with whom nobody shares an address:
-- what was written to somebody else of the same address stays.
create or replace function app.undo_import(p_tenant uuid, p_import uuid) returns void
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  gone uuid[];
  alone uuid[];
begin
  if p_tenant is distinct from app.acting_tenant() and session_user = 'trellis_centre' then
    raise exception 'A centre takes back its own children only' using errcode = 'insufficient_privilege';
  end if;
  select array_agg(id) into gone from app.subjects where tenant_id = p_tenant and import_id = p_import;
  delete from app.credit_accounts where tenant_id = p_tenant and subject_id = any (gone) and balance = 0;
  delete from app.subjects where tenant_id = p_tenant and id = any (gone);
  perform audit.redact('app.subjects', gone);

  select array_agg(g.id) into alone from app.guardians g
  where g.tenant_id = p_tenant and g.import_id = p_import and not exists (
    select 1 from app.subject_guardians other where other.tenant_id = p_tenant and other.guardian_id = g.id
  );
  delete from jobs.letters l
  where l.tenant_id = p_tenant and (
    l.data ->> 'subjectId' = any (gone::text[])
    or exists (
      select 1 from app.guardians g
      where g.tenant_id = p_tenant and g.id = any (alone) and lower(l.recipient) in (lower(g.email), g.phone)
    )
    and not exists (
      select 1 from app.guardians kept
      where kept.tenant_id = p_tenant and kept.id <> all (alone) and lower(l.recipient) in (lower(kept.email), kept.phone)
    )
    and not exists (
      select 1 from identity.memberships m left join identity.persons p on p.id = m.person_id
      where m.tenant_id = p_tenant and lower(l.recipient) in (lower(p.email), lower(m.invited_email), p.phone, m.phone)
    )
  );
  delete from app.guardians where tenant_id = p_tenant and id = any (alone);
  perform audit.redact('app.guardians', alone);

  update app.guardians set import_id = null where tenant_id = p_tenant and import_id = p_import;
  delete from app.subject_imports where tenant_id = p_tenant and id = p_import;
end $$;

-- Nobody signs for a child who is archived: the page says so before somebody draws.
create or replace function app.contract_of_link()
  returns table (
    content jsonb, stamp text, is_stopped boolean, is_signed_elsewhere boolean, terms_version int, terms jsonb, guardian_name text,
    signed_at timestamptz, language text, signer_name text, signature text
  )
  language sql stable security definer set search_path = pg_catalog as $$
  select known.content, md5(known.content::text), c.stopped_at is not null or s.tag = 'Archived',
    exists (
      select 1 from app.contract_signings other
      where other.tenant_id = own.tenant_id and other.contract_id = own.contract_id and other.id <> own.id and other.signed_at is not null
    ),
    terms.version, terms.body, g.full_name, own.signed_at, own.language, own.signer_name, own.signature
  from app.guest_links l
  join app.contract_signings own on own.tenant_id = l.tenant_id and own.id = l.target_id and own.subject_id = l.subject_id
  join app.user_contracts c on c.tenant_id = own.tenant_id and c.id = own.contract_id
  join app.subjects s on s.tenant_id = own.tenant_id and s.id = own.subject_id
  join catalog.contract_terms terms on terms.id = own.terms_id
  left join app.guardians g on g.tenant_id = own.tenant_id and g.id = own.guardian_id
  cross join lateral (select coalesce(own.signed_content, app.content_of_contract(own.tenant_id, own.contract_id)) as content) as known
  where l.tenant_id = app.acting_tenant() and l.id = app.acting_link() and l.purpose = 'contract'
$$;
