-- The focus program of a child: one, which is set up, started, paused, cancelled and begun again.
create table app.focus_programs (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  subject_id uuid not null,
  modules text[] not null constraint focus_programs_modules_check check (
    modules @> array['Cbt', 'Emotion', 'ParentLearning', 'ParentEmotion']
    and modules <@ array['Cbt', 'Emotion', 'ParentLearning', 'ParentEmotion', 'Exercise', 'Sleep', 'Nutrition']
  ),
  goals text[] not null constraint focus_programs_goals_check check (
    goals <@ array[
      'KeepAttention', 'FinishHomework', 'FollowRules', 'CalmDown', 'WaitTurn', 'OrganizeThings', 'GetAlong', 'SleepWell', 'EatWell',
      'MoveMore', 'CalmParents'
    ]
  ),
  custom_goal text constraint focus_programs_custom_goal_check check (length(custom_goal) between 1 and 200),
  -- when it was started first, and since when it stands still
  app_start_time timestamptz,
  stop_time timestamptz,
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id),
  foreign key (tenant_id, subject_id) references app.subjects,
  constraint focus_programs_once unique (tenant_id, subject_id),
  constraint focus_programs_aim_check check (cardinality(goals) > 0 or custom_goal is not null),
  constraint focus_programs_stop_check check (stop_time is null or app_start_time is not null)
);
create trigger touch before update on app.focus_programs for each row execute function app.touch();
select app.protect('app.focus_programs', true, 'select, insert, update');
select app.only_of_child('app.focus_programs', 'subject_id = (select app.acting_subject())');

-- From each start to the stop after it.
create table app.focus_starts (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  subject_id uuid not null,
  times smallint not null,
  start_time timestamptz not null,
  stop_time timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, subject_id) references app.subjects,
  constraint focus_starts_times unique (tenant_id, subject_id, times)
);
create unique index focus_starts_on on app.focus_starts (tenant_id, subject_id) where stop_time is null;
select app.protect('app.focus_starts', true, 'select, insert, update');
select app.only_of_child('app.focus_starts', 'subject_id = (select app.acting_subject())');

-- Requests to cancel it; one waits at a time.
create table app.focus_cancellations (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  subject_id uuid not null,
  requested_by uuid not null,
  result text constraint focus_cancellations_result_check check (result in ('Allow', 'Reject')),
  notes text constraint focus_cancellations_notes_check check (length(notes) <= 100),
  reviewed_by uuid,
  created_at timestamptz not null default now(),
  last_modification_time timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, subject_id) references app.subjects,
  constraint focus_cancellations_review_check check ((result is null) = (reviewed_by is null) and (result is not null or notes is null))
);
create unique index focus_cancellations_wait on app.focus_cancellations (tenant_id, subject_id) where result is null;
create index focus_cancellations_of_subject on app.focus_cancellations (tenant_id, subject_id, created_at desc, id desc);
select app.protect('app.focus_cancellations', true, 'select, insert, update');
select app.only_of_child('app.focus_cancellations', 'subject_id = (select app.acting_subject())');

-- What staff note on it.
create table app.focus_thoughts (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  subject_id uuid not null,
  thought text not null constraint focus_thoughts_thought_check check (length(thought) between 1 and 1000),
  person_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, subject_id) references app.subjects
);
create index focus_thoughts_of_subject on app.focus_thoughts (tenant_id, subject_id, created_at desc, id desc);
select app.protect('app.focus_thoughts', true, 'select, insert');
select app.only_of_child('app.focus_thoughts', 'subject_id = (select app.acting_subject())');

-- It goes with the child's name.
create function app.forget_focus() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  relation regclass;
  gone_rows uuid[];
begin
  foreach relation in array
    array['app.focus_thoughts', 'app.focus_cancellations', 'app.focus_starts', 'app.focus_programs']::regclass[]
  loop
    execute format('with gone as (delete from %s where tenant_id = $1 and subject_id = $2 returning id) select array_agg(id) from gone', relation)
    into gone_rows using new.tenant_id, new.id;
    perform audit.redact(relation::text, gone_rows);
  end loop;
  return null;
end $$;
revoke all on function app.forget_focus from public;
create trigger forget_focus after update of erased_at on app.subjects
  for each row when (old.erased_at is null and new.erased_at is not null) execute function app.forget_focus();
