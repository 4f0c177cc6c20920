-- Trainers: who applies to become one, which module they learn, and how they are supervised.

-- The shared library: what is taught, and what is worn for it.
create table catalog.qualification_medals (
  id uuid primary key default uuidv7(),
  -- stands in the number of a certificate
  code text not null check (code ~ '^[A-Z0-9]{1,10}$'),
  name jsonb not null,
  issued_key text,
  unissued_key text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  constraint qualification_medals_code_key unique (code)
);
create index qualification_medals_by_recent on catalog.qualification_medals (created_at desc, id);
create trigger touch before update on catalog.qualification_medals for each row execute function app.touch();

create table catalog.training_modules (
  id uuid primary key default uuidv7(),
  name text not null check (name <> ''),
  display_name jsonb not null,
  description jsonb not null,
  learning_reminder jsonb not null,
  price bigint not null default 0 check (price between 0 and 100000000),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  learning_days int not null check (learning_days between 1 and 3650),
  -- what has to be filled in before studying; nothing where there is no form
  questionnaire_id uuid references catalog.questionnaires,
  qr_token text not null default translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  constraint training_modules_qr_token_key unique (qr_token)
);
create unique index training_modules_name_key on catalog.training_modules (lower(name));
create index training_modules_by_recent on catalog.training_modules (created_at desc, id);
create index on catalog.training_modules (questionnaire_id);
create trigger touch before update on catalog.training_modules for each row execute function app.touch();

create table catalog.training_module_medals (
  module_id uuid not null references catalog.training_modules on delete cascade,
  medal_id uuid not null,
  position int not null,
  primary key (module_id, medal_id),
  constraint training_module_medals_medal_fkey foreign key (medal_id) references catalog.qualification_medals
);
create index on catalog.training_module_medals (medal_id);
create table catalog.training_module_courses (
  module_id uuid not null references catalog.training_modules on delete cascade,
  course_id uuid not null references catalog.courses on delete cascade,
  position int not null,
  primary key (module_id, course_id)
);
create index on catalog.training_module_courses (course_id);

grant select on catalog.qualification_medals, catalog.training_modules, catalog.training_module_medals, catalog.training_module_courses
  to trellis_centre, trellis_span, trellis_platform, trellis_link;
-- whoever looks at a module without an account reads what its courses are called
grant select (id, titles, status) on catalog.courses to trellis_link;
grant insert, update, delete on catalog.qualification_medals, catalog.training_modules, catalog.training_module_medals, catalog.training_module_courses
  to trellis_platform;
create index on catalog.qualification_medals (issued_key) where issued_key is not null;
create index on catalog.qualification_medals (unissued_key) where unissued_key is not null;
create trigger audit after insert or update or delete on catalog.qualification_medals for each row execute function audit.record();
create trigger audit after insert or update or delete on catalog.training_modules for each row execute function audit.record();

-- Somebody asks a centre to become its trainer: by its code, without an account, or signed in.
create table app.training_applications (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  person_id uuid references identity.persons on delete cascade,
  name text not null check (name <> ''),
  email text not null check (email = lower(email)),
  phone text,
  job_title text,
  work_unit text,
  language text not null default 'en' check (language in ('en', 'zh-Hans', 'es')),
  training_module_id uuid references catalog.training_modules on delete set null,
  version_id uuid not null references catalog.questionnaire_versions,
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  audit_result text not null default 'UnReviewed' check (audit_result in ('UnReviewed', 'NotPassed', 'Passed')),
  remark text check (length(remark) <= 100),
  reviewed_by uuid references identity.persons on delete set null,
  reviewed_at timestamptz,
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id),
  constraint training_applications_reviewed check ((audit_result <> 'UnReviewed' or cancelled_at is not null) = (reviewed_at is not null)),
  constraint training_applications_one_end check (cancelled_at is null or audit_result = 'UnReviewed')
);
-- one open application a person and centre, however many phones send it at once
create unique index training_applications_one_open on app.training_applications (tenant_id, email)
  where audit_result = 'UnReviewed' and cancelled_at is null;
create index training_applications_of_centre on app.training_applications (tenant_id, created_at desc, id);
create index training_applications_by_recent on app.training_applications (created_at desc, id);
create index training_applications_of_person on app.training_applications (tenant_id, person_id, created_at desc) where person_id is not null;
create index on app.training_applications (person_id) where person_id is not null;
create index on app.training_applications (email);
create index on app.training_applications (training_module_id) where training_module_id is not null;
create trigger touch before update on app.training_applications for each row execute function app.touch();
select app.protect('app.training_applications', true, 'select, insert, update');

-- Whoever scanned a code may only hand in: nobody without an account reads what others wrote, or learns who applied.
create policy door on app.training_applications for insert to trellis_link
  with check (
    tenant_id = (select app.acting_tenant()) and (select app.acting_link()) is null and person_id is null
    and audit_result = 'UnReviewed' and cancelled_at is null
  );
grant insert (tenant_id, name, email, phone, job_title, work_unit, language, training_module_id, version_id, data, created_at, updated_at)
  on app.training_applications to trellis_link;

-- A module that a trainer of a centre learns, for a time.
create table app.trainer_training_modules (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  person_id uuid not null,
  training_module_id uuid not null,
  -- expired is what the end date says, and so no state of its own
  status text not null default 'NotStarted' check (status in ('NotStarted', 'Learning', 'Stopped')),
  start_date date not null,
  end_date date not null,
  started_at timestamptz,
  stopped_at timestamptz,
  assigned_by uuid references identity.persons on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id),
  foreign key (tenant_id, person_id) references identity.memberships (tenant_id, person_id) on delete cascade,
  constraint trainer_training_modules_module_fkey foreign key (training_module_id) references catalog.training_modules,
  constraint trainer_training_modules_period check (end_date >= start_date),
  constraint trainer_training_modules_started check (status <> 'Learning' or started_at is not null),
  constraint trainer_training_modules_stopped check ((status = 'Stopped') = (stopped_at is not null))
);
create unique index trainer_training_modules_once on app.trainer_training_modules (tenant_id, person_id, training_module_id) where status <> 'Stopped';
create index trainer_training_modules_of_person on app.trainer_training_modules (tenant_id, person_id, created_at desc, id);
create index on app.trainer_training_modules (person_id, created_at desc);
create index on app.trainer_training_modules (training_module_id);
create trigger touch before update on app.trainer_training_modules for each row execute function app.touch();
select app.protect('app.trainer_training_modules', true, 'select, insert, update');

-- Supervision in numbered sessions. Each is done once both have written their summary.
create table app.supervise_sessions (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  trainer_module_id uuid not null,
  session_order int not null check (session_order > 0),
  supervisor_id uuid not null references identity.persons,
  supervisor_scoring int check (supervisor_scoring between 0 and 100),
  -- when the first of the two began to write
  begun_at timestamptz,
  ss_finish_time timestamptz,
  ts_finish_time timestamptz,
  status text not null generated always as (
    case
      when ss_finish_time is not null and ts_finish_time is not null then 'Done'
      when begun_at is not null then 'InProgress'
      else 'NotStart'
    end
  ) stored,
  created_by uuid references identity.persons on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id),
  constraint supervise_sessions_module_fkey foreign key (tenant_id, trainer_module_id) references app.trainer_training_modules on delete cascade,
  constraint supervise_sessions_order_key unique (tenant_id, trainer_module_id, session_order),
  constraint supervise_sessions_begun check (begun_at is not null or (ss_finish_time is null and ts_finish_time is null)),
  constraint supervise_sessions_scored check (ss_finish_time is null or supervisor_scoring is not null)
);
create index on app.supervise_sessions (supervisor_id, created_at desc);
create trigger touch before update on app.supervise_sessions for each row execute function app.touch();
select app.protect('app.supervise_sessions', true, 'select, insert, update');
grant delete on app.supervise_sessions to trellis_platform;

-- What is filled in about a module or a supervision session: one answer of each kind.
create table app.certification_answers (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  kind text not null check (kind in ('moduleApplication', 'supervisorSummary', 'trainerSummary')),
  trainer_module_id uuid not null,
  supervise_session_id uuid,
  version_id uuid not null references catalog.questionnaire_versions,
  filler_person_id uuid references identity.persons on delete set null,
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  finished_page int not null default 0 check (finished_page between 0 and 200),
  is_complete boolean not null default false,
  finish_time timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id),
  foreign key (tenant_id, trainer_module_id) references app.trainer_training_modules on delete cascade,
  foreign key (tenant_id, supervise_session_id) references app.supervise_sessions on delete cascade,
  constraint certification_answers_place check ((kind = 'moduleApplication') = (supervise_session_id is null)),
  constraint certification_answers_finished check (is_complete = (finish_time is not null)),
  constraint certification_answers_once unique nulls not distinct (tenant_id, trainer_module_id, supervise_session_id, kind)
);
create index on app.certification_answers (tenant_id, supervise_session_id) where supervise_session_id is not null;
create trigger touch before update on app.certification_answers for each row execute function app.touch();
select app.protect('app.certification_answers', true, 'select, insert, update');

-- A supervisor may work at another centre: what they supervise is theirs to read, and their own summary theirs to write.
create policy supervisor on app.supervise_sessions for select to trellis_centre using (supervisor_id = (select app.acting_person()));
create policy supervisor_writes on app.supervise_sessions for update to trellis_centre
  using (supervisor_id = (select app.acting_person())) with check (supervisor_id = (select app.acting_person()));
create policy supervisor on app.trainer_training_modules for select to trellis_centre
  using (exists (
    select 1 from app.supervise_sessions s
    where s.tenant_id = trainer_training_modules.tenant_id and s.trainer_module_id = trainer_training_modules.id
      and s.supervisor_id = (select app.acting_person())
  ));
create policy supervisor on app.certification_answers to trellis_centre
  using (
    kind = 'supervisorSummary' and exists (
      select 1 from app.supervise_sessions s
      where s.tenant_id = certification_answers.tenant_id and s.id = supervise_session_id and s.supervisor_id = (select app.acting_person())
    )
  )
  with check (
    kind = 'supervisorSummary' and exists (
      select 1 from app.supervise_sessions s
      where s.tenant_id = certification_answers.tenant_id and s.id = supervise_session_id and s.trainer_module_id = certification_answers.trainer_module_id
        and s.supervisor_id = (select app.acting_person())
    )
  );
create policy supervisor_reads on app.certification_answers for select to trellis_centre
  using (
    kind = 'trainerSummary' and exists (
      select 1 from app.supervise_sessions s
      where s.tenant_id = certification_answers.tenant_id and s.id = supervise_session_id and s.supervisor_id = (select app.acting_person())
    )
  );

-- Supervisor and trainer know each other's name, and that is all that a centre is told of somebody elsewhere.
create function app.supervision_names() returns table (id uuid, name text)
  language sql stable security definer set search_path = pg_catalog as $$
  select p.id, p.name from identity.persons p
  where p.id in (select s.supervisor_id from app.supervise_sessions s where s.tenant_id = app.acting_tenant())
    or p.id in (
      select m.person_id from app.trainer_training_modules m
      join app.supervise_sessions s on s.tenant_id = m.tenant_id and s.trainer_module_id = m.id
      where s.supervisor_id = app.acting_person()
    )
    or p.id in (select s.supervisor_id from platform.supervised_trainers s where s.trainer_id in (
      select m.person_id from app.trainer_training_modules m where m.tenant_id = app.acting_tenant()
    ))
$$;
revoke all on function app.supervision_names from public;
grant execute on function app.supervision_names to trellis_centre, trellis_span, trellis_platform;

-- Whoever deletes their account leaves no application behind, and the trail keeps what was done, not what they wrote.
create function app.forget_applicant() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  forgotten uuid[];
begin
  with gone as (delete from app.training_applications where person_id = new.id or email = old.email returning id)
  select array_agg(id) into forgotten from gone;
  perform audit.redact('app.training_applications', forgotten);
  return null;
end $$;
create trigger forget_applicant after update of deleted_at on identity.persons
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function app.forget_applicant();

create or replace function jobs.keys_without_row(keys text[]) returns setof text
  language sql stable security definer set search_path = pg_catalog as $$
  select k from unnest(keys) k
  where not exists (select 1 from app.files where key = k)
    and not exists (select 1 from identity.uploads where key = k)
    and not exists (select 1 from identity.resumes where key = k)
    and not exists (select 1 from identity.persons where picture_key = k)
    and not exists (select 1 from identity.tenants where logo_key = k)
    and not exists (select 1 from app.subjects where picture_key = k)
    and not exists (select 1 from catalog.media where key = k)
    and not exists (select 1 from catalog.qualification_medals where issued_key = k)
    and not exists (select 1 from catalog.qualification_medals where unissued_key = k)
$$;
