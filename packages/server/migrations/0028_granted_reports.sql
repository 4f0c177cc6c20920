-- Which reports there are of a child that was granted to the acting center: their names and days. They are opened only where they were made.
create function app.granted_reports(wanted uuid)
  returns table (id uuid, title jsonb, assessment_type text, finished_at timestamptz)
  language sql stable security definer set search_path = pg_catalog as $$
  select own.id, item.title, item.assessment_type, answer.finish_time
  from app.subject_grants g
  join app.subjects s on s.tenant_id = g.tenant_id and s.id = g.subject_id
  join app.user_assessments own on own.tenant_id = g.tenant_id and own.subject_id = g.subject_id and own.status = 'ReportedReady'
  join app.questionnaire_answers answer on answer.tenant_id = own.tenant_id and answer.id = own.id
  join catalog.assessments item on item.id = own.assessment_id
  where g.id = wanted and g.granted_to = app.acting_tenant() and g.withdrawn_at is null and s.erased_at is null
  order by answer.finish_time desc, own.id desc
$$;
revoke all on function app.granted_reports from public;
grant execute on function app.granted_reports to trellis_centre;
