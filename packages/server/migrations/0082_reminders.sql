-- What was written to remind of a booking: to one person, of one time, once. It goes with its letter.
create table jobs.reminders (
  tenant_id uuid not null,
  occurrence_id uuid not null,
  hour int not null check (hour in (1, 24)),
  starts_at timestamptz not null,
  -- a guardian or the coach
  receiver_id uuid not null,
  letter_id uuid not null references jobs.letters on delete cascade,
  primary key (occurrence_id, hour, starts_at, receiver_id),
  foreign key (tenant_id, occurrence_id) references app.occurrences
);
create index reminders_by_start on jobs.reminders (starts_at);
create unique index reminders_of_letter on jobs.reminders (letter_id);

-- A booking that is off, moved or given to somebody else takes back what still waits to be sent; what is due of it then is written anew.
create function jobs.take_reminders_back() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from jobs.letters where state = 'queued' and id in (select letter_id from jobs.reminders where occurrence_id = new.id);
  return null;
end $$;
revoke all on function jobs.take_reminders_back from public;
create trigger reminders after update of state, starts_at, ends_at, coach_id, classroom_id, platform, notices on app.occurrences for each row
  when (
    (old.state, old.starts_at, old.ends_at, old.coach_id, old.classroom_id, old.platform, old.notices)
    is distinct from (new.state, new.starts_at, new.ends_at, new.coach_id, new.classroom_id, new.platform, new.notices)
  )
  execute function jobs.take_reminders_back();

-- Writes the reminders that are due. One of 24 hours is due until the one of an hour could be: nobody reads both at once.
create function jobs.write_reminders() returns int language plpgsql security definer set search_path = pg_catalog as $$
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
        'roomName', (select room.classroom_name from app.classrooms room where room.tenant_id = n.tenant_id and room.id = n.classroom_id)
      )) as data
    from receivers r
    join notified n on n.id = r.id and n.hour = r.hour
    join identity.tenants t on t.id = n.tenant_id and t.state = 'Effective' and t.deleted_at is null
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
revoke all on function jobs.write_reminders from public;
grant execute on function jobs.write_reminders to trellis_jobs;
