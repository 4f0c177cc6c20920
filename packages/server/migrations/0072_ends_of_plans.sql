-- Why a plan ends is a question of the library, asked of whoever ends it.
alter table catalog.forms
  drop constraint forms_scope_check,
  add constraint forms_scope_check check (scope in ('item', 'static', 'overall', 'category', 'music', 'personal', 'parent', 'plan'));

with asked (code, name, property, options) as (
  values
    (
      'end-plan',
      '{"en": "End of a plan", "zh-Hans": "结束计划", "es": "Fin de un plan"}'::jsonb,
      '{"en": "Why does the plan end?", "zh-Hans": "结束计划的原因", "es": "¿Por qué termina el plan?"}'::jsonb,
      '[
        ["goalsReached", "Its goals are reached", "训练目标已达成", "Se alcanzaron los objetivos"],
        ["familyWish", "The family wishes so", "家长要求", "Lo desea la familia"],
        ["movedAway", "The child moves away", "孩子搬离", "El niño se muda"],
        ["health", "Health of the child", "孩子的健康原因", "Salud del niño"],
        ["otherPlan", "Another plan fits better", "更换其他计划", "Otro plan es más adecuado"]
      ]'::jsonb
    )
),
forms as (insert into catalog.forms (code, scope, name) select code, 'plan', name from asked returning id, code),
versions as (insert into catalog.form_versions (form_id, version) select id, 1 from forms returning id, form_id)
insert into catalog.properties (form_version_id, position, code, type, is_required, display_name, extra_properties)
select version.id, 1, 'reasons', 'Checkbox', true, asked.property, (
  select jsonb_object_agg(key, jsonb_build_object('customizeOthers', true, 'options', (
    select jsonb_agg(jsonb_build_object('value', option ->> 0, 'text', option ->> place) order by position)
    from jsonb_array_elements(asked.options) with ordinality as offered (option, position)
  )))
  from (values ('en', 1), ('zh', 2), ('es', 3)) as language (key, place)
)
from asked
join forms as form on form.code = asked.code
join versions as version on version.form_id = form.id;

-- what was chosen there, beside what was written
alter table app.plan_events
  add column question_id uuid references catalog.properties,
  add column answers jsonb not null default '[]';
