-- The session that a letter reminds of, as it stands when the letter leaves.
create function jobs.session_of_letter(p_letter uuid) returns table (id uuid, starts_at timestamptz, ends_at timestamptz, room_name text, tenant_name text)
  language sql stable security definer set search_path = pg_catalog as $$
  select o.id, o.starts_at, o.ends_at, room.classroom_name, t.name
  from jobs.reminders r
  join app.occurrences o on o.tenant_id = r.tenant_id and o.id = r.occurrence_id and o.state = 'scheduled'
  join identity.tenants t on t.id = o.tenant_id
  left join app.classrooms room on room.tenant_id = o.tenant_id and room.id = o.classroom_id
  where r.letter_id = p_letter
$$;
revoke all on function jobs.session_of_letter from public;
grant execute on function jobs.session_of_letter to trellis_jobs;
