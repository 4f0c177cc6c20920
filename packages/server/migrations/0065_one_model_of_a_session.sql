-- One-to-one, class and trial sessions share their tables (docs/sessions.md).
alter table app.plans
  alter column plan_template_version_id drop not null,
  add column class_group_id uuid,
  add constraint plans_class_group_fkey foreign key (tenant_id, class_group_id) references app.class_groups,
  add constraint plans_class_of_group check (class_group_id is null or kind = 'group'),
  add constraint plans_template_unless_trial check (plan_template_version_id is not null or kind = 'trial'),
  drop constraint plans_state_check,
  add constraint plans_state_check check (state in ('active', 'readyToEnd', 'ended', 'cancelled', 'deleted'));
create index plans_of_class_group on app.plans (tenant_id, class_group_id) where class_group_id is not null;

alter table app.sessions
  drop constraint sessions_state_check,
  add constraint sessions_state_check check (state in ('notStarted', 'open', 'finished', 'cancelled')),
  drop constraint sessions_check,
  add constraint sessions_opened check (case state when 'notStarted' then opened_at is null when 'cancelled' then true else opened_at is not null end);

-- who takes part in a run of a session
create table app.session_subjects (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  session_id uuid not null,
  subject_id uuid not null,
  attendance text not null default 'Attend' constraint session_subjects_attendance_check
    check (attendance in ('Attend', 'Absent', 'RequestForLeave')),
  comments text constraint session_subjects_comments_check check (length(comments) <= 1000),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id),
  constraint session_subjects_once unique (tenant_id, session_id, subject_id),
  foreign key (tenant_id, session_id) references app.sessions,
  foreign key (tenant_id, subject_id) references app.subjects
);
create index session_subjects_of_subject on app.session_subjects (tenant_id, subject_id);
create trigger touch before update on app.session_subjects for each row execute function app.touch();
select app.protect('app.session_subjects', true, 'select, insert, update, delete');

insert into app.session_subjects (tenant_id, session_id, subject_id)
select s.tenant_id, s.id, m.subject_id from app.sessions s
join app.plan_members m on m.tenant_id = s.tenant_id and m.plan_id = s.plan_id
  and m.from_at <= coalesce(s.finished_at, now()) and (m.to_at is null or m.to_at > s.opened_at)
where s.opened_at is not null
on conflict do nothing;

-- what was booked and did not come is told from who trained
alter table app.session_coaches
  add column role text not null default 'coach' constraint session_coaches_role_check check (role in ('planned', 'coach', 'substitute'));

alter table app.plan_events drop constraint plan_events_event_check;
alter table app.plan_events add constraint plan_events_event_check check (event in (
  'created', 'sessionStarted', 'sessionFinished', 'sessionAbandoned', 'readyToEnd', 'ended', 'cancelledAfterClass', 'restarted', 'extended',
  'deleted', 'rearranged', 'levelAdjusted', 'classAdjusted', 'settingsChanged', 'assessmentArranged', 'coachChanged', 'leaveRequested', 'missed',
  'missUndone'
));

-- a booking keeps who was to hold it, also when it is off and its time is free again
alter table app.occurrences add column coach_id uuid;
update app.occurrences as occurrence set coach_id = coalesce(
  (select held.resource_id from app.holds as held
    where held.tenant_id = occurrence.tenant_id and held.occurrence_id = occurrence.id and held.kind = 'coach'),
  (select plan.lead_coach_id from app.plans as plan where plan.tenant_id = occurrence.tenant_id and plan.id = occurrence.plan_id));
alter table app.occurrences
  alter column coach_id set not null,
  add constraint occurrences_coach_fkey foreign key (tenant_id, coach_id) references identity.memberships (tenant_id, person_id);
create index occurrences_of_coach on app.occurrences (tenant_id, coach_id, starts_at);
