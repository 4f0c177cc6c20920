-- Which template of weeks a child follows, and from which day on.
create table app.subject_templates (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  subject_id uuid not null,
  template_id uuid not null references catalog.wellbeing_templates,
  from_day date not null,
  person_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, subject_id) references app.subjects,
  constraint subject_templates_once unique (tenant_id, subject_id)
);
create index on app.subject_templates (template_id);
select app.protect('app.subject_templates', true, 'select, insert, update, delete');
select app.only_of_child('app.subject_templates', 'subject_id = (select app.acting_subject())');

-- What was done of a template: said by staff, or by a guardian, who may be forgotten since.
create table app.topic_marks (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  subject_id uuid not null,
  template_id uuid not null references catalog.wellbeing_templates,
  week_theme_id uuid not null references catalog.week_themes,
  daily_topic_id uuid not null references catalog.daily_topics,
  person_id uuid,
  guardian_id uuid,
  is_by_guardian boolean not null default false,
  done_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, subject_id) references app.subjects,
  foreign key (tenant_id, guardian_id) references app.guardians on delete set null (guardian_id),
  constraint topic_marks_once unique (tenant_id, subject_id, template_id, week_theme_id, daily_topic_id)
);
create index on app.topic_marks (template_id);
create index on app.topic_marks (week_theme_id);
create index on app.topic_marks (daily_topic_id);
create index topic_marks_of_guardian on app.topic_marks (tenant_id, guardian_id) where guardian_id is not null;
select app.protect('app.topic_marks', true, 'select, insert, delete');
select app.only_of_child('app.topic_marks', 'subject_id = (select app.acting_subject())');

-- What staff think of a topic, where it stands in a week of a template; it is about no child.
create table app.topic_thoughts (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  template_id uuid not null references catalog.wellbeing_templates,
  week_theme_id uuid not null references catalog.week_themes,
  daily_topic_id uuid not null references catalog.daily_topics,
  person_id uuid not null,
  thought text not null constraint topic_thoughts_thought_check check (length(thought) between 1 and 1000),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index on app.topic_thoughts (daily_topic_id, week_theme_id, template_id, created_at desc, id desc);
create index on app.topic_thoughts (template_id);
create index on app.topic_thoughts (week_theme_id);
select app.protect('app.topic_thoughts', true, 'select, insert');

-- A guardian reads what is of the day, and says that it was done.
create policy link on catalog.template_grants for select to trellis_link using (tenant_id = (select app.acting_tenant()));
grant select on catalog.template_grants, catalog.wellbeing_templates, catalog.template_weeks, catalog.week_themes, catalog.week_days,
  catalog.daily_topics to trellis_link;
create policy link on app.subject_templates for select to trellis_link
  using (tenant_id = (select app.acting_tenant()) and subject_id = (select app.acting_subject()) and (select app.comes_for_wellbeing()));
grant select on app.subject_templates to trellis_link;
create policy link on app.topic_marks to trellis_link
  using (tenant_id = (select app.acting_tenant()) and subject_id = (select app.acting_subject()) and (select app.comes_for_wellbeing()))
  with check (
    tenant_id = (select app.acting_tenant()) and subject_id = (select app.acting_subject()) and (select app.comes_for_wellbeing())
    and guardian_id = (select app.acting_guardian()) and is_by_guardian and person_id is null
  );
grant select, insert on app.topic_marks to trellis_link;

-- What was done by a child goes with its name.
create function app.forget_topics() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  relation regclass;
  gone_rows uuid[];
begin
  foreach relation in array array['app.topic_marks', 'app.subject_templates']::regclass[]
  loop
    execute format('with gone as (delete from %s where tenant_id = $1 and subject_id = $2 returning id) select array_agg(id) from gone', relation)
    into gone_rows using new.tenant_id, new.id;
    perform audit.redact(relation::text, gone_rows);
  end loop;
  return null;
end $$;
revoke all on function app.forget_topics from public;
create trigger forget_topics after update of erased_at on app.subjects
  for each row when (old.erased_at is null and new.erased_at is not null) execute function app.forget_topics();
