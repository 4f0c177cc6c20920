-- Time off of somebody of the staff: asked for, and answered by whoever looks after the center.
create table app.leaves (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  person_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  reason text constraint leaves_reason_check check (length(reason) between 1 and 500),
  state text not null default 'Asked' constraint leaves_state_check check (state in ('Asked', 'Approved', 'Refused', 'Withdrawn')),
  asked_by uuid not null,
  asked_at timestamptz not null default now(),
  answer text constraint leaves_answer_check check (length(answer) between 1 and 500),
  answered_by uuid,
  answered_at timestamptz,
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id),
  foreign key (tenant_id, person_id) references identity.memberships (tenant_id, person_id),
  constraint leaves_span check (ends_at > starts_at),
  constraint leaves_answered check ((state in ('Approved', 'Refused')) <= (answered_at is not null)),
  constraint leaves_no_overlap exclude using gist (tenant_id with =, person_id with =, tstzrange(starts_at, ends_at) with &&)
    where (state in ('Asked', 'Approved'))
);
create index leaves_by_start on app.leaves (tenant_id, starts_at desc, id);
create trigger touch before update on app.leaves for each row execute function app.touch();
select app.protect('app.leaves', true, 'select, insert, update');

-- Who and what has no time when: booked, or off.
create view app.taken_times with (security_invoker = true) as
  select tenant_id, kind, resource_id, during, occurrence_id from app.holds
  union all
  select tenant_id, 'coach', person_id, tstzrange(starts_at, ends_at), null from app.leaves where state = 'Approved';
grant select on app.taken_times to trellis_centre, trellis_platform;

-- What is booked already when a leave is approved stays until somebody moves it or gives it away; nothing new comes in.
create function app.refuse_time_off() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.resource_id = new.resource_id and new.during <@ old.during then return new; end if;
  if exists (
    select from app.leaves l
    where l.tenant_id = new.tenant_id and l.person_id = new.resource_id and l.state = 'Approved' and tstzrange(l.starts_at, l.ends_at) && new.during
  ) then
    raise exclusion_violation using constraint = 'holds_no_overlap', message = 'the coach is on leave';
  end if;
  return new;
end $$;
create trigger time_off before insert or update of resource_id, during on app.holds for each row when (new.kind = 'coach')
  execute function app.refuse_time_off();
