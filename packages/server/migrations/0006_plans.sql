create table app.centre_settings (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  session_durations int[] not null check (cardinality(session_durations) > 0),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id),
  unique (tenant_id)
);
create trigger touch before update on app.centre_settings for each row execute function app.touch();
select app.protect('app.centre_settings', true, 'select, insert, update');

create table app.plans (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  kind text not null default 'one' check (kind in ('one', 'group', 'trial')),
  plan_template_version_id uuid not null references catalog.plan_template_versions,
  scale smallint not null check (scale in (1, 2)),
  start_difficulty smallint not null check (start_difficulty between 1 and 20),
  music_course_id uuid references catalog.music_courses,
  state text not null default 'active' check (state in ('active', 'readyToEnd', 'ended', 'deleted')),
  lead_coach_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id),
  foreign key (tenant_id, lead_coach_id) references identity.memberships (tenant_id, person_id)
);
create trigger touch before update on app.plans for each row execute function app.touch();
select app.protect('app.plans', true, 'select, insert, update');

create table app.plan_members (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  plan_id uuid not null,
  subject_id uuid not null,
  from_at timestamptz not null default now(),
  to_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, plan_id) references app.plans,
  foreign key (tenant_id, subject_id) references app.subjects
);
create unique index plan_members_once on app.plan_members (tenant_id, plan_id, subject_id) where to_at is null;
create index on app.plan_members (tenant_id, subject_id, from_at desc);
select app.protect('app.plan_members', true, 'select, insert, update');

create table app.sessions (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  plan_id uuid not null,
  num int not null check (num > 0),
  state text not null default 'notStarted' check (state in ('notStarted', 'open', 'finished')),
  run int not null default 1 check (run > 0),
  opened_at timestamptz,
  finished_at timestamptz,
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id),
  constraint sessions_num_key unique (tenant_id, plan_id, num) deferrable,
  foreign key (tenant_id, plan_id) references app.plans,
  check ((state = 'notStarted') = (opened_at is null)),
  check ((state = 'finished') = (finished_at is not null))
);
create unique index sessions_one_open on app.sessions (tenant_id, plan_id) where state = 'open';
create trigger touch before update on app.sessions for each row execute function app.touch();
select app.protect('app.sessions', true, 'select, insert, update');

create table app.session_coaches (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  session_id uuid not null,
  person_id uuid not null,
  finished_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, session_id, person_id),
  foreign key (tenant_id, session_id) references app.sessions,
  foreign key (tenant_id, person_id) references identity.memberships (tenant_id, person_id)
);
select app.protect('app.session_coaches', true, 'select, insert, update');

create table app.session_items (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  session_id uuid not null,
  position int not null,
  kind text not null check (kind in ('activity', 'static', 'nonePlaybook')),
  program_version_id uuid not null references catalog.program_versions,
  difficulty smallint not null check (difficulty between 1 and 20),
  adjusted_at timestamptz,
  outcome boolean,
  done_at timestamptz,
  primary key (tenant_id, id),
  constraint session_items_position_key unique (tenant_id, session_id, position) deferrable,
  unique (tenant_id, session_id, id),
  foreign key (tenant_id, session_id) references app.sessions,
  check ((outcome is null) = (done_at is null))
);
-- what happened last time with the same program
create index on app.session_items (tenant_id, program_version_id, done_at desc) where outcome is not null;
select app.protect('app.session_items', true, 'select, insert, update');

create table app.session_tracks (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  session_id uuid not null,
  position int not null,
  track_id uuid not null references catalog.tracks,
  punched_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, session_id, position),
  foreign key (tenant_id, session_id) references app.sessions
);
select app.protect('app.session_tracks', true, 'select, insert, update');

create table app.track_progress (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  session_track_id uuid not null,
  subject_id uuid not null,
  seconds numeric(8, 1) not null default 0 check (seconds >= 0),
  state text not null check (state in ('Start', 'Pause', 'Stop', 'Finish')),
  finished_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, session_track_id, subject_id),
  foreign key (tenant_id, session_track_id) references app.session_tracks,
  foreign key (tenant_id, subject_id) references app.subjects
);
select app.protect('app.track_progress', false, 'select, insert, update');

create table app.answers (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  session_id uuid not null,
  scope text not null check (scope in ('item', 'static', 'overall', 'category', 'personal', 'music', 'parent')),
  item_id uuid,
  category_id uuid references catalog.categories,
  subject_id uuid,
  form_version_id uuid not null references catalog.form_versions,
  person_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint answers_one_each unique nulls not distinct (tenant_id, session_id, scope, item_id, category_id, subject_id),
  foreign key (tenant_id, session_id) references app.sessions,
  foreign key (tenant_id, session_id, item_id) references app.session_items (tenant_id, session_id, id),
  foreign key (tenant_id, subject_id) references app.subjects,
  check ((scope in ('item', 'static')) = (item_id is not null)),
  check ((scope = 'category') = (category_id is not null))
);
select app.protect('app.answers', true, 'select, insert, update');

create table app.answer_values (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  answer_id uuid not null,
  property_id uuid not null references catalog.properties,
  value jsonb not null,
  primary key (tenant_id, id),
  unique (tenant_id, answer_id, property_id),
  foreign key (tenant_id, answer_id) references app.answers on delete cascade
);
select app.protect('app.answer_values', true, 'select, insert, update, delete');

create table app.plan_events (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  plan_id uuid not null,
  session_id uuid,
  num int,
  event text not null check (event in ('created', 'sessionStarted', 'sessionFinished', 'readyToEnd', 'ended')),
  reasons jsonb not null default '[]',
  person_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, plan_id) references app.plans,
  foreign key (tenant_id, session_id) references app.sessions
);
create index on app.plan_events (tenant_id, plan_id, created_at desc, id desc);
select app.protect('app.plan_events', false, 'select, insert');
