-- The report of a test as it was mailed: whoever opens its link reads what was sent, whatever is scored since.
create table app.sent_reports (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  request_id uuid not null,
  subject_id uuid not null,
  model text not null check (model in ('professional', 'parent', 'recommendation')),
  language text not null check (language in ('en', 'zh-Hans', 'es')),
  recipient text not null,
  content jsonb not null,
  sent_by uuid not null,
  sent_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, request_id) references app.test_requests,
  foreign key (tenant_id, subject_id) references app.subjects
);
create index on app.sent_reports (tenant_id, request_id);
create index on app.sent_reports (tenant_id, subject_id);
select app.protect('app.sent_reports', false, 'select, insert');
select app.only_of_child('app.sent_reports', 'subject_id = (select app.acting_subject())');

alter table app.guest_links
  drop constraint guest_links_purpose_check,
  add constraint guest_links_purpose_check
    check (purpose in ('guardian', 'questionnaire', 'feedback', 'grant', 'assessment', 'report', 'contract', 'wellbeing', 'vratReport'));

-- A link reads the one report that it was sent with.
create policy link on app.sent_reports for select to trellis_link using (
  tenant_id = (select app.acting_tenant()) and subject_id = (select app.acting_subject())
  and exists (
    select from app.guest_links l
    where l.tenant_id = sent_reports.tenant_id and l.id = (select app.acting_link()) and l.purpose = 'vratReport' and l.target_id = sent_reports.id
  )
);
grant select (tenant_id, id, subject_id, language, content, sent_at) on app.sent_reports to trellis_link;

create function app.forget_sent_reports() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from app.sent_reports where tenant_id = new.tenant_id and subject_id = new.id;
  return null;
end $$;
create trigger forget_sent_reports after update of erased_at on app.subjects
  for each row when (old.erased_at is null and new.erased_at is not null) execute function app.forget_sent_reports();
