-- Tests whose scores are told anew by the formulae in force. What waits here survives a restart.
create table app.score_runs (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  request_id uuid not null,
  subject_id uuid not null,
  status text not null default 'Create' check (status in ('Create', 'Success', 'Failed')),
  asked_by uuid not null references identity.persons,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, request_id) references app.test_requests on delete cascade,
  foreign key (tenant_id, subject_id) references app.subjects on delete cascade
);
create index score_runs_of_subject on app.score_runs (tenant_id, subject_id, created_at desc, id);
create index on app.score_runs (tenant_id, request_id);
-- asked for again while it waits, it is the same
create unique index score_runs_once on app.score_runs (tenant_id, request_id) where status = 'Create';
create index score_runs_waiting on app.score_runs (created_at) where status = 'Create';
select app.protect('app.score_runs', false, 'select, insert, update');
select app.only_of_child('app.score_runs', 'subject_id = (select app.acting_subject())');

create function jobs.wake_scores() returns trigger language plpgsql as $$
begin
  notify scores;
  return null;
end $$;
create trigger wake after insert on app.score_runs for each statement execute function jobs.wake_scores();

create function jobs.due_scores(most int) returns table (tenant_id uuid, run_id uuid, recording_id uuid, key text)
  language sql stable security definer set search_path = pg_catalog as $$
  select run.tenant_id, run.id, recording.id, recording.key
  from app.score_runs run
  left join app.test_recordings recording on recording.tenant_id = run.tenant_id and recording.request_id = run.request_id
  where run.status = 'Create'
  order by run.created_at, run.id
  limit most
$$;
revoke all on function jobs.due_scores from public;
grant execute on function jobs.due_scores to trellis_jobs;
