create table app.classrooms (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  classroom_name text not null check (classroom_name <> ''),
  state text not null default 'Effective' check (state in ('Effective', 'Invalid')),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id),
  unique (tenant_id, classroom_name)
);
create trigger touch before update on app.classrooms for each row execute function app.touch();
select app.protect('app.classrooms', true, 'select, insert, update');

create table app.occurrences (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  plan_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  platform text not null check (platform in ('App', 'Web')),
  classroom_id uuid,
  state text not null default 'scheduled' check (state in ('scheduled', 'opened', 'finished', 'cancelled')),
  session_id uuid,
  notices jsonb not null default '[]',
  cancelled_reason text,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id),
  foreign key (tenant_id, plan_id) references app.plans,
  foreign key (tenant_id, classroom_id) references app.classrooms,
  foreign key (tenant_id, session_id) references app.sessions,
  check (ends_at > starts_at),
  constraint occurrences_classroom_only_web check (classroom_id is null or platform = 'Web')
);
create index on app.occurrences (tenant_id, starts_at);
create index on app.occurrences (tenant_id, plan_id, starts_at);
create unique index occurrences_one_session on app.occurrences (tenant_id, session_id) where session_id is not null and state <> 'cancelled';
create trigger touch before update on app.occurrences for each row execute function app.touch();
select app.protect('app.occurrences', true, 'select, insert, update');

-- A coach, a child and a classroom are each in one place at a time. Cancelling deletes the holds.
create table app.holds (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  occurrence_id uuid not null,
  kind text not null check (kind in ('coach', 'child', 'classroom')),
  resource_id uuid not null,
  during tstzrange not null,
  primary key (tenant_id, id),
  unique (tenant_id, occurrence_id, kind, resource_id),
  foreign key (tenant_id, occurrence_id) references app.occurrences,
  constraint holds_no_overlap exclude using gist (tenant_id with =, kind with =, resource_id with =, during with &&)
);
create index on app.holds (tenant_id, kind, resource_id, lower(during));
select app.protect('app.holds', true, 'select, insert, update, delete');

alter table app.postings add foreign key (tenant_id, session_id) references app.sessions;
alter table app.postings add foreign key (tenant_id, occurrence_id) references app.occurrences;
