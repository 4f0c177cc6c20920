-- Questionnaires that go with the attention test: what was answered for one, and what a doctor wrote about it.
alter table catalog.questionnaires add column of_tests boolean not null default false;

alter table app.questionnaire_answers
  drop constraint questionnaire_answers_purpose_check,
  add constraint questionnaire_answers_purpose_check check (purpose in ('development', 'parentalInterview', 'assessment', 'vrTest'));
drop index app.questionnaire_answers_one_open;
create unique index questionnaire_answers_one_open on app.questionnaire_answers (tenant_id, subject_id, questionnaire_id)
  where not is_complete and purpose in ('development', 'parentalInterview');

create table app.test_answers (
  tenant_id uuid not null references identity.tenants,
  -- that of its answers: neither is ever without the other
  id uuid not null,
  request_id uuid not null,
  questionnaire_id uuid not null references catalog.questionnaires,
  doctor_comment text,
  commented_by uuid references identity.persons,
  commented_at timestamptz,
  primary key (tenant_id, id),
  constraint test_answers_once unique (tenant_id, request_id, questionnaire_id),
  foreign key (tenant_id, id) references app.questionnaire_answers on delete cascade,
  foreign key (tenant_id, request_id) references app.test_requests,
  constraint test_answers_comment check ((doctor_comment is null) = (commented_at is null) and (commented_by is null) = (commented_at is null))
);
create index on app.test_answers (questionnaire_id);
select app.protect('app.test_answers', true, 'select, insert, update');
select app.only_of_child('app.test_answers',
  'exists (select 1 from app.test_requests r where r.tenant_id = test_answers.tenant_id and r.id = test_answers.request_id)');

-- Answers go only with their child: what a doctor wrote about them leaves the trail too.
create function app.redact_test_answer() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform audit.redact('app.test_answers', array[old.id]);
  return null;
end $$;
create trigger forget after delete on app.test_answers for each row execute function app.redact_test_answer();
