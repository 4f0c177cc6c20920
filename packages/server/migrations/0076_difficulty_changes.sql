-- Why a level is changed is a question of the library, asked of whoever changes it.
with asked (code, name, property, options) as (
  values
    (
      'modify-difficulty',
      '{"en": "Change of a level", "zh-Hans": "调整难度", "es": "Cambio de nivel"}'::jsonb,
      '{"en": "Why is the level changed?", "zh-Hans": "调整难度的原因", "es": "¿Por qué cambia el nivel?"}'::jsonb,
      '[
        ["tooEasy", "It is too easy for the child", "对孩子来说太简单", "Es demasiado fácil para el niño"],
        ["tooHard", "It is too hard for the child", "对孩子来说太难", "Es demasiado difícil para el niño"],
        ["goalReached", "The goal of the level is reached", "已达到该难度的目标", "Se alcanzó el objetivo del nivel"],
        ["health", "State of the child on the day", "孩子当天的状态", "Estado del niño ese día"],
        ["safety", "Safety", "安全考虑", "Seguridad"]
      ]'::jsonb
    )
),
forms as (insert into catalog.forms (code, scope, name) select code, 'plan', name from asked returning id, code),
versions as (insert into catalog.form_versions (form_id, version) select id, 1 from forms returning id, form_id)
insert into catalog.properties (form_version_id, position, code, type, is_required, display_name, extra_properties)
select version.id, 1, 'adjustReason', 'Selection', true, asked.property, (
  select jsonb_object_agg(key, jsonb_build_object('customizeOthers', true, 'options', (
    select jsonb_agg(jsonb_build_object('value', option ->> 0, 'text', option ->> place) order by position)
    from jsonb_array_elements(asked.options) with ordinality as offered (option, position)
  )))
  from (values ('en', 1), ('zh', 2), ('es', 3)) as language (key, place)
)
from asked
join forms as form on form.code = asked.code
join versions as version on version.form_id = form.id;

-- An exercise of a session that was put to another level, and so in the sessions after it that had not begun.
create table app.difficulty_changes (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  plan_id uuid not null,
  num int not null,
  program_version_id uuid not null references catalog.program_versions,
  before_difficulty smallint not null check (before_difficulty between 1 and 20),
  after_difficulty smallint not null check (after_difficulty between 1 and 20),
  later_sessions int not null check (later_sessions >= 0),
  question_id uuid not null references catalog.properties,
  adjust_reason text not null constraint difficulty_changes_reason_check check (length(adjust_reason) between 1 and 400),
  person_id uuid not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, plan_id) references app.plans
);
create index difficulty_changes_in_order on app.difficulty_changes (tenant_id, plan_id, created_at desc, id desc);
select app.protect('app.difficulty_changes', true, 'select, insert, update');
select app.only_of_child('app.difficulty_changes', 'exists (
  select 1 from app.plan_members m where m.tenant_id = difficulty_changes.tenant_id and m.plan_id = difficulty_changes.plan_id
)');

-- what somebody said of a child in their own words goes with the child
create function app.forget_difficulty_reasons() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  wordy uuid[];
begin
  with changed as (
    update app.difficulty_changes set adjust_reason = 'other:'
    where tenant_id = new.tenant_id and adjust_reason like 'other:_%' and plan_id in (
      select plan_id from app.plan_members where tenant_id = new.tenant_id and subject_id = new.id
    )
    returning id
  )
  select array_agg(id) into wordy from changed;
  perform audit.redact('app.difficulty_changes', wordy, array['adjust_reason']);
  update app.plan_events set answers = (
    select jsonb_agg(case when answer like 'other:%' then 'other:' else answer end) from jsonb_array_elements_text(answers) as answer
  )
  where tenant_id = new.tenant_id and answers::text like '%"other:_%' and plan_id in (
    select plan_id from app.plan_members where tenant_id = new.tenant_id and subject_id = new.id
  );
  return null;
end $$;
revoke all on function app.forget_difficulty_reasons from public;
create trigger forget_difficulty_reasons after update of erased_at on app.subjects
  for each row when (old.erased_at is null and new.erased_at is not null) execute function app.forget_difficulty_reasons();
