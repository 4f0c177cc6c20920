-- Questionnaires are definitions, not code. A published version is never changed; answers point at it.
create table catalog.questionnaires (
  id uuid primary key default uuidv7(),
  code text not null constraint questionnaires_code_key unique,
  name jsonb not null,
  created_at timestamptz not null default now()
);
create table catalog.questionnaire_versions (
  id uuid primary key default uuidv7(),
  questionnaire_id uuid not null references catalog.questionnaires,
  version int not null check (version > 0),
  definition jsonb not null,
  scoring jsonb not null,
  published_at timestamptz not null default now(),
  constraint questionnaire_versions_once unique (questionnaire_id, version),
  unique (id, questionnaire_id)
);
create function catalog.keep_published() returns trigger language plpgsql as $$
begin
  raise exception 'A published version is never changed' using errcode = 'restrict_violation';
end $$;
create trigger keep_published before update or delete on catalog.questionnaire_versions
  for each row execute function catalog.keep_published();
grant select on catalog.questionnaires, catalog.questionnaire_versions to trellis_centre, trellis_span, trellis_platform, trellis_link;

create table app.questionnaire_answers (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  subject_id uuid not null,
  questionnaire_id uuid not null,
  version_id uuid not null,
  purpose text not null check (purpose in ('development', 'parentalInterview')),
  -- who wrote last: somebody of the centre, or a guest by a link, perhaps known as a guardian
  filler_person_id uuid references identity.persons,
  filler_guardian_id uuid,
  filled_by_link uuid,
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  finished_page int not null default 0 check (finished_page between 0 and 200),
  is_complete boolean not null default false,
  finish_time timestamptz,
  score jsonb,
  scored_by text,
  started_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id),
  foreign key (tenant_id, subject_id) references app.subjects on delete cascade,
  foreign key (version_id, questionnaire_id) references catalog.questionnaire_versions (id, questionnaire_id),
  foreign key (tenant_id, filler_guardian_id) references app.guardians on delete set null (filler_guardian_id),
  constraint questionnaire_answers_finished check (is_complete = (finish_time is not null) and (is_complete or score is null))
);
-- one open answer a child and questionnaire: two who open it at once write into the same
create unique index questionnaire_answers_one_open on app.questionnaire_answers (tenant_id, subject_id, questionnaire_id) where not is_complete;
create index questionnaire_answers_of_subject on app.questionnaire_answers (tenant_id, subject_id, started_at desc, id);
create index questionnaire_answers_of_guardian on app.questionnaire_answers (tenant_id, filler_guardian_id) where filler_guardian_id is not null;
create trigger touch before update on app.questionnaire_answers for each row execute function app.touch();
select app.protect('app.questionnaire_answers', true, 'select, insert, update');

-- A guest sees the one answer that the link names, never what the centre wrote down about the same child.
create policy link on app.questionnaire_answers to trellis_link
  using (
    tenant_id = (select app.acting_tenant()) and subject_id = (select app.acting_subject())
    and id = (select target_id from app.guest_links where tenant_id = (select app.acting_tenant()) and id = (select app.acting_link()))
  )
  with check (tenant_id = (select app.acting_tenant()) and subject_id = (select app.acting_subject()));
grant select (tenant_id, id, subject_id, questionnaire_id, version_id, purpose, data, finished_page, is_complete, finish_time, concurrency_stamp),
  update (data, finished_page, is_complete, finish_time, score, scored_by, filler_person_id, filler_guardian_id, filled_by_link)
  on app.questionnaire_answers to trellis_link;
