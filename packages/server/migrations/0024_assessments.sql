-- Assessments: a questionnaire of the library, filled in about one child, and a report that a formula makes of the answers.
alter table catalog.questionnaires
  add column doctor_comment_template jsonb not null default '{"en": "", "zh-Hans": "", "es": ""}',
  -- set once the platform edited it: what ships with the product is not published over it
  add column edited_at timestamptz,
  -- comes with the product, which needs it: may be changed, not taken away
  add column is_shipped boolean not null default false,
  add column removed_at timestamptz,
  add column updated_at timestamptz not null default now(),
  add column concurrency_stamp uuid not null default gen_random_uuid();
update catalog.questionnaires set is_shipped = true;
create trigger touch before update on catalog.questionnaires for each row execute function app.touch();
create trigger audit after insert or update or delete on catalog.questionnaires for each row execute function audit.record();
create index questionnaires_by_recent on catalog.questionnaires (created_at desc, id) where removed_at is null;
grant insert, update on catalog.questionnaires to trellis_platform;
grant insert on catalog.questionnaire_versions to trellis_platform;

create table catalog.assessments (
  id uuid primary key default uuidv7(),
  -- of those that ship with the product
  code text constraint assessments_code_key unique,
  title jsonb not null,
  assessment_type text not null check (assessment_type in ('PreAssessment', 'MediumAssessment')),
  questionnaire_id uuid not null references catalog.questionnaires,
  need_pay boolean not null default false,
  formula jsonb not null check (jsonb_typeof(formula) = 'object'),
  -- counts up with every change of the formula: a report says by which it was made
  formula_version int not null default 1 check (formula_version > 0),
  status text not null default 'Unpublish' check (status in ('Unpublish', 'Hide', 'Public', 'Expire', 'Trash')),
  sort_order int not null default 0 check (sort_order >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid()
);
create index assessments_in_order on catalog.assessments (sort_order, created_at desc, id);
create index on catalog.assessments (questionnaire_id);
create trigger touch before update on catalog.assessments for each row execute function app.touch();
create trigger audit after insert or update or delete on catalog.assessments for each row execute function audit.record();

-- What a child's counts are taken from when it is ordered.
create table catalog.assessment_tagged (
  assessment_id uuid not null references catalog.assessments on delete cascade,
  tag_id uuid not null references catalog.assessment_tags,
  primary key (assessment_id, tag_id)
);
create index on catalog.assessment_tagged (tag_id);
grant select on catalog.assessments, catalog.assessment_tagged to trellis_centre, trellis_span, trellis_platform, trellis_link;
grant insert, update, delete on catalog.assessments, catalog.assessment_tagged to trellis_platform;

-- The answers of an assessment are answers of a questionnaire. Several may be open at once: each was ordered for itself.
alter table app.questionnaire_answers
  drop constraint questionnaire_answers_purpose_check,
  add constraint questionnaire_answers_purpose_check check (purpose in ('development', 'parentalInterview', 'assessment'));
drop index app.questionnaire_answers_one_open;
create unique index questionnaire_answers_one_open on app.questionnaire_answers (tenant_id, subject_id, questionnaire_id)
  where not is_complete and purpose <> 'assessment';

alter table app.guest_links
  drop constraint guest_links_purpose_check,
  add constraint guest_links_purpose_check check (purpose in ('guardian', 'questionnaire', 'assessment', 'report', 'feedback', 'grant'));

create table app.user_assessments (
  tenant_id uuid not null references identity.tenants,
  -- that of its answers: neither is ever without the other
  id uuid not null,
  subject_id uuid not null,
  assessment_id uuid not null references catalog.assessments,
  status text not null default 'None' check (status in ('None', 'Started', 'Finished', 'ReportedReady', 'Closed')),
  -- as it was when it was ordered
  need_pay boolean not null,
  has_get_report boolean not null default false,
  ordered_by uuid not null references identity.persons,
  sent_at timestamptz,
  consented_at timestamptz,
  -- who said so: somebody of the centre who has it in writing, or whoever held the link
  consent_person_id uuid references identity.persons,
  consent_link_id uuid,
  closed_at timestamptz,
  report_failed_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, id) references app.questionnaire_answers on delete cascade,
  foreign key (tenant_id, subject_id) references app.subjects on delete cascade,
  constraint user_assessments_closed check ((status = 'Closed') = (closed_at is not null)),
  constraint user_assessments_report check (not has_get_report or status = 'ReportedReady'),
  constraint user_assessments_consent check (status in ('None', 'Closed') or consented_at is not null)
);
create index user_assessments_of_subject on app.user_assessments (tenant_id, subject_id, created_at desc, id);
create index user_assessments_by_recent on app.user_assessments (tenant_id, created_at desc, id);
create index user_assessments_by_status on app.user_assessments (tenant_id, status, created_at desc, id);
create index user_assessments_without_report on app.user_assessments (tenant_id, id) where status = 'Finished';
create index on app.user_assessments (assessment_id);
select app.protect('app.user_assessments', true, 'select, insert, update');

-- A report is never changed: made anew, it is another one, and the latest is shown.
create table app.assessment_reports (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  user_assessment_id uuid not null,
  formula text not null,
  formula_version int not null,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_assessment_id) references app.user_assessments on delete cascade
);
create index assessment_reports_latest on app.assessment_reports (tenant_id, user_assessment_id, created_at desc, id desc);
select app.protect('app.assessment_reports', true, 'select, insert');

-- Reports go only with their child: what they said leaves the trail too.
create function app.redact_report() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform audit.redact('app.assessment_reports', array[old.id]);
  return null;
end $$;
create trigger forget after delete on app.assessment_reports for each row execute function app.redact_report();

-- Reports that are being made anew, and how far that is.
create table app.report_runs (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  subject_id uuid not null,
  status text not null default 'Create' check (status in ('Create', 'Success', 'Failed')),
  started_by uuid not null references identity.persons,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, subject_id) references app.subjects on delete cascade
);
create index report_runs_of_subject on app.report_runs (tenant_id, subject_id, created_at desc, id);
select app.protect('app.report_runs', false, 'select, insert, update');

create table app.report_run_items (
  tenant_id uuid not null,
  run_id uuid not null,
  user_assessment_id uuid not null,
  finish boolean not null default false,
  failed boolean not null default false,
  primary key (tenant_id, run_id, user_assessment_id),
  foreign key (tenant_id, run_id) references app.report_runs on delete cascade,
  foreign key (tenant_id, user_assessment_id) references app.user_assessments on delete cascade
);
create index on app.report_run_items (tenant_id, user_assessment_id);
create index report_run_items_waiting on app.report_run_items (tenant_id, run_id) where not finish;
select app.protect('app.report_run_items', false, 'select, insert, update');

-- A guest sees the assessment that the link names, and its reports only by a link to a report.
create policy link on app.user_assessments to trellis_link
  using (
    tenant_id = (select app.acting_tenant()) and subject_id = (select app.acting_subject())
    and id = (select target_id from app.guest_links where tenant_id = (select app.acting_tenant()) and id = (select app.acting_link()))
  )
  with check (tenant_id = (select app.acting_tenant()) and subject_id = (select app.acting_subject()));
grant select (tenant_id, id, subject_id, assessment_id, status, need_pay, has_get_report, consented_at, created_at),
  update (status, consented_at, consent_link_id) on app.user_assessments to trellis_link;
create policy link on app.assessment_reports for select to trellis_link
  using (
    tenant_id = (select app.acting_tenant())
    and user_assessment_id = (
      select target_id from app.guest_links
      where tenant_id = (select app.acting_tenant()) and id = (select app.acting_link()) and purpose = 'report'
    )
  );
grant select on app.assessment_reports to trellis_link;

-- Whoever makes reports is woken when one is due.
create function jobs.wake_reports() returns trigger language plpgsql as $$
begin
  notify reports;
  return null;
end $$;
create trigger wake after update of status on app.user_assessments for each row when (new.status = 'Finished') execute function jobs.wake_reports();
create trigger wake after insert on app.report_run_items for each statement execute function jobs.wake_reports();

-- The reports that are due, first ones and those made anew. One that failed is tried again an hour later.
create function jobs.due_reports(most int) returns table (tenant_id uuid, user_assessment_id uuid, run_id uuid, person_id uuid)
  language sql stable security definer set search_path = pg_catalog as $$
  (
    select a.tenant_id, a.id, null::uuid, a.ordered_by from app.user_assessments a
    where a.status = 'Finished' and (a.report_failed_at is null or a.report_failed_at < now() - interval '1 hour')
    limit most
  )
  union all
  (
    select i.tenant_id, i.user_assessment_id, i.run_id, r.started_by
    from app.report_run_items i join app.report_runs r on r.tenant_id = i.tenant_id and r.id = i.run_id
    where not i.finish
    limit most
  )
$$;
revoke all on function jobs.due_reports from public;
grant execute on function jobs.due_reports to trellis_jobs;
