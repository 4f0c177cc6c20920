-- What a QR code or a mailed link opens on a phone: one page about one child, for a time.
create table app.guest_links (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  token_hash text not null,
  purpose text not null check (purpose in ('guardian', 'questionnaire')),
  subject_id uuid not null,
  guardian_id uuid,
  target_id uuid,
  uses_left int check (uses_left >= 0),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_by uuid not null references identity.persons,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint guest_links_token_key unique (token_hash),
  foreign key (tenant_id, subject_id) references app.subjects on delete cascade,
  foreign key (tenant_id, guardian_id) references app.guardians on delete cascade
);
create index guest_links_of_subject on app.guest_links (tenant_id, subject_id, purpose, created_at desc);
create index guest_links_of_guardian on app.guest_links (tenant_id, guardian_id) where guardian_id is not null;
select app.protect('app.guest_links', true, 'select, insert, update');

-- What is known of a guardian; the guardian confirms it on a phone.
alter table app.guardians
  add column city text,
  add column source text,
  add column source_text text,
  add column language text not null default 'en' check (language in ('en', 'zh-Hans', 'es')),
  add column emergency_name text,
  add column emergency_phone text,
  add column emergency_role text check (emergency_role in ('Mother', 'Father', 'Grandparent', 'Other')),
  add column consented_at timestamptz,
  add column confirmed_at timestamptz;
create index guardians_by_recent on app.guardians (tenant_id, created_at desc, id);
create index guardians_by_name on app.guardians (tenant_id, full_name, id);
create index guardians_parts on app.guardians using gin (full_name gin_trgm_ops, email gin_trgm_ops, phone gin_trgm_ops);
create index guardians_by_email on app.guardians (tenant_id, lower(email)) where email is not null;
create index guardians_by_phone on app.guardians (tenant_id, phone) where phone is not null;

-- What a guardian may do about one child.
alter table app.subject_guardians
  add column can_report boolean not null default true,
  add column can_schedule boolean not null default true,
  add column can_pay boolean not null default false,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(),
  add column concurrency_stamp uuid not null default gen_random_uuid();
create trigger touch before update on app.subject_guardians for each row execute function app.touch();

-- A guest has no account: the link says for which child they come, and, once they are known, as which guardian.
create function app.acting_link() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.link_id', true), '')::uuid $$;
create function app.acting_guardian() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.guardian_id', true), '')::uuid $$;

-- Finds a link by its token before anything is known of the guest; a token that is unknown finds nothing.
create function app.find_guest_link(wanted text)
  returns table (id uuid, tenant_id uuid, subject_id uuid, guardian_id uuid, target_id uuid, purpose text, zone text, is_open boolean)
  language sql stable security definer set search_path = pg_catalog as $$
  select l.id, l.tenant_id, l.subject_id, l.guardian_id, l.target_id, l.purpose, t.zone,
    l.revoked_at is null and l.expires_at > now() and coalesce(l.uses_left, 1) > 0 and t.state = 'Effective' and s.logged_out_at is null
  from app.guest_links l
  join identity.tenants t on t.id = l.tenant_id
  join app.subjects s on s.tenant_id = l.tenant_id and s.id = l.subject_id
  where l.token_hash = wanted
$$;
revoke all on function app.find_guest_link from public;
grant execute on function app.find_guest_link to trellis_link;

-- The role of links sees one child, its own guardian and its own link; of the centre, what stands on its door.
revoke select on identity.tenants, identity.tenant_projects, identity.tenant_links from trellis_link;
grant select (id, name, zone, logo_key, phone, address) on identity.tenants to trellis_link;

create policy link on app.subjects to trellis_link
  using (tenant_id = (select app.acting_tenant()) and id = (select app.acting_subject()))
  with check (tenant_id = (select app.acting_tenant()) and id = (select app.acting_subject()));
grant select (tenant_id, id, first_name, last_name, name, birthday, gender, grade, language, bind_state, logged_out_at), update (bind_state)
  on app.subjects to trellis_link;

create policy link on app.guest_links to trellis_link
  using (tenant_id = (select app.acting_tenant()) and id = (select app.acting_link()))
  with check (tenant_id = (select app.acting_tenant()) and id = (select app.acting_link()));
grant select (tenant_id, id, purpose, subject_id, guardian_id, target_id, uses_left, expires_at, revoked_at, created_at), update (guardian_id, uses_left)
  on app.guest_links to trellis_link;

create policy link on app.guardians to trellis_link
  using (tenant_id = (select app.acting_tenant()) and id = (select app.acting_guardian()))
  with check (tenant_id = (select app.acting_tenant()) and id = (select app.acting_guardian()));
grant select, insert, update on app.guardians to trellis_link;

create policy link on app.subject_guardians to trellis_link
  using (tenant_id = (select app.acting_tenant()) and subject_id = (select app.acting_subject()) and guardian_id = (select app.acting_guardian()))
  with check (tenant_id = (select app.acting_tenant()) and subject_id = (select app.acting_subject()) and guardian_id = (select app.acting_guardian()));
grant select, insert, update (role) on app.subject_guardians to trellis_link;
