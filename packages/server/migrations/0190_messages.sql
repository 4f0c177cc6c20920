-- What somebody who signs in is told of. A letter to such a person is read in the product too, whether it is mailed or not.
alter table jobs.letters
  add column person_id uuid references identity.persons,
  add column reply_to text,
  drop constraint letters_state_check,
  -- 'inApp': whom it is for reads it in the product alone
  add constraint letters_state_check check (state in ('queued', 'sending', 'sent', 'failed', 'inApp'));

-- Its id is that of its letter, which is wiped once it is sent.
create table identity.messages (
  id uuid primary key,
  person_id uuid not null references identity.persons,
  -- where the person acts when they read it; of the platform's people none
  tenant_id uuid references identity.tenants,
  kind text not null,
  data jsonb not null,
  zone text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index messages_of_person on identity.messages (person_id, created_at desc, id desc);
create index messages_unread on identity.messages (person_id) where read_at is null;
create index messages_by_age on identity.messages (created_at);
create index on identity.messages (tenant_id);
grant select, update (read_at) on identity.messages to trellis_identity;
grant select, delete on identity.messages to trellis_jobs;

-- Who chose nothing has no row: everything is mailed at once.
create table identity.message_preferences (
  person_id uuid primary key references identity.persons,
  unmailed text[] not null default '{}',
  quiet_from time,
  quiet_until time,
  -- that of the place where they chose it
  zone text not null default 'UTC',
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  check ((quiet_from is null) = (quiet_until is null) and quiet_from is distinct from quiet_until or quiet_from is null)
);
create trigger touch before update on identity.message_preferences for each row execute function app.touch();
grant select, insert, update on identity.message_preferences to trellis_identity;

-- When a letter that is written now goes out: at once, or when the quiet hours of whom it is for are over.
create function identity.mailed_at(quiet_from time, quiet_until time, zone text, moment timestamptz) returns timestamptz
  language sql stable set search_path = pg_catalog as $$
  select case
    when quiet_from is null then moment
    when quiet_from < quiet_until and not (local.at between quiet_from and quiet_until) then moment
    when quiet_from > quiet_until and local.at > quiet_until and local.at < quiet_from then moment
    else (local.day + quiet_until + case when local.at < quiet_until then interval '0' else interval '1 day' end) at time zone zone
  end
  from (select (moment at time zone zone)::time as at, (moment at time zone zone)::date as day) as local
$$;

-- What a person is told stands under their bell with the letter that says it, in one transaction.
create function jobs.tell_in_product() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  chosen identity.message_preferences;
begin
  insert into identity.messages (id, person_id, tenant_id, kind, data, zone)
  values (new.id, new.person_id, new.tenant_id, new.template, new.data, new.zone);
  select * into chosen from identity.message_preferences where person_id = new.person_id;
  if found then
    if new.template = any (chosen.unmailed) then
      new.state := 'inApp';
      new.data := '{}';
    else
      new.next_at := identity.mailed_at(chosen.quiet_from, chosen.quiet_until, chosen.zone, new.next_at);
    end if;
  end if;
  return new;
end $$;
revoke all on function jobs.tell_in_product from public;
create trigger tell before insert on jobs.letters for each row when (new.person_id is not null and new.channel = 'mail')
  execute function jobs.tell_in_product();

-- What is no longer so is taken back, read or not.
create function jobs.take_message_back() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from identity.messages where id in (select letter_id from jobs.reminders where occurrence_id = new.id);
  return null;
end $$;
revoke all on function jobs.take_message_back from public;
-- before 'reminders', which forgets what still waits to be sent
create trigger messages_of_reminders after update of state, starts_at, ends_at, coach_id, classroom_id, platform, notices on app.occurrences for each row
  when (
    (old.state, old.starts_at, old.ends_at, old.coach_id, old.classroom_id, old.platform, old.notices)
    is distinct from (new.state, new.starts_at, new.ends_at, new.coach_id, new.classroom_id, new.platform, new.notices)
  )
  execute function jobs.take_message_back();

-- A child that is forgotten is not told of any more, and neither is one that never was.
create function identity.forget_child_in_messages() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from identity.messages
  where tenant_id = old.tenant_id and (data ->> 'subjectId' = old.id::text or position(old.name in data::text) > 0);
  return null;
end $$;
revoke all on function identity.forget_child_in_messages from public;
create trigger messages_forget after update of erased_at on app.subjects for each row when (new.erased_at is not null and old.erased_at is null)
  execute function identity.forget_child_in_messages();
create trigger messages_forget_deleted after delete on app.subjects for each row execute function identity.forget_child_in_messages();

-- What people write to support. It is theirs alone; how far it came is told by its letter.
create table identity.contact_emails (
  id uuid primary key default uuidv7(),
  person_id uuid not null references identity.persons,
  tenant_id uuid references identity.tenants,
  title text not null check (length(btrim(title)) between 1 and 200),
  content text not null check (length(btrim(content)) between 1 and 5000),
  letter_id uuid not null,
  state text not null default 'Waiting' check (state in ('Waiting', 'Sent', 'Failed')),
  created_at timestamptz not null default now()
);
create index contact_emails_of_person on identity.contact_emails (person_id, created_at desc, id desc);
create unique index contact_emails_by_letter on identity.contact_emails (letter_id);
create index on identity.contact_emails (tenant_id);
grant select, insert, update (letter_id, state) on identity.contact_emails to trellis_identity;

create function jobs.follow_contact_email() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  update identity.contact_emails set state = case new.state when 'sent' then 'Sent' when 'failed' then 'Failed' else 'Waiting' end
  where letter_id = new.id;
  return null;
end $$;
revoke all on function jobs.follow_contact_email from public;
create trigger contact_email after update of state on jobs.letters for each row when (new.template = 'supportRequest' and new.state is distinct from old.state)
  execute function jobs.follow_contact_email();

-- Who answers: whoever looks after the platform the longest.
create function identity.support_address() returns text language sql stable security definer set search_path = pg_catalog as $$
  select p.email from identity.memberships m
  join identity.membership_roles r on r.membership_id = m.id and r.role = 'admin'
  join identity.persons p on p.id = m.person_id and p.deleted_at is null
  where m.state = 'Effective' and m.activated_at is not null and m.left_at is null
  order by m.created_at, m.id limit 1
$$;
revoke all on function identity.support_address from public;
grant execute on function identity.support_address to trellis_identity;

-- Nothing of it outlasts the account of whom it was for.
create function identity.forget_messages() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from identity.messages where person_id = new.id;
  delete from identity.message_preferences where person_id = new.id;
  delete from identity.contact_emails where person_id = new.id;
  return null;
end $$;
revoke all on function identity.forget_messages from public;
create trigger messages_forget after update of deleted_at on identity.persons for each row when (new.deleted_at is not null and old.deleted_at is null)
  execute function identity.forget_messages();

-- Tells somebody who works at a center, in their language, of something of a child there. Whoever left is not told.
create function jobs.tell_staff(p_tenant uuid, p_person uuid, p_template text, p_subject uuid, p_data jsonb) returns void
  language sql volatile security definer set search_path = pg_catalog as $$
  insert into jobs.letters (tenant_id, person_id, recipient, recipient_name, language, zone, template, data)
  select t.id, p.id, p.email, coalesce(m.name, p.name), p.language, t.zone, p_template,
    -- what is said in every language is told in theirs
    (select jsonb_object_agg(key, case jsonb_typeof(value) when 'object' then value -> p.language else value end) from jsonb_each(p_data))
      || jsonb_build_object('tenantName', t.name, 'childName', s.name, 'subjectId', s.id)
  from identity.memberships m
  join identity.persons p on p.id = m.person_id and p.deleted_at is null
  join identity.tenants t on t.id = m.tenant_id
  join app.subjects s on s.tenant_id = t.id and s.id = p_subject and s.erased_at is null
  where m.tenant_id = p_tenant and m.person_id = p_person and m.state = 'Effective' and m.activated_at is not null and m.left_at is null
$$;
revoke all on function jobs.tell_staff from public;

create function jobs.tell_of_signing() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform jobs.tell_staff(new.tenant_id, new.created_by, 'contractSigned', new.subject_id, jsonb_build_object('signerName', new.signer_name));
  return null;
end $$;
revoke all on function jobs.tell_of_signing from public;
create trigger tell after update of signed_at on app.contract_signings for each row when (new.signed_at is not null and old.signed_at is null)
  execute function jobs.tell_of_signing();

create function jobs.tell_of_report() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform jobs.tell_staff(new.tenant_id, new.ordered_by, 'reportReady', new.subject_id, jsonb_build_object('assessmentName', a.title))
  from catalog.assessments a where a.id = new.assessment_id;
  return null;
end $$;
revoke all on function jobs.tell_of_report from public;
create trigger tell after update of status on app.user_assessments for each row when (new.status = 'ReportedReady' and old.status = 'Finished')
  execute function jobs.tell_of_report();

-- As before, and a coach reads it in the product too.
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
    select n.id, n.hour, 'sessionAhead' as template, g.id as receiver_id, null::uuid as person_id, g.email, g.full_name as name, g.language,
      string_agg(c.first_name, ', ' order by c.first_name, c.subject_id) as child_name, (array_agg(c.subject_id order by c.subject_id))[1] as subject_id
    from notified n
    join children c on c.id = n.id and c.hour = n.hour
    join app.subject_guardians sg on sg.tenant_id = n.tenant_id and sg.subject_id = c.subject_id and sg.can_schedule
    join app.guardians g on g.tenant_id = sg.tenant_id and g.id = sg.guardian_id and g.email is not null
    where n.to_guardians
    group by n.id, n.hour, g.tenant_id, g.id
    union all
    select n.id, n.hour, 'ownSessionAhead', p.id, p.id, p.email, coalesce(m.name, p.name), p.language,
      (select string_agg(c.name, ', ' order by c.name, c.subject_id) from children c where c.id = n.id and c.hour = n.hour),
      (select c.subject_id from children c where c.id = n.id and c.hour = n.hour order by c.subject_id limit 1)
    from notified n
    join identity.memberships m on m.tenant_id = n.tenant_id and m.person_id = n.coach_id and m.state = 'Effective' and m.left_at is null
    join identity.persons p on p.id = m.person_id and p.deleted_at is null
    where n.to_coach
  ), letters as materialized (
    select gen_random_uuid() as letter_id, n.tenant_id, n.id, n.hour, n.starts_at, r.receiver_id, r.person_id, r.template, r.email, r.name, r.language, t.zone,
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
  insert into jobs.letters (id, tenant_id, person_id, recipient, recipient_name, language, zone, template, data)
  select letter_id, tenant_id, person_id, email, name, language, zone, template, data from letters where letter_id in (select letter_id from kept);
  get diagnostics written = row_count;
  return written;
end $$;
