-- Of which children somebody was told; 0 hours before stands for what was told of a change.
alter table jobs.reminders add column subject_ids uuid[] not null default '{}';
alter table jobs.reminders drop constraint reminders_hour_check;
alter table jobs.reminders add constraint reminders_hour_check check (hour in (0, 1, 24));

-- As before. What a family answers reaches the center, and a letter that failed for now is not tried again when its session is another one.
create or replace function jobs.write_reminders() returns int language plpgsql security definer set search_path = pg_catalog as $$
declare
  written int;
begin
  -- who could not be reached in time is not reminded of what is over
  delete from jobs.letters where state = 'queued' and id in (select letter_id from jobs.reminders where starts_at <= now());
  -- one that was under way when its session changed, and came back
  delete from jobs.letters where state = 'queued' and template <> 'sessionOff' and id in (
    select r.letter_id from jobs.reminders r join app.occurrences o on o.tenant_id = r.tenant_id and o.id = r.occurrence_id
    where r.starts_at > now() and (o.state <> 'scheduled' or o.starts_at <> r.starts_at)
  );

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
    select n.id, n.hour, 'sessionAhead' as template, g.id as receiver_id, null::uuid as person_id, g.email, g.full_name as name, g.language,
      string_agg(c.first_name, ', ' order by c.first_name, c.subject_id) as child_name, array_agg(c.subject_id order by c.subject_id) as subject_ids
    from notified n
    join children c on c.id = n.id and c.hour = n.hour
    join app.subject_guardians sg on sg.tenant_id = n.tenant_id and sg.subject_id = c.subject_id and sg.can_schedule
    join app.guardians g on g.tenant_id = sg.tenant_id and g.id = sg.guardian_id and g.email is not null
    where n.to_guardians
    group by n.id, n.hour, g.tenant_id, g.id
    union all
    select n.id, n.hour, 'ownSessionAhead', p.id, p.id, p.email, coalesce(m.name, p.name), p.language,
      (select string_agg(c.name, ', ' order by c.name, c.subject_id) from children c where c.id = n.id and c.hour = n.hour),
      (select array_agg(c.subject_id order by c.subject_id) from children c where c.id = n.id and c.hour = n.hour)
    from notified n
    join identity.memberships m on m.tenant_id = n.tenant_id and m.person_id = n.coach_id and m.state = 'Effective' and m.left_at is null
    join identity.persons p on p.id = m.person_id and p.deleted_at is null
    where n.to_coach
  ), letters as materialized (
    select gen_random_uuid() as letter_id, n.tenant_id, n.id, n.hour, n.starts_at, r.receiver_id, r.person_id, r.template, r.email, r.name, r.language, t.zone,
      coalesce(r.subject_ids, '{}') as subject_ids, case r.template when 'sessionAhead' then t.email end as answers_to,
      jsonb_strip_nulls(jsonb_build_object(
        'tenantName', t.name, 'childName', r.child_name, 'subjectId', r.subject_ids[1], 'startsAt', n.starts_at,
        'coachName', (
          select coalesce(m.name, p.name) from identity.memberships m join identity.persons p on p.id = m.person_id
          where m.tenant_id = n.tenant_id and m.person_id = n.coach_id limit 1
        ),
        'roomName', (select room.classroom_name from app.classrooms room where room.tenant_id = n.tenant_id and room.id = n.classroom_id),
        'answersTo', case r.template when 'sessionAhead' then t.email end,
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
    insert into jobs.reminders (tenant_id, occurrence_id, hour, starts_at, receiver_id, letter_id, subject_ids)
    select tenant_id, id, hour, starts_at, receiver_id, letter_id, subject_ids from letters
    on conflict do nothing
    returning letter_id
  )
  insert into jobs.letters (id, tenant_id, person_id, recipient, recipient_name, language, zone, template, data, reply_to)
  select letter_id, tenant_id, person_id, email, name, language, zone, template, data, answers_to from letters where letter_id in (select letter_id from kept);
  get diagnostics written = row_count;
  return written;
end $$;

-- Writes to guardians who were told of a session that is off now, or at another time.
create function jobs.write_session_changes() returns int language plpgsql security definer set search_path = pg_catalog as $$
declare
  written int;
begin
  with told as materialized (
    -- what each was told last of what was still to come
    select distinct on (r.occurrence_id, r.receiver_id) r.tenant_id, r.occurrence_id, r.receiver_id, r.subject_ids, r.starts_at, l.template
    from jobs.reminders r
    join jobs.letters l on l.id = r.letter_id and l.template in ('sessionAhead', 'sessionMoved', 'sessionOff') and l.state <> 'failed'
    where r.starts_at > now()
    order by r.occurrence_id, r.receiver_id, l.created_at desc, l.id
  ), known as materialized (
    -- one that is being changed waits for the next round
    select told.*, o.starts_at as now_at, o.coach_id, o.classroom_id,
      o.state in ('cancelled', 'leave') or not exists (
        select from app.holds h
        where h.tenant_id = o.tenant_id and h.occurrence_id = o.id and h.kind = 'child' and h.resource_id = any (told.subject_ids)
      ) as is_off
    from told join app.occurrences o on o.tenant_id = told.tenant_id and o.id = told.occurrence_id
    where o.state in ('scheduled', 'cancelled', 'leave') and o.starts_at > now()
    for share of o skip locked
  ), changed as (
    select known.*, case when is_off then 'sessionOff' else 'sessionMoved' end as says,
      case when is_off then starts_at else now_at end as about
    from known
    where case when is_off then template <> 'sessionOff' else template = 'sessionOff' or starts_at <> now_at end
  ), letters as materialized (
    select gen_random_uuid() as letter_id, c.tenant_id, c.occurrence_id, c.about, c.receiver_id, c.subject_ids, c.says, g.email, g.full_name as name,
      g.language, t.zone, t.email as answers_to,
      jsonb_strip_nulls(jsonb_build_object(
        'tenantName', t.name, 'childName', children.names, 'subjectId', c.subject_ids[1], 'startsAt', c.about,
        'formerStartsAt', case when not c.is_off and c.template <> 'sessionOff' then c.starts_at end,
        'coachName', (
          select coalesce(m.name, p.name) from identity.memberships m join identity.persons p on p.id = m.person_id
          where m.tenant_id = c.tenant_id and m.person_id = c.coach_id limit 1
        ),
        'roomName', (select room.classroom_name from app.classrooms room where room.tenant_id = c.tenant_id and room.id = c.classroom_id),
        'answersTo', t.email
      )) as data
    from changed c
    join identity.tenants t on t.id = c.tenant_id and t.state = 'Effective' and t.deleted_at is null
    join app.guardians g on g.tenant_id = c.tenant_id and g.id = c.receiver_id and g.email is not null
    cross join lateral (
      select string_agg(s.first_name, ', ' order by s.first_name, s.id) as names
      from app.subject_guardians sg
      join app.subjects s on s.tenant_id = sg.tenant_id and s.id = sg.subject_id and s.erased_at is null
      where sg.tenant_id = c.tenant_id and sg.guardian_id = c.receiver_id and sg.subject_id = any (c.subject_ids)
    ) children
    where children.names is not null
  ), kept as (
    -- back at a time that was told before, it is told again
    insert into jobs.reminders (tenant_id, occurrence_id, hour, starts_at, receiver_id, letter_id, subject_ids)
    select tenant_id, occurrence_id, 0, about, receiver_id, letter_id, subject_ids from letters
    on conflict (occurrence_id, hour, starts_at, receiver_id) do update set letter_id = excluded.letter_id
    returning letter_id
  )
  insert into jobs.letters (id, tenant_id, recipient, recipient_name, language, zone, template, data, reply_to)
  select letter_id, tenant_id, email, name, language, zone, says, data, answers_to from letters where letter_id in (select letter_id from kept);
  get diagnostics written = row_count;
  return written;
end $$;
revoke all on function jobs.write_session_changes from public;
grant execute on function jobs.write_session_changes to trellis_jobs;

-- The session that a letter tells of, as it stands when the letter leaves: one that is off at the time that was told.
create or replace function jobs.session_of_letter(p_letter uuid)
  returns table (id uuid, starts_at timestamptz, ends_at timestamptz, room_name text, tenant_name text)
  language sql stable security definer set search_path = pg_catalog as $$
  select o.id, r.starts_at, r.starts_at + (o.ends_at - o.starts_at), room.classroom_name, t.name
  from jobs.reminders r
  join jobs.letters l on l.id = r.letter_id
  join app.occurrences o on o.tenant_id = r.tenant_id and o.id = r.occurrence_id
  join identity.tenants t on t.id = o.tenant_id
  left join app.classrooms room on room.tenant_id = o.tenant_id and room.id = o.classroom_id
  where r.letter_id = p_letter and (l.template = 'sessionOff' or (o.state = 'scheduled' and o.starts_at = r.starts_at))
$$;
revoke all on function jobs.session_of_letter from public;
grant execute on function jobs.session_of_letter to trellis_jobs;
