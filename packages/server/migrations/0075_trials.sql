-- What only a trial has: everything else of it stands in the tables of all sessions (docs/sessions.md).
create table app.trials (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  plan_id uuid not null,
  subject_id uuid not null,
  training_type text not null constraint trials_training_type_check check (training_type in ('OneToOne', 'Group', 'Online')),
  complaint text not null default '' constraint trials_complaint_check check (length(complaint) <= 1000),
  overall_form_version_id uuid not null references catalog.form_versions,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id),
  constraint trials_one_a_plan unique (tenant_id, plan_id),
  foreign key (tenant_id, plan_id) references app.plans,
  foreign key (tenant_id, subject_id) references app.subjects
);
create index trials_of_subject on app.trials (tenant_id, subject_id, created_at desc, id desc);
create index trials_by_date on app.trials (created_at desc, id desc);
create trigger touch before update on app.trials for each row execute function app.touch();
select app.protect('app.trials', true, 'select, insert, update');
select app.only_of_child('app.trials', 'subject_id = (select app.acting_subject())');

-- exercises of a trial are chosen while it runs, and chosen anew
grant delete on app.session_items to trellis_centre, trellis_platform;

-- how many trials a center may still hold; below zero, and from 500 on, nobody counts them
alter table app.centre_settings
  add column trials_left int not null default -1 constraint centre_settings_trials_left_check check (trials_left between -1 and 100000);

-- what a family told of a child goes with the child
create function app.forget_trials() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  wordy uuid[];
begin
  with changed as (
    update app.trials set complaint = '' where tenant_id = new.tenant_id and subject_id = new.id and complaint <> '' returning id
  )
  select array_agg(id) into wordy from changed;
  perform audit.redact('app.trials', wordy, array['complaint']);
  return null;
end $$;
revoke all on function app.forget_trials from public;
create trigger forget_trials after update of erased_at on app.subjects
  for each row when (old.erased_at is null and new.erased_at is not null) execute function app.forget_trials();
