-- What reminders of sessions say, where editors say it; of those that are published the first in their order counts.
create table catalog.reminder_templates (
  titles jsonb not null,
  texts jsonb not null,
  receiver text not null check (receiver in ('Guardian', 'Trainer')),
  timing text not null check (timing in ('DayBefore', 'HourBefore'))
);
select catalog.keep_resource('catalog.reminder_templates', is_ordered => true, has_status => true);

create function catalog.reminder_template_of(to_whom text, at text) returns uuid language sql stable security definer set search_path = pg_catalog as $$
  select id from catalog.reminder_templates where status = 'Public' and receiver = to_whom and timing = at order by sort_order, id limit 1
$$;
revoke all on function catalog.reminder_template_of from public;
grant execute on function catalog.reminder_template_of to trellis_centre, trellis_span, trellis_platform;

-- Writes the reminders that are due. One of 24 hours is due until the one of an hour could be: nobody reads both at once.
create or replace function jobs.write_reminders() returns int language plpgsql security definer set search_path = pg_catalog as $$
declare
  written int;
begin
  -- who could not be reached in time is not reminded of what is over
  delete from jobs.letters where state = 'queued' and id in (select letter_id from jobs.reminders where starts_at <= now());

  with due as materialized (
    -- one that is being changed waits for the next round: nobody is told of what is off
    select o.tenant_id, o.id, o.coach_id, o.starts_at, o.classroom_id, o.notices
    from app.occurrences o
    where o.state = 'scheduled' and o.starts_at > now() and o.starts_at <= now() + interval '24 hours'
    for share of o skip locked
  ), notified as (
    select due.*, notice.hour, notice."noticeParent" as to_guardians, notice."noticeTrainer" as to_coach
    from due cross join lateral jsonb_to_recordset(due.notices) as notice (hour int, "noticeParent" boolean, "noticeTrainer" boolean)
    where (notice.hour = 1) = (due.starts_at <= now() + interval '1 hour')
  ), children as (
    select n.id, n.hour, s.id as subject_id, s.name, s.first_name
    from notified n
    join app.holds h on h.tenant_id = n.tenant_id and h.occurrence_id = n.id and h.kind = 'child'
    join app.subjects s on s.tenant_id = h.tenant_id and s.id = h.resource_id and s.erased_at is null
  ), receivers as (
    select n.id, n.hour, 'sessionAhead' as template, g.id as receiver_id, g.email, g.full_name as name, g.language,
      string_agg(c.first_name, ', ' order by c.first_name, c.subject_id) as child_name, (array_agg(c.subject_id order by c.subject_id))[1] as subject_id
    from notified n
    join children c on c.id = n.id and c.hour = n.hour
    join app.subject_guardians sg on sg.tenant_id = n.tenant_id and sg.subject_id = c.subject_id and sg.can_schedule
    join app.guardians g on g.tenant_id = sg.tenant_id and g.id = sg.guardian_id and g.email is not null
    where n.to_guardians
    group by n.id, n.hour, g.tenant_id, g.id
    union all
    select n.id, n.hour, 'ownSessionAhead', p.id, p.email, coalesce(m.name, p.name), p.language,
      (select string_agg(c.name, ', ' order by c.name, c.subject_id) from children c where c.id = n.id and c.hour = n.hour),
      (select c.subject_id from children c where c.id = n.id and c.hour = n.hour order by c.subject_id limit 1)
    from notified n
    join identity.memberships m on m.tenant_id = n.tenant_id and m.person_id = n.coach_id and m.state = 'Effective' and m.left_at is null
    join identity.persons p on p.id = m.person_id and p.deleted_at is null
    where n.to_coach
  ), letters as materialized (
    select gen_random_uuid() as letter_id, n.tenant_id, n.id, n.hour, n.starts_at, r.receiver_id, r.template, r.email, r.name, r.language, t.zone,
      jsonb_strip_nulls(jsonb_build_object(
        'tenantName', t.name, 'childName', r.child_name, 'subjectId', r.subject_id, 'startsAt', n.starts_at,
        'coachName', (
          select coalesce(m.name, p.name) from identity.memberships m join identity.persons p on p.id = m.person_id
          where m.tenant_id = n.tenant_id and m.person_id = n.coach_id limit 1
        ),
        'roomName', (select room.classroom_name from app.classrooms room where room.tenant_id = n.tenant_id and room.id = n.classroom_id),
        -- said as it stands now, whatever editors make of it until it is sent
        'ownSubject', said.titles ->> r.language, 'ownBody', said.texts ->> r.language
      )) as data
    from receivers r
    join notified n on n.id = r.id and n.hour = r.hour
    join identity.tenants t on t.id = n.tenant_id and t.state = 'Effective' and t.deleted_at is null
    left join catalog.reminder_templates said on said.id = catalog.reminder_template_of(
      case r.template when 'sessionAhead' then 'Guardian' else 'Trainer' end, case r.hour when 1 then 'HourBefore' else 'DayBefore' end
    )
  ), kept as (
    insert into jobs.reminders (tenant_id, occurrence_id, hour, starts_at, receiver_id, letter_id)
    select tenant_id, id, hour, starts_at, receiver_id, letter_id from letters
    on conflict do nothing
    returning letter_id
  )
  insert into jobs.letters (id, tenant_id, recipient, recipient_name, language, zone, template, data)
  select letter_id, tenant_id, email, name, language, zone, template, data from letters where letter_id in (select letter_id from kept);
  get diagnostics written = row_count;
  return written;
end $$;
