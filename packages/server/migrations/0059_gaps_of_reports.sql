-- A report names the sections that it says nothing of; those that were made before name the sections of their answers without an index.
update app.assessment_reports report set content = report.content || jsonb_build_object('unknown', (
  select coalesce(jsonb_agg(jsonb_build_object('code', section ->> 'code', 'name', section -> 'name') order by place), '[]')
  from app.questionnaire_answers answer
  join catalog.questionnaire_versions version on version.id = answer.version_id
  cross join jsonb_array_elements(version.scoring -> 'sections') with ordinality as sections (section, place)
  where answer.tenant_id = report.tenant_id and answer.id = report.user_assessment_id
    and exists (
      select 1 from jsonb_array_elements(answer.score) scored
      where scored ->> 'code' = section ->> 'code' and jsonb_typeof(scored -> 'index') = 'null'
    )
))
where not report.content ? 'unknown';
