-- Who oversees whom: groups of a centre's staff, supervisors of trainers, what a coach may train; and what of it each role reads.

-- When somebody was last here.
create index on identity.sign_ins (membership_id, created_at desc) where membership_id is not null;
grant select (person_id, membership_id, created_at, revoked_at) on identity.sign_ins to trellis_platform;

-- Lists across tenants, newest first, and children found by a part of their name.
create index persons_by_recent on identity.persons (created_at desc, id);
create index subjects_everywhere_by_recent on app.subjects (created_at desc, id);
create index subjects_name_parts on app.subjects using gin (name gin_trgm_ops);

create table app.staff_groups (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  name text not null check (name <> ''),
  supervisor_id uuid references identity.persons on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id)
);
create unique index staff_groups_name_key on app.staff_groups (tenant_id, lower(name));
create index on app.staff_groups (supervisor_id);
create index staff_groups_by_recent on app.staff_groups (created_at desc, id);
create trigger touch before update on app.staff_groups for each row execute function app.touch();
select app.protect('app.staff_groups', true, 'select');

create table app.staff_group_members (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  group_id uuid not null,
  person_id uuid not null,
  primary key (tenant_id, id),
  unique (tenant_id, group_id, person_id),
  foreign key (tenant_id, group_id) references app.staff_groups on delete cascade,
  foreign key (tenant_id, person_id) references identity.memberships (tenant_id, person_id) on delete cascade
);
create index on app.staff_group_members (tenant_id, person_id);
select app.protect('app.staff_group_members', true, 'select');
-- a centre reads the groups of its staff, the platform makes them
grant insert, update, delete on app.staff_groups, app.staff_group_members to trellis_platform;

-- What a coach may train. Nothing said: as often as they like, in the centre's own durations.
create table app.coach_training_configs (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  person_id uuid not null,
  total_times int check (total_times between 0 and 100000),
  session_durations int[] check (cardinality(session_durations) > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id),
  constraint coach_training_configs_person_key unique (tenant_id, person_id),
  foreign key (tenant_id, person_id) references identity.memberships (tenant_id, person_id) on delete cascade
);
create trigger touch before update on app.coach_training_configs for each row execute function app.touch();
select app.protect('app.coach_training_configs', true, 'select, insert, update');

-- A journal: who set a coach's limit from what to what, and why.
create table app.coach_training_records (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  person_id uuid not null references identity.persons on delete cascade,
  changed_by uuid references identity.persons on delete set null,
  total_times_before int,
  total_times_after int,
  remark text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index coach_training_records_by_recent on app.coach_training_records (tenant_id, created_at desc, id desc);
create index on app.coach_training_records (tenant_id, person_id, created_at desc, id desc);
select app.protect('app.coach_training_records', false, 'select, insert');

-- Trainers who supervise others, whichever centre they work at; a trainer has one supervisor at a time.
create table platform.supervisors (
  id uuid primary key default uuidv7(),
  person_id uuid not null unique references identity.persons on delete cascade,
  made_by uuid references identity.persons on delete set null,
  created_at timestamptz not null default now()
);
create table platform.supervised_trainers (
  id uuid primary key default uuidv7(),
  trainer_id uuid not null unique references identity.persons on delete cascade,
  supervisor_id uuid not null references platform.supervisors (person_id) on delete cascade,
  created_at timestamptz not null default now(),
  check (trainer_id <> supervisor_id)
);
create index on platform.supervised_trainers (supervisor_id);

do $$
declare
  relation text;
  person_column text;
begin
  for relation, person_column in values ('supervisors', 'person_id'), ('supervised_trainers', 'trainer_id') loop
    execute format('alter table platform.%I enable row level security', relation);
    execute format('alter table platform.%I force row level security', relation);
    execute format('create policy owner on platform.%I to trellis_owner using (true) with check (true)', relation);
    execute format('create policy platform on platform.%I to trellis_platform using (true) with check (true)', relation);
    -- whoever looks after some centres sees the trainers who work there
    execute format('create policy span on platform.%I for select to trellis_span using (exists (select 1 from identity.memberships m where m.person_id = %I.%I))', relation, relation, person_column);
    execute format('grant select, insert, delete on platform.%I to trellis_platform', relation);
    execute format('grant select on platform.%I to trellis_span', relation);
    execute format('create trigger audit after insert or update or delete on platform.%I for each row execute function audit.record()', relation);
  end loop;
end $$;
-- accepting an invitation makes somebody a supervisor before they act anywhere
grant usage on schema platform to trellis_identity;
grant select, insert on platform.supervisors to trellis_identity;
create policy identity on platform.supervisors to trellis_identity using (true) with check (true);

-- Whoever looks after some centres reads what was changed there.
create policy span on audit.changes for select to trellis_span using (tenant_id = any ((select app.acting_tenants())::uuid[]));
grant usage on schema audit to trellis_span;
grant select on audit.changes to trellis_span;
create index changes_of_table on audit.changes (table_name, at desc, id desc);
