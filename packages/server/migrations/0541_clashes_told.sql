-- Who leads a center is told of bookings that clash with a leave or a classroom out of use; what no longer clashes withdraws itself.
create index messages_of_clashes on identity.messages (tenant_id) where kind = 'bookingsClash';
create index letters_of_clashes on jobs.letters (tenant_id) where template = 'bookingsClash' and state = 'queued';

-- Whether anything that is to come clashes with a leave or a classroom.
create function jobs.still_clashes(p_tenant uuid, p_cause uuid) returns boolean language sql stable security definer set search_path = pg_catalog as $$
  select exists (
    select from app.leaves l join app.occurrences o on o.tenant_id = l.tenant_id and o.coach_id = l.person_id
    where l.tenant_id = p_tenant and l.id = p_cause and l.state = 'Approved' and o.state = 'scheduled' and o.starts_at >= now()
      and o.starts_at < l.ends_at and o.ends_at > l.starts_at
  ) or exists (
    select from app.classrooms c join app.occurrences o on o.tenant_id = c.tenant_id and o.classroom_id = c.id
    where c.tenant_id = p_tenant and c.id = p_cause and (c.state = 'Invalid' or c.removed_at is not null) and o.state = 'scheduled' and o.starts_at >= now()
  )
$$;
create function jobs.take_clashes_back() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from jobs.letters
  where tenant_id = new.tenant_id and template = 'bookingsClash' and state = 'queued' and not jobs.still_clashes(tenant_id, (data ->> 'clashOf')::uuid);
  delete from identity.messages
  where tenant_id = new.tenant_id and kind = 'bookingsClash' and not jobs.still_clashes(tenant_id, (data ->> 'clashOf')::uuid);
  return null;
end $$;
revoke all on function jobs.still_clashes, jobs.take_clashes_back from public;
create trigger clashes_told after update of state, starts_at, ends_at, coach_id, classroom_id on app.occurrences for each row
  when (
    (old.state, old.starts_at, old.ends_at, old.coach_id, old.classroom_id)
    is distinct from (new.state, new.starts_at, new.ends_at, new.coach_id, new.classroom_id)
  )
  execute function jobs.take_clashes_back();
create trigger clashes_told_gone after update of state on app.leaves for each row when (old.state = 'Approved' and new.state <> 'Approved')
  execute function jobs.take_clashes_back();
create trigger clashes_told_gone after update of state on app.classrooms for each row when (old.state = 'Invalid' and new.state <> 'Invalid')
  execute function jobs.take_clashes_back();
