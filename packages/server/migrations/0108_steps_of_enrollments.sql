-- Whether each step of a child's enrolment is done, whoever did it and wherever. A statement that says it of few children among many is
-- planned without what it asks: all of that would be prepared each time, though most enrolments are over. Row-level security narrows it to
-- what its caller sees.
create function app.enrolment_steps(of_tenant uuid, of_subject uuid, out guardian boolean, out contract boolean, out coach boolean, out booking boolean)
  language plpgsql stable set search_path = pg_catalog as $$
begin
  select
    exists (select from app.subject_guardians g where g.tenant_id = of_tenant and g.subject_id = of_subject),
    exists (select from app.user_contracts c where c.tenant_id = of_tenant and c.subject_id = of_subject and c.stopped_at is null),
    exists (select from app.subject_coaches c where c.tenant_id = of_tenant and c.subject_id = of_subject),
    exists (select from app.class_group_members m where m.tenant_id = of_tenant and m.subject_id = of_subject)
      or exists (
        select from app.plan_members m join app.occurrences o on o.tenant_id = m.tenant_id and o.plan_id = m.plan_id
        where m.tenant_id = of_tenant and m.subject_id = of_subject and o.state <> 'cancelled'
      )
      or exists (
        select from app.plan_members m join app.sessions s on s.tenant_id = m.tenant_id and s.plan_id = m.plan_id
        where m.tenant_id = of_tenant and m.subject_id = of_subject and s.opened_at is not null
      )
  into guardian, contract, coach, booking;
end $$;
