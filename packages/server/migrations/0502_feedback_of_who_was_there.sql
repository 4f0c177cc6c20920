-- a family is asked about the sessions of a class that its child attended
create or replace function app.feedback_sessions() returns table (id uuid, num int, finished_at timestamptz, coaches text, is_open boolean)
  language sql stable security definer set search_path = pg_catalog as $$
  select s.id, s.num, s.finished_at,
    coalesce(
      (
        select string_agg(coach.name, ', ' order by sc.id) from app.session_coaches sc
        join identity.known_persons coach on coach.id = sc.person_id where sc.tenant_id = s.tenant_id and sc.session_id = s.id
      ),
      (select lead.name from identity.known_persons lead where lead.id = p.lead_coach_id)
    ),
    not exists (
      select 1 from app.sessions later
      where later.tenant_id = s.tenant_id and later.plan_id = s.plan_id and later.num > s.num and later.state = 'finished'
    )
  from app.guest_links l
  join app.plan_members m on m.tenant_id = l.tenant_id and m.plan_id = l.target_id and m.subject_id = l.subject_id
  join app.plans p on p.tenant_id = m.tenant_id and p.id = m.plan_id and p.state <> 'deleted'
  join app.sessions s on s.tenant_id = p.tenant_id and s.plan_id = p.id and s.state = 'finished'
  where l.tenant_id = app.acting_tenant() and l.id = app.acting_link() and l.purpose = 'feedback'
    and not exists (
      select 1 from app.session_subjects missing
      where missing.tenant_id = s.tenant_id and missing.session_id = s.id and missing.subject_id = l.subject_id and missing.attendance <> 'Attend'
    )
  group by s.tenant_id, s.id, p.lead_coach_id
  order by s.num desc limit 5
$$;
