-- Practical tests of a module: by hand and oral, each noted on a form, and taken again when it was failed.
alter table catalog.training_modules
  add column oral_questionnaire_id uuid references catalog.questionnaires,
  add column hands_on_questionnaire_id uuid references catalog.questionnaires;
create index on catalog.training_modules (oral_questionnaire_id) where oral_questionnaire_id is not null;
create index on catalog.training_modules (hands_on_questionnaire_id) where hands_on_questionnaire_id is not null;

create table app.practical_tests (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  trainer_module_id uuid not null,
  test_type text not null check (test_type in ('OralTest', 'HandsOnTest')),
  attempt int not null check (attempt > 0),
  passed boolean,
  score int check (score between 0 and 100),
  finished_at timestamptz,
  arranged_by uuid references identity.persons on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id),
  constraint practical_tests_module_fkey foreign key (tenant_id, trainer_module_id) references app.trainer_training_modules on delete cascade,
  constraint practical_tests_once unique (tenant_id, trainer_module_id, test_type, attempt),
  constraint practical_tests_finished check (finished_at is null or (passed is not null and score is not null))
);
create trigger touch before update on app.practical_tests for each row execute function app.touch();
select app.protect('app.practical_tests', true, 'select');
grant insert, update on app.practical_tests to trellis_platform;

-- What is filled in about them, and what a trainer records of practice.
alter table app.certification_answers
  add column practical_test_id uuid,
  add foreign key (tenant_id, practical_test_id) references app.practical_tests on delete cascade,
  drop constraint certification_answers_kind_check,
  add constraint certification_answers_kind_check
    check (kind in ('moduleApplication', 'supervisorSummary', 'trainerSummary', 'trainerRecord', 'practicalTest')),
  drop constraint certification_answers_place,
  add constraint certification_answers_place check (
    (kind in ('supervisorSummary', 'trainerSummary')) = (supervise_session_id is not null)
    and (kind = 'practicalTest') = (practical_test_id is not null)
  ),
  drop constraint certification_answers_once,
  add constraint certification_answers_once
    unique nulls not distinct (tenant_id, trainer_module_id, supervise_session_id, practical_test_id, kind);
create index on app.certification_answers (tenant_id, practical_test_id) where practical_test_id is not null;
