-- Courses of a module are studied to the end: section by section, each with its questionnaire where it has one.
alter table catalog.course_contents add column questionnaire_id uuid references catalog.questionnaires;
create index on catalog.course_contents (questionnaire_id) where questionnaire_id is not null;
drop trigger touch on catalog.course_contents;
create trigger touch before update of titles, kind, video_id, courseware_id, minutes, questionnaire_id on catalog.course_contents
  for each row execute function app.touch();

create table app.section_studies (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  trainer_module_id uuid not null,
  course_id uuid not null references catalog.courses on delete cascade,
  content_id uuid not null references catalog.course_contents on delete cascade,
  -- what the page counted, in minutes
  minutes int not null check (minutes between 0 and 10000),
  finished_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint section_studies_module_fkey foreign key (tenant_id, trainer_module_id) references app.trainer_training_modules on delete cascade,
  constraint section_studies_once unique (tenant_id, trainer_module_id, course_id, content_id)
);
create index on app.section_studies (course_id);
create index on app.section_studies (content_id);
select app.protect('app.section_studies', true, 'select, insert');

alter table app.certification_answers
  add column content_id uuid references catalog.course_contents on delete cascade,
  add column score jsonb,
  drop constraint certification_answers_kind_check,
  add constraint certification_answers_kind_check
    check (kind in ('moduleApplication', 'supervisorSummary', 'trainerSummary', 'trainerRecord', 'practicalTest', 'section')),
  drop constraint certification_answers_place,
  add constraint certification_answers_place check (
    (kind in ('supervisorSummary', 'trainerSummary')) = (supervise_session_id is not null)
    and (kind = 'practicalTest') = (practical_test_id is not null) and (kind = 'section') = (content_id is not null)
  ),
  drop constraint certification_answers_once,
  add constraint certification_answers_once
    unique nulls not distinct (tenant_id, trainer_module_id, supervise_session_id, practical_test_id, content_id, kind);
create index on app.certification_answers (content_id) where content_id is not null;
