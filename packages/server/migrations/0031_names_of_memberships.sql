-- What a center enters about somebody of its staff belongs to their membership and counts there alone: their own record is theirs.
alter table identity.memberships
  add column name text check (name <> ''),
  add column phone text,
  add column country_code text check (country_code ~ '^\+[0-9]{1,4}$'),
  add column gender text check (gender in ('Unknown', 'Male', 'Female', 'Others')),
  add column birthday date;
grant update (name, phone, country_code, gender, birthday) on identity.memberships to trellis_centre;
drop policy centre_writes on identity.persons;
revoke update (name, phone, country_code, gender, birthday) on identity.persons from trellis_centre, trellis_platform;

-- Persons as the acting center knows them, and by their own record for whoever acts for none.
create view identity.known_persons with (security_invoker = true) as
  select p.id, coalesce(m.name, p.name) as name, p.email
  from identity.persons p
  left join identity.memberships m on m.tenant_id = (select app.acting_tenant()) and m.person_id = p.id;
grant select on identity.known_persons to trellis_centre, trellis_span, trellis_platform, trellis_identity;

-- Whoever changes their own record is known by it everywhere: what a center had put in its place goes.
create function identity.own_record_counts() returns trigger language plpgsql set search_path = pg_catalog as $$
declare
  is_named boolean := new.name is distinct from old.name;
  is_reached boolean := (new.phone, new.country_code) is distinct from (old.phone, old.country_code);
  is_of_gender boolean := new.gender is distinct from old.gender;
  is_born boolean := new.birthday is distinct from old.birthday;
begin
  update identity.memberships m set
    name = case when is_named then null else m.name end,
    phone = case when is_reached then null else m.phone end,
    country_code = case when is_reached then null else m.country_code end,
    gender = case when is_of_gender then null else m.gender end,
    birthday = case when is_born then null else m.birthday end
  where m.person_id = new.id and (
    is_named and m.name is not null or is_reached and m.phone is not null
    or is_of_gender and m.gender is not null or is_born and m.birthday is not null
  );
  return null;
end $$;
create trigger own_record_counts after update of name, phone, country_code, gender, birthday on identity.persons
  for each row execute function identity.own_record_counts();

-- A number shows how somebody is reached; it finds nobody and signs nobody in. Two may be reached by one, and each who has shown that they
-- are keeps it: so nobody is ever told whether a number is known of somebody else.
alter table identity.persons drop constraint persons_phone_key;

-- Ids of persons do not tell their age: whether somebody who is invited had an account before is told to nobody.
alter table identity.persons alter column id set default gen_random_uuid();
create or replace function identity.ensure_person(p_email text, p_name text, p_language text, out person_id uuid, out is_new boolean)
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into identity.persons (email, name, language) values (lower(p_email), p_name, p_language)
  on conflict (email) do nothing returning id into person_id;
  is_new := person_id is not null;
  if not is_new then
    select id into person_id from identity.persons where email = lower(p_email);
    -- a new person takes a number of the trail, which a centre sees to be missing in its own: somebody known takes one, too
    perform nextval(pg_get_serial_sequence('audit.changes', 'id'));
  end if;
end $$;

-- How often something was tried, this time included, since the first time within so many seconds. Counted in the transaction that tries,
-- what is refused counts nothing; counted outside of it, a try that fails counts too.
create function identity.count_try(p_key text, p_within int) returns int
  language sql security definer set search_path = pg_catalog as $$
  insert into identity.tries as known (key, tries, since) values (p_key, 1, now())
  on conflict (key) do update set
    tries = case when known.since < now() - make_interval(secs => p_within) then 1 else known.tries + 1 end,
    since = case when known.since < now() - make_interval(secs => p_within) then now() else known.since end
  returning tries
$$;
revoke all on function identity.count_try from public;
grant execute on function identity.count_try to trellis_identity, trellis_centre, trellis_platform;

create or replace function identity.forget_person(p_person uuid) returns void
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  known_email text;
  typed constant text[] := array['invited_name', 'invited_email', 'name', 'phone', 'country_code', 'gender', 'birthday'];
begin
  select email into known_email from identity.persons where id = p_person and deleted_at is null for update;
  if not found then return; end if;
  update identity.sign_ins set revoked_at = now() where person_id = p_person and revoked_at is null;
  delete from oidc.payloads where payload ->> 'accountId' = p_person::text;
  delete from identity.login_codes c using identity.memberships m where m.id = c.membership_id and m.person_id = p_person;
  delete from identity.membership_roles r using identity.memberships m where m.id = r.membership_id and m.person_id = p_person;
  delete from identity.managed_tenants g using identity.memberships m where m.id = g.membership_id and m.person_id = p_person;
  delete from app.subject_coaches where person_id = p_person;
  update identity.memberships set
    state = 'Invalid', left_at = coalesce(left_at, now()), invited_name = null, invited_email = null,
    name = null, phone = null, country_code = null, gender = null, birthday = null
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
  update audit.changes set before = before - typed, after = after - typed
  where table_name = 'identity.memberships' and row_id in (select m.id from identity.memberships m where m.person_id = p_person);
  update audit.changes set before = null, after = null
  where table_name = 'identity.resumes' and coalesce(before, after) ->> 'person_id' = p_person::text;
  delete from jobs.letters where recipient = known_email;
end $$;

-- Families read the coach's name as the center knows it.
create or replace function app.feedback_sessions() returns table (id uuid, num int, finished_at timestamptz, coaches text, is_open boolean)
  language sql stable security definer set search_path = pg_catalog as $$
  select s.id, s.num, s.finished_at,
    coalesce(
      (
        select string_agg(coach.name, ', ' order by sc.id) from app.session_coaches sc
        join identity.known_persons coach on coach.id = sc.person_id where sc.tenant_id = s.tenant_id and sc.session_id = s.id
      ),
      (select lead.name from identity.known_persons lead where lead.id = p.lead_coach_id)
    ),
    not exists (
      select 1 from app.sessions later
      where later.tenant_id = s.tenant_id and later.plan_id = s.plan_id and later.num > s.num and later.state = 'finished'
    )
  from app.guest_links l
  join app.plan_members m on m.tenant_id = l.tenant_id and m.plan_id = l.target_id and m.subject_id = l.subject_id
  join app.plans p on p.tenant_id = m.tenant_id and p.id = m.plan_id and p.state <> 'deleted'
  join app.sessions s on s.tenant_id = p.tenant_id and s.plan_id = p.id and s.state = 'finished'
  where l.tenant_id = app.acting_tenant() and l.id = app.acting_link() and l.purpose = 'feedback'
  group by s.tenant_id, s.id, p.lead_coach_id
  order by s.num desc limit 5
$$;
