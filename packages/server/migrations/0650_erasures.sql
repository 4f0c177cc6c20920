-- When a child left, who is never erased, what is erased of a child, and what proves it.

-- When a child left: when it was archived or, where that is later, when the last of its contracts in force was stopped. Null: it is here.
alter table app.subjects add column left_at timestamptz;
alter table app.subjects disable trigger user;
update app.subjects s set left_at = greatest(
    coalesce((
      select max(c.at) from audit.changes c
      where c.tenant_id = s.tenant_id and c.table_name = 'app.subjects' and c.row_id = s.id and c.after ->> 'tag' = 'Archived'
    ), s.updated_at),
    (select max(c.stopped_at) from app.user_contracts c where c.tenant_id = s.tenant_id and c.subject_id = s.id)
  )
where s.tag = 'Archived' and s.erased_at is null;
alter table app.subjects enable trigger user;
alter table app.subjects add constraint subjects_left_are_archived check (left_at is null or tag = 'Archived');
create index subjects_by_leaving on app.subjects (tenant_id, left_at, id) where left_at is not null and erased_at is null;

create function app.keep_leaving() returns trigger language plpgsql as $$
begin
  if new.tag <> 'Archived' then new.left_at := null;
  elsif tg_op = 'INSERT' or old.tag <> 'Archived' then new.left_at := coalesce(new.left_at, now());
  end if;
  return new;
end $$;
create trigger leaving before insert or update of tag on app.subjects for each row execute function app.keep_leaving();

create function app.leave_with_contract() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  update app.subjects set left_at = new.stopped_at
  where tenant_id = new.tenant_id and id = new.subject_id and erased_at is null and left_at < new.stopped_at;
  return null;
end $$;
revoke all on function app.leave_with_contract from public;
create trigger leave_with_contract after update of stopped_at on app.user_contracts
  for each row when (new.stopped_at is not null and old.stopped_at is null) execute function app.leave_with_contract();

-- A child that is kept whatever any rule says, as a dispute or an authority asks: nobody erases it until the hold is lifted.
create table app.legal_holds (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  subject_id uuid not null,
  reason text not null check (reason <> ''),
  set_by uuid not null references identity.persons,
  set_at timestamptz not null default now(),
  lift_reason text check (lift_reason <> ''),
  lifted_by uuid references identity.persons,
  lifted_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, subject_id) references app.subjects,
  constraint legal_holds_lifted check ((lifted_at is null) = (lifted_by is null) and (lifted_at is null) = (lift_reason is null))
);
create unique index legal_holds_one on app.legal_holds (tenant_id, subject_id) where lifted_at is null;
create index legal_holds_of_subject on app.legal_holds (tenant_id, subject_id, set_at desc);
select app.protect('app.legal_holds', true, 'select, insert, update');

-- That something was erased: append-only, without a word about whom. Each row's hash takes in the one before it, so that none is changed or left out
-- unseen.
create table app.erasures (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  -- counted within the center
  number int not null check (number > 0),
  -- that of a child of whom nothing else is left
  subject_id uuid not null,
  part text not null check (part in ('record', 'media', 'chat', 'vr')),
  -- null: by hand
  rule_months int check (rule_months > 0),
  -- null: by rule
  person_id uuid references identity.persons,
  left_at timestamptz,
  erased_at timestamptz not null,
  -- rows by table
  removed jsonb not null,
  blanked jsonb not null,
  files int not null check (files >= 0),
  previous_hash text,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (tenant_id, id),
  constraint erasures_numbered unique (tenant_id, number),
  constraint erasures_by check (rule_months is null or person_id is null)
);
create index erasures_of_subject on app.erasures (tenant_id, subject_id, part, erased_at);
select app.protect('app.erasures', false, 'select');

create function app.hash_of_erasure(e app.erasures) returns text language sql immutable set search_path = pg_catalog as $$
  select encode(sha256(convert_to(concat_ws('|', e.tenant_id, e.id, e.number, e.subject_id, e.part, coalesce(e.rule_months::text, '-'),
    coalesce(e.person_id::text, '-'), coalesce(extract(epoch from e.left_at)::text, '-'), extract(epoch from e.erased_at)::text,
    e.removed::text, e.blanked::text, e.files, coalesce(e.previous_hash, '-')), 'UTF8')), 'hex')
$$;

create function app.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'What proves an erasure stays as it is' using errcode = 'insufficient_privilege';
end $$;
create trigger stays before update or delete on app.erasures for each row execute function app.refuse_change();
create trigger stays_whole before truncate on app.erasures for each statement execute function app.refuse_change();

-- How many rows of each table this transaction removed and changed so far.
create function app.touched_rows() returns table (name text, removed bigint, changed bigint) language sql volatile set search_path = pg_catalog as $$
  select c.relname::text, pg_stat_get_xact_tuples_deleted(c.oid), pg_stat_get_xact_tuples_updated(c.oid)
  from pg_class c
  where c.relkind = 'r' and c.relnamespace in ('app'::regnamespace, 'chat'::regnamespace, 'jobs'::regnamespace)
$$;
revoke all on function app.touched_rows from public;

-- What was photographed and filmed of a child alone, and its picture. The files go with the other leftovers.
create function app.forget_media(p_tenant uuid, p_subject uuid) returns void language plpgsql security definer set search_path = pg_catalog as $$
declare
  shown uuid[];
  gone uuid[];
begin
  select array_agg(v.id) into shown
  from app.answer_values v
  join app.answers a on a.tenant_id = v.tenant_id and a.id = v.answer_id
  join app.sessions s on s.tenant_id = a.tenant_id and s.id = a.session_id
  join catalog.properties t on t.id = v.property_id
  where v.tenant_id = p_tenant and t.type in ('ImagePicker', 'VideoPicker') and (a.subject_id = p_subject or exists (
    select from app.plan_members m join app.plans p on p.tenant_id = m.tenant_id and p.id = m.plan_id and p.kind <> 'group'
    where m.tenant_id = s.tenant_id and m.plan_id = s.plan_id and m.subject_id = p_subject
  ));
  with gone_files as (
    delete from app.files f using app.answer_values v
    where v.tenant_id = p_tenant and v.id = any (shown) and f.tenant_id = p_tenant and jsonb_typeof(v.value) = 'array' and v.value ? f.id::text
    returning f.id
  )
  select array_agg(id) into gone from gone_files;
  delete from app.answer_values where tenant_id = p_tenant and id = any (shown);
  perform audit.redact('app.files', gone);
  perform audit.redact('app.answer_values', shown);
  update app.subjects set picture_key = null where tenant_id = p_tenant and id = p_subject and picture_key is not null;
  perform audit.redact('app.subjects', array[p_subject], array['picture_key']);
end $$;

-- What the center and the child's family wrote each other.
create function chat.forget_conversations(p_subject uuid) returns void language sql security definer set search_path = pg_catalog as $$
  delete from chat.conversations where id in (select conversation_id from chat.members where subject_id = p_subject)
$$;

-- What headsets sent, and nothing of what was scored from it.
create function app.forget_raw_data(p_tenant uuid, p_subject uuid) returns void language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from app.recording_parts x using app.test_requests r
  where r.tenant_id = p_tenant and r.subject_id = p_subject and x.tenant_id = r.tenant_id and x.request_id = r.id;
  delete from app.test_progress x using app.test_requests r
  where r.tenant_id = p_tenant and r.subject_id = p_subject and x.tenant_id = r.tenant_id and x.request_id = r.id;
  -- a name that no file has: nothing is scored from it any more
  update app.test_recordings x set key = 'erased/' || x.id from app.test_requests r
  where r.tenant_id = p_tenant and r.subject_id = p_subject and x.tenant_id = r.tenant_id and x.request_id = r.id and x.key not like 'erased/%';
end $$;
create or replace function chat.forget_subject() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform chat.forget_conversations(old.id);
  update chat.messages m set content = '', body = '', file_key = null, file_name = null, recalled_at = coalesce(m.recalled_at, now())
  from chat.conversations c where c.id = m.conversation_id and c.tenant_id = old.tenant_id and position(old.name in m.body) > 0;
  delete from chat.reports where tenant_id = old.tenant_id and position(old.name in content) > 0;
  return null;
end $$;
revoke all on function app.forget_media, chat.forget_conversations, app.forget_raw_data from public;

-- The papers of a child's contracts.
create function app.forget_papers(p_tenant uuid, p_subject uuid) returns void language plpgsql security definer set search_path = pg_catalog as $$
declare
  papers uuid[];
begin
  with gone as (
    delete from app.user_contract_files link using app.user_contracts c
    where c.tenant_id = p_tenant and c.subject_id = p_subject and link.tenant_id = c.tenant_id and link.contract_id = c.id
    returning link.file_id
  )
  select array_agg(file_id) into papers from gone;
  delete from app.files where tenant_id = p_tenant and id = any (papers);
  perform audit.redact('app.files', papers);
end $$;
revoke all on function app.forget_papers from public;

-- Forgets a child. Postings, contracts and sessions are the centre's books and stay, of a child without a name.
create function app.forget_record(p_tenant uuid, p_subject uuid) returns void
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  known record;
  alone uuid[];
  own_plans uuid[];
  wordy uuid[];
  texts uuid[];
begin
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

  -- what was written of this child alone; what was photographed and filmed
  select array_agg(distinct p.id) into own_plans from app.plans p
  join app.plan_members m on m.tenant_id = p.tenant_id and m.plan_id = p.id
  where p.tenant_id = p_tenant and m.subject_id = p_subject and p.kind <> 'group';
  perform app.forget_media(p_tenant, p_subject);
  select array_agg(v.id) into texts
  from app.answer_values v
  join app.answers a on a.tenant_id = v.tenant_id and a.id = v.answer_id
  join app.sessions s on s.tenant_id = a.tenant_id and s.id = a.session_id
  join catalog.properties t on t.id = v.property_id
  where v.tenant_id = p_tenant and (s.plan_id = any (own_plans) or a.subject_id = p_subject) and t.type = 'String';
  delete from app.answer_values where tenant_id = p_tenant and id = any (texts);
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

  with changed as (
    update app.legal_holds set reason = '***', lift_reason = '***' where tenant_id = p_tenant and subject_id = p_subject returning id
  )
  select array_agg(id) into wordy from changed;
  perform audit.redact('app.legal_holds', wordy, array['reason', 'lift_reason']);

  update app.subjects set
    first_name = '***', last_name = '***', name = '***', birthday = '0001-01-01', gender = 'Unknown', grade = null, language = null,
    outpatient_number = null, city = null, school_name = null, school_nature = null, class_name = null, dominant_hand = null,
    session_durations = null, picture_key = null, tag = 'Archived', bind_state = 'Unbound',
    logged_out_at = coalesce(logged_out_at, now()), erased_at = now()
  where tenant_id = p_tenant and id = p_subject;
  perform audit.redact('app.subjects', array[p_subject]);
end $$;
revoke all on function app.forget_record from public;

-- Every way of erasing leads here: what is held is refused, what goes is counted, and the proof is written, in one transaction.
create function app.erase_part(p_tenant uuid, p_subject uuid, p_part text, p_rule_months int, p_person uuid, p_moment timestamptz) returns uuid
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  child record;
  attached int := 0;
  before jsonb;
  proof app.erasures;
begin
  select s.left_at, s.picture_key into child from app.subjects s where s.tenant_id = p_tenant and s.id = p_subject and s.erased_at is null for update;
  if not found then return null; end if;
  if exists (select from app.legal_holds h where h.tenant_id = p_tenant and h.subject_id = p_subject and h.lifted_at is null) then
    raise exception 'A child that is held is not erased' using errcode = 'check_violation', constraint = 'legal_holds_keep';
  end if;
  if p_part in ('chat', 'record') then
    select count(m.file_key) into attached from chat.messages m
    where m.conversation_id in (select g.conversation_id from chat.members g where g.subject_id = p_subject);
  end if;
  select jsonb_object_agg(t.name, jsonb_build_array(t.removed, t.changed)) into before from app.touched_rows() t;

  if p_part = 'media' then perform app.forget_media(p_tenant, p_subject);
  elsif p_part = 'chat' then perform chat.forget_conversations(p_subject);
  elsif p_part = 'vr' then perform app.forget_raw_data(p_tenant, p_subject);
  else
    -- a rule ends what the law has papers kept for; by hand they stay with the books
    if p_rule_months is not null then perform app.forget_papers(p_tenant, p_subject); end if;
    perform app.forget_record(p_tenant, p_subject);
  end if;

  -- one after the other, so that each takes in the one before it
  perform pg_advisory_xact_lock(hashtextextended('erasures of ' || p_tenant, 0));
  select e.number, e.hash into proof.number, proof.previous_hash from app.erasures e where e.tenant_id = p_tenant order by e.number desc limit 1;
  proof.tenant_id := p_tenant;
  proof.id := uuidv7();
  proof.number := coalesce(proof.number, 0) + 1;
  proof.subject_id := p_subject;
  proof.part := p_part;
  proof.rule_months := p_rule_months;
  proof.person_id := p_person;
  proof.left_at := child.left_at;
  proof.erased_at := p_moment;
  select coalesce(jsonb_object_agg(t.name, t.removed - b.removed) filter (where t.removed > b.removed), '{}'),
    coalesce(jsonb_object_agg(t.name, t.changed - b.changed) filter (where t.changed > b.changed), '{}')
  into proof.removed, proof.blanked
  from app.touched_rows() t
  cross join lateral (select (before -> t.name ->> 0)::bigint as removed, (before -> t.name ->> 1)::bigint as changed) b;
  proof.files := attached + coalesce((proof.removed ->> 'files')::int, 0)
    + coalesce((proof.removed ->> 'test_recordings')::int, 0) + coalesce((proof.removed ->> 'recording_parts')::int, 0)
    + case when p_part = 'vr' then coalesce((proof.blanked ->> 'test_recordings')::int, 0) else 0 end
    + case when p_part in ('media', 'record') and child.picture_key is not null then 1 else 0 end;
  proof.hash := app.hash_of_erasure(proof);
  insert into app.erasures select proof.*;
  return proof.id;
end $$;
revoke all on function app.erase_part from public;

-- Forgets a child by hand.
create or replace function app.forget_subject(p_tenant uuid, p_subject uuid) returns void
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  if p_tenant is distinct from app.acting_tenant() and session_user = 'trellis_centre' then
    raise exception 'A centre forgets its own children only' using errcode = 'insufficient_privilege';
  end if;
  perform app.erase_part(p_tenant, p_subject, 'record', null, app.acting_person(), now());
end $$;
