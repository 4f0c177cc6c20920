-- A child goes to another center of its enterprise: asked by the center that has it, accepted or refused by the one that takes it.
create table app.subject_moves (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  subject_id uuid not null,
  to_tenant_id uuid not null references identity.tenants,
  -- none: the child was forgotten
  reason text check (reason <> ''),
  state text not null default 'asked' check (state in ('asked', 'accepted', 'refused', 'withdrawn')),
  asked_by uuid not null references identity.persons,
  asked_at timestamptz not null,
  decided_by uuid references identity.persons,
  decided_at timestamptz,
  -- who the child is at the center that took it
  new_subject_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, subject_id) references app.subjects on delete cascade,
  constraint subject_moves_elsewhere check (to_tenant_id <> tenant_id),
  constraint subject_moves_decided check ((state = 'asked') = (decided_at is null)),
  constraint subject_moves_accepted check ((state = 'accepted') = (new_subject_id is not null))
);
create unique index subject_moves_one_open on app.subject_moves (tenant_id, subject_id) where state = 'asked';
create unique index subject_moves_of_new on app.subject_moves (to_tenant_id, new_subject_id) where new_subject_id is not null;
create index subject_moves_sent on app.subject_moves (tenant_id, asked_at desc, id desc);
create index subject_moves_received on app.subject_moves (to_tenant_id, asked_at desc, id desc);
select app.protect('app.subject_moves', true, 'select, insert, update');
create policy receiving on app.subject_moves for select to trellis_centre using (to_tenant_id = (select app.acting_tenant()));

-- The other centers of the acting center's enterprise that are in force: their names and no more.
create function app.centres_beside() returns table (id uuid, name text) language sql stable security definer set search_path = pg_catalog as $$
  select distinct t.id, t.name
  from identity.tenant_links mine
  join identity.tenant_links theirs on theirs.parent_id = mine.parent_id
  join identity.tenants t on t.id = theirs.centre_id
  join identity.tenants parent on parent.id = mine.parent_id
  where mine.centre_id = app.acting_tenant() and mine.parent_kind = 'enterprise' and theirs.centre_id <> mine.centre_id
    and t.state = 'Effective' and t.deleted_at is null and parent.state = 'Effective' and parent.deleted_at is null
$$;

-- What was sent by the acting center and to it, with what each side is told of the other.
create function app.moves_of_centre()
  returns table (
    id uuid, is_sent boolean, centre text, subject_id uuid, name text, birthday date, reason text, state text, asked_at timestamptz,
    asked_by text, decided_at timestamptz, decided_by text, former_subject_id uuid, new_subject_id uuid
  )
  language sql stable security definer set search_path = pg_catalog as $$
  select m.id, m.tenant_id = app.acting_tenant(), other.name, m.subject_id, s.name, s.birthday, m.reason, m.state, m.asked_at,
    coalesce(asking.known_as, asked.name), m.decided_at, coalesce(deciding.known_as, decided.name), m.subject_id, m.new_subject_id
  from app.subject_moves m
  join app.subjects s on s.tenant_id = m.tenant_id and s.id = m.subject_id
  join identity.tenants other on other.id = case when m.tenant_id = app.acting_tenant() then m.to_tenant_id else m.tenant_id end
  join identity.persons asked on asked.id = m.asked_by
  left join identity.persons decided on decided.id = m.decided_by
  -- by the names that their own center calls them
  left join lateral (
    select p.name as known_as from identity.memberships p where p.tenant_id = m.tenant_id and p.person_id = m.asked_by
  ) asking on true
  left join lateral (
    select p.name as known_as from identity.memberships p
    where p.tenant_id = case when m.state = 'withdrawn' then m.tenant_id else m.to_tenant_id end and p.person_id = m.decided_by
  ) deciding on true
  where app.acting_tenant() in (m.tenant_id, m.to_tenant_id)
$$;

-- Which children of other centers the acting one may read the past of, however often they moved before, until it forgets the child.
create function app.pasts_of_centre() returns table (tenant_id uuid, subject_id uuid, zone text)
  language sql stable security definer set search_path = pg_catalog as $$
  with recursive past as (
    select m.tenant_id, m.subject_id from app.subject_moves m
    join app.subjects here on here.tenant_id = m.to_tenant_id and here.id = m.new_subject_id and here.erased_at is null
    where m.to_tenant_id = app.acting_tenant() and m.state = 'accepted'
    union
    select m.tenant_id, m.subject_id from past
    join app.subject_moves m on m.to_tenant_id = past.tenant_id and m.new_subject_id = past.subject_id and m.state = 'accepted'
  )
  select past.tenant_id, past.subject_id, t.zone from past join identity.tenants t on t.id = past.tenant_id
$$;
-- Why a child was to move may name it, and whoever is forgotten moves no more.
create function app.forget_moves() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  wordy uuid[];
begin
  update app.subject_moves set state = 'withdrawn', decided_at = now(), decided_by = app.acting_person()
  where tenant_id = new.tenant_id and subject_id = new.id and state = 'asked';
  with changed as (
    update app.subject_moves set reason = null
    where tenant_id = new.tenant_id and subject_id = new.id or to_tenant_id = new.tenant_id and new_subject_id = new.id
    returning id
  )
  select array_agg(id) into wordy from changed;
  perform audit.redact('app.subject_moves', wordy, array['reason']);
  return null;
end $$;
create trigger forget_moves after update of erased_at on app.subjects
  for each row when (old.erased_at is null and new.erased_at is not null) execute function app.forget_moves();
revoke all on function app.forget_moves from public;
revoke all on function app.centres_beside, app.moves_of_centre, app.pasts_of_centre from public;
grant execute on function app.centres_beside, app.moves_of_centre, app.pasts_of_centre to trellis_centre;

-- Where a child is set, whoever reads across centers sees that child's rows alone: the past of one who moved. These say nothing where none is set.
create function app.only_of_child(relation regclass, condition text) returns void language plpgsql as $$
begin
  execute format('drop policy if exists of_child on %s', relation);
  execute format('create policy of_child on %s as restrictive for select to trellis_span using ((select app.acting_subject()) is null or (%s))', relation, condition);
end $$;
revoke all on function app.only_of_child from public;

-- A table that comes later is closed to whoever reads a past, until it says what of it is a child's.
create or replace function app.protect(relation regclass, audited boolean, centre_rights text) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', relation);
  execute format('alter table %s force row level security', relation);
  execute format('create policy owner on %s to trellis_owner using (true) with check (true)', relation);
  execute format('create policy centre on %s to trellis_centre using (tenant_id = (select app.acting_tenant())) with check (tenant_id = (select app.acting_tenant()))', relation);
  execute format('create policy span on %s for select to trellis_span using (tenant_id = any ((select app.acting_tenants())::uuid[]))', relation);
  execute format('create policy platform on %s to trellis_platform using (true) with check (true)', relation);
  execute format('grant %s on %s to trellis_centre', centre_rights, relation);
  execute format('grant select on %s to trellis_span', relation);
  execute format('grant %s on %s to trellis_platform', centre_rights, relation);
  perform app.only_of_child(relation, 'false');
  if audited then
    execute format('create trigger audit after insert or update or delete on %s for each row execute function audit.record()', relation);
  end if;
end $$;

do $$
declare
  relation text;
  condition text;
begin
  for relation, condition in
    select c.relname, 'subject_id = (select app.acting_subject())'
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'subject_id'
    where c.relnamespace = 'app'::regnamespace and c.relkind = 'r' and c.relname not in ('subject_moves', 'answers', 'subject_visits')
  loop
    perform app.only_of_child(format('app.%I', relation), condition);
  end loop;
  for relation, condition in values
    ('subjects', 'id = (select app.acting_subject())'),
    ('guardians', 'exists (select 1 from app.subject_guardians l where l.tenant_id = guardians.tenant_id and l.guardian_id = guardians.id)'),
    ('plans', 'exists (select 1 from app.plan_members m where m.tenant_id = plans.tenant_id and m.plan_id = plans.id)'),
    ('plan_events', 'exists (select 1 from app.plan_members m where m.tenant_id = plan_events.tenant_id and m.plan_id = plan_events.plan_id)'),
    ('sessions', 'exists (select 1 from app.plan_members m where m.tenant_id = sessions.tenant_id and m.plan_id = sessions.plan_id)'),
    ('occurrences', 'exists (select 1 from app.plan_members m where m.tenant_id = occurrences.tenant_id and m.plan_id = occurrences.plan_id)'),
    ('holds', 'kind = ''child'' and resource_id = (select app.acting_subject())'),
    ('session_coaches', 'exists (select 1 from app.sessions s where s.tenant_id = session_coaches.tenant_id and s.id = session_coaches.session_id)'),
    ('session_items', 'exists (select 1 from app.sessions s where s.tenant_id = session_items.tenant_id and s.id = session_items.session_id)'),
    ('session_tracks', 'exists (select 1 from app.sessions s where s.tenant_id = session_tracks.tenant_id and s.id = session_tracks.session_id)'),
    ('answers', '(subject_id is null or subject_id = (select app.acting_subject())) and exists (select 1 from app.sessions s where s.tenant_id = answers.tenant_id and s.id = answers.session_id)'),
    ('answer_values', 'exists (select 1 from app.answers a where a.tenant_id = answer_values.tenant_id and a.id = answer_values.answer_id)'),
    ('assessment_reports', 'exists (select 1 from app.user_assessments u where u.tenant_id = assessment_reports.tenant_id and u.id = assessment_reports.user_assessment_id)'),
    ('contract_payments', 'exists (select 1 from app.user_contracts c where c.tenant_id = contract_payments.tenant_id and c.id = contract_payments.contract_id)'),
    ('user_contract_files', 'exists (select 1 from app.user_contracts c where c.tenant_id = user_contract_files.tenant_id and c.id = user_contract_files.contract_id)'),
    ('test_consents', 'exists (select 1 from app.test_requests r where r.tenant_id = test_consents.tenant_id and r.id = test_consents.request_id)'),
    ('files', 'exists (select 1 from app.user_contract_files u where u.tenant_id = files.tenant_id and u.file_id = files.id)
      or exists (select 1 from app.answer_values v where v.tenant_id = files.tenant_id and jsonb_typeof(v.value) = ''array'' and v.value ? files.id::text)'),
    ('test_locations', 'exists (select 1 from app.test_requests r where r.tenant_id = test_locations.tenant_id and r.location_id = test_locations.id)'),
    ('devices', 'exists (select 1 from app.test_requests r where r.tenant_id = devices.tenant_id and r.device_id = devices.id)'),
    ('class_groups', 'exists (select 1 from app.class_group_members m where m.tenant_id = class_groups.tenant_id and m.class_group_id = class_groups.id)')
  loop
    perform app.only_of_child(format('app.%I', relation), condition);
  end loop;
  -- what is no child's
  for relation in
    select c.relname from pg_class c
    where c.relnamespace = 'app'::regnamespace and c.relkind = 'r'
      and not exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polname = 'of_child')
  loop
    perform app.only_of_child(format('app.%I', relation), 'false');
  end loop;
end $$;
