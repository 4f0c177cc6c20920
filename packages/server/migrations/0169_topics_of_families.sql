-- Families come to a day's topic while their center has digital therapy.
create function app.has_digital_therapy() returns boolean language sql stable security definer set search_path = pg_catalog as $$
  select exists (
    select from identity.tenant_projects p where p.tenant_id = app.acting_tenant() and p.project = 'Project.PDT' and p.enabled
  )
$$;
revoke all on function app.has_digital_therapy from public;
grant execute on function app.has_digital_therapy to trellis_link;
drop policy link on app.subject_templates;
create policy link on app.subject_templates for select to trellis_link
  using (
    tenant_id = (select app.acting_tenant()) and subject_id = (select app.acting_subject()) and (select app.comes_for_wellbeing())
    and (select app.has_digital_therapy())
  );
