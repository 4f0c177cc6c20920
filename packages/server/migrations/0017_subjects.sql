-- More of what is known of a child, whom somebody opened last, and how a child is forgotten.
alter table app.subjects
  add column dominant_hand text check (dominant_hand in ('Left', 'Right', 'Both')),
  add column session_durations int[] check (cardinality(session_durations) > 0),
  add column picture_key text,
  add column erased_at timestamptz,
  add constraint subjects_erased_are_nameless check (erased_at is null or name = '***');
create index subjects_by_picture on app.subjects (picture_key) where picture_key is not null;

-- The list leaves archived children out unless they are asked for; each filter reads on in the list's order.
create index subjects_current_by_recent on app.subjects (tenant_id, created_at desc, id) where tag <> 'Archived';
create index subjects_of_tag on app.subjects (tenant_id, tag, created_at desc, id);
create index subjects_of_bind_state on app.subjects (tenant_id, bind_state, created_at desc, id);
create index subjects_number_parts on app.subjects using gin (outpatient_number gin_trgm_ops);
create index subjects_same_name on app.subjects (tenant_id, lower(name));
create index check_ins_of_subject on app.check_ins (tenant_id, subject_id, in_at desc, id);

-- Whom somebody opened last.
create table app.subject_visits (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  person_id uuid not null references identity.persons on delete cascade,
  subject_id uuid not null,
  visited_at timestamptz not null,
  primary key (tenant_id, id),
  constraint subject_visits_once unique (tenant_id, person_id, subject_id),
  foreign key (tenant_id, subject_id) references app.subjects on delete cascade
);
create index subject_visits_by_recent on app.subject_visits (tenant_id, person_id, visited_at desc);
create index on app.subject_visits (tenant_id, subject_id);
select app.protect('app.subject_visits', false, 'select, insert, update, delete');

-- A child's picture is used by whoever uploaded it.
create policy own_at_centre on identity.uploads to trellis_centre using (person_id = (select app.acting_person()));
grant select, delete on identity.uploads to trellis_centre;

create or replace function jobs.keys_without_row(keys text[]) returns setof text
  language sql stable security definer set search_path = pg_catalog as $$
  select k from unnest(keys) k
  where not exists (select 1 from app.files where key = k)
    and not exists (select 1 from identity.uploads where key = k)
    and not exists (select 1 from identity.resumes where key = k)
    and not exists (select 1 from identity.persons where picture_key = k)
    and not exists (select 1 from identity.tenants where logo_key = k)
    and not exists (select 1 from app.subjects where picture_key = k)
$$;

-- Takes out of the trail what was known: of a row that was changed, what was done and when stays.
create function audit.redact(p_table text, p_rows uuid[], p_columns text[] default null) returns void
  language sql security definer set search_path = pg_catalog as $$
  update audit.changes
  set before = case when p_columns is not null then before - p_columns end, after = case when p_columns is not null then after - p_columns end
  where table_name = p_table and row_id = any (p_rows)
$$;
revoke all on function audit.redact from public;

-- Forgets a child. Postings, contracts and sessions are the centre's books and stay, of a child without a name.
create function app.forget_subject(p_tenant uuid, p_subject uuid) returns void
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  known record;
  alone uuid[];
  own_plans uuid[];
  wordy uuid[];
  texts uuid[];
  papers uuid[];
begin
  if p_tenant is distinct from app.acting_tenant() and session_user = 'trellis_centre' then
    raise exception 'A centre forgets its own children only' using errcode = 'insufficient_privilege';
  end if;
  select id, name, first_name, last_name into known from app.subjects where tenant_id = p_tenant and id = p_subject and erased_at is null for update;
  if not found then return; end if;

  -- what was answered in questionnaires
  if to_regclass('app.questionnaire_answers') is not null then
    with gone as (
      delete from app.questionnaire_answers where tenant_id = p_tenant and subject_id = p_subject returning id
    )
    select array_agg(id) into wordy from gone;
    perform audit.redact('app.questionnaire_answers', wordy);
  end if;

  -- guardians of no other child
  select array_agg(mine.guardian_id) into alone from app.subject_guardians mine
  where mine.tenant_id = p_tenant and mine.subject_id = p_subject and not exists (
    select 1 from app.subject_guardians other
    where other.tenant_id = p_tenant and other.guardian_id = mine.guardian_id and other.subject_id <> p_subject
  );
  delete from jobs.letters l using app.guardians g
  where g.tenant_id = p_tenant and g.id = any (alone) and l.tenant_id = p_tenant and lower(l.recipient) in (lower(g.email), g.phone);
  delete from jobs.letters where tenant_id = p_tenant and (position(known.name in data::text) > 0 or data ->> 'subjectId' = p_subject::text);
  delete from app.guest_links where tenant_id = p_tenant and subject_id = p_subject;
  delete from app.subject_guardians where tenant_id = p_tenant and subject_id = p_subject;
  delete from app.guardians where tenant_id = p_tenant and id = any (alone);
  perform audit.redact('app.guardians', alone);

  delete from app.subject_coaches where tenant_id = p_tenant and subject_id = p_subject;
  delete from app.subject_visits where tenant_id = p_tenant and subject_id = p_subject;

  -- what was written, photographed or filmed of this child alone
  select array_agg(distinct p.id) into own_plans from app.plans p
  join app.plan_members m on m.tenant_id = p.tenant_id and m.plan_id = p.id
  where p.tenant_id = p_tenant and m.subject_id = p_subject and p.kind <> 'group';
  select array_agg(v.id), array_agg(v.id) filter (where t.type in ('ImagePicker', 'VideoPicker')) into texts, papers
  from app.answer_values v
  join app.answers a on a.tenant_id = v.tenant_id and a.id = v.answer_id
  join app.sessions s on s.tenant_id = a.tenant_id and s.id = a.session_id
  join catalog.properties t on t.id = v.property_id
  where v.tenant_id = p_tenant and (s.plan_id = any (own_plans) or a.subject_id = p_subject) and t.type in ('String', 'ImagePicker', 'VideoPicker');
  with gone as (
    delete from app.files f using app.answer_values v
    where v.tenant_id = p_tenant and v.id = any (papers) and f.tenant_id = p_tenant and jsonb_typeof(v.value) = 'array' and v.value ? f.id::text
    returning f.id
  )
  select array_agg(id) into wordy from gone;
  delete from app.answer_values where tenant_id = p_tenant and id = any (texts);
  perform audit.redact('app.files', wordy);
  perform audit.redact('app.answer_values', texts);
  with changed as (
    update app.occurrences set cancelled_reason = null where tenant_id = p_tenant and plan_id = any (own_plans) and cancelled_reason is not null
    returning id
  )
  select array_agg(id) into wordy from changed;
  perform audit.redact('app.occurrences', wordy, array['cancelled_reason']);

  -- a file of an import that is not cleared away yet
  if to_regclass('app.subject_imports') is not null then
    delete from app.subject_imports
    where tenant_id = p_tenant and position(known.last_name in content::text) > 0 and position(known.first_name in content::text) > 0;
  end if;

  -- the books keep every figure and lose every remark
  if to_regclass('app.contract_payments') is not null then
    with changed as (
      update app.contract_payments p set remark = null from app.user_contracts c
      where c.tenant_id = p_tenant and c.subject_id = p_subject and p.tenant_id = c.tenant_id and p.contract_id = c.id and p.remark is not null
      returning p.id
    )
    select array_agg(id) into wordy from changed;
    perform audit.redact('app.contract_payments', wordy, array['remark']);
  end if;
  if to_regclass('app.user_contract_files') is not null then
    with changed as (
      update app.files f set name = 'contract.pdf' from app.user_contract_files link, app.user_contracts c
      where c.tenant_id = p_tenant and c.subject_id = p_subject and link.tenant_id = c.tenant_id and link.contract_id = c.id
        and f.tenant_id = link.tenant_id and f.id = link.file_id
      returning f.id
    )
    select array_agg(id) into wordy from changed;
    perform audit.redact('app.files', wordy, array['name']);
  end if;
  update app.postings set remark = null where tenant_id = p_tenant and subject_id = p_subject and remark is not null;
  delete from app.idempotency_keys
  where tenant_id = p_tenant and (position(p_subject::text in reply::text) > 0 or position(known.name in reply::text) > 0);

  update app.subjects set
    first_name = '***', last_name = '***', name = '***', birthday = '0001-01-01', gender = 'Unknown', grade = null, language = null,
    outpatient_number = null, city = null, school_name = null, school_nature = null, class_name = null, dominant_hand = null,
    session_durations = null, picture_key = null, tag = 'Archived', bind_state = 'Unbound',
    logged_out_at = coalesce(logged_out_at, now()), erased_at = now()
  where tenant_id = p_tenant and id = p_subject;
  perform audit.redact('app.subjects', array[p_subject]);
end $$;
revoke all on function app.forget_subject from public;
grant execute on function app.forget_subject to trellis_centre, trellis_platform;
