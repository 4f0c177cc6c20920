-- Somebody invited is known to the centre by what it typed itself until they accept; somebody who left stays the author of their work.
alter table identity.persons add column deleted_at timestamptz;
grant select (deleted_at) on identity.persons to trellis_platform;
alter table identity.memberships
  add column invited_name text,
  add column invited_email text check (invited_email = lower(invited_email)),
  add column left_at timestamptz,
  add column was_member boolean not null default false,
  add constraint memberships_left_are_invalid check (left_at is null or state = 'Invalid');
grant update (invited_name, invited_email, left_at, was_member) on identity.memberships to trellis_centre;

-- the lists of staff: of a centre, and of all centres
create index memberships_staff on identity.memberships (tenant_id, created_at desc, id) where side = 'centre' and left_at is null;
create index memberships_all_staff on identity.memberships (created_at desc, id) where side = 'centre' and left_at is null;
create index on app.session_coaches (tenant_id, person_id);

-- Nothing of a person is told to a centre that they never joined, and only their own centre changes what is known of them.
-- Whoever was here once keeps their name in the history, also while they are invited again.
drop policy others on identity.persons;
create policy others on identity.persons for select to trellis_centre, trellis_span, trellis_platform
  using (exists (select 1 from identity.memberships m where m.person_id = persons.id and (m.activated_at is not null or m.was_member)));
drop policy centre_writes on identity.persons;
create policy centre_writes on identity.persons for update to trellis_centre
  using (exists (
    select 1 from identity.memberships m
    where m.person_id = persons.id and m.tenant_id = (select app.acting_tenant()) and m.activated_at is not null and m.left_at is null
  ));

-- Which pages somebody of a centre does not see follows from the overrides of its roles.
create policy centre on identity.role_policies for select to trellis_centre
  using (tenant_id is null or tenant_id = (select app.acting_tenant()));
create policy span on identity.role_policies for select to trellis_span
  using (tenant_id is null or tenant_id = any ((select app.acting_tenants())::uuid[]));
grant select on identity.role_policies to trellis_centre, trellis_span;

-- A letter is written in the language of whoever gets it, and nothing else of them is told.
create function identity.language_of(p_person uuid) returns text
  language sql stable security definer set search_path = pg_catalog
  as $$ select language from identity.persons where id = p_person $$;
revoke all on function identity.language_of from public;
grant execute on function identity.language_of to trellis_centre, trellis_platform;

-- Deletes an account: what somebody did stays done, by nobody in particular.
create function identity.forget_person(p_person uuid) returns void
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  known_email text;
begin
  select email into known_email from identity.persons where id = p_person and deleted_at is null for update;
  if not found then return; end if;
  update identity.sign_ins set revoked_at = now() where person_id = p_person and revoked_at is null;
  delete from oidc.payloads where payload ->> 'accountId' = p_person::text;
  delete from identity.login_codes c using identity.memberships m where m.id = c.membership_id and m.person_id = p_person;
  delete from identity.membership_roles r using identity.memberships m where m.id = r.membership_id and m.person_id = p_person;
  delete from identity.managed_tenants g using identity.memberships m where m.id = g.membership_id and m.person_id = p_person;
  delete from app.subject_coaches where person_id = p_person;
  update identity.memberships set state = 'Invalid', left_at = coalesce(left_at, now()), invited_name = null, invited_email = null
  where person_id = p_person;
  delete from identity.invitations where person_id = p_person;
  delete from identity.codes where person_id = p_person;
  delete from identity.step_ups where person_id = p_person;
  delete from identity.resumes where person_id = p_person;
  update identity.persons set
    name = '—', email = p_person || '@deleted.invalid', phone = null, country_code = null, gender = 'Unknown', birthday = null,
    picture_key = null, password_hash = null, deleted_at = now()
  where id = p_person;
  -- the trail keeps what was done and when, not what was known of them
  update audit.changes set before = null, after = null
  where row_id = p_person and table_name = 'identity.persons';
  update audit.changes set before = before - array['invited_name', 'invited_email'], after = after - array['invited_name', 'invited_email']
  where table_name = 'identity.memberships' and row_id in (select m.id from identity.memberships m where m.person_id = p_person);
  update audit.changes set before = null, after = null
  where table_name = 'identity.resumes' and coalesce(before, after) ->> 'person_id' = p_person::text;
  delete from jobs.letters where recipient = known_email;
end $$;
revoke all on function identity.forget_person from public;
grant execute on function identity.forget_person to trellis_platform;
create index changes_of_row on audit.changes (row_id, table_name);

-- Tries that are counted: how many of a thing since when.
create table identity.tries (
  key text primary key,
  tries int not null,
  since timestamptz not null
);
alter table identity.tries enable row level security;
alter table identity.tries force row level security;
create policy owner on identity.tries to trellis_owner using (true) with check (true);
create policy identity on identity.tries to trellis_identity using (true) with check (true);
create policy jobs on identity.tries to trellis_jobs using (true);
grant select, insert, update, delete on identity.tries to trellis_identity;
grant select, delete on identity.tries to trellis_jobs;
