-- What a coach said in a session without a network, and the session no longer took, stands on the plan's record as a note.
do $$
declare
  rule text := (
    select pg_get_expr(conbin, conrelid) from pg_constraint where conrelid = 'app.plan_events'::regclass and conname = 'plan_events_event_check'
  );
begin
  alter table app.plan_events drop constraint plan_events_event_check;
  execute format('alter table app.plan_events add constraint plan_events_event_check check (%s or event = %L)', rule, 'noted');
end
$$;

-- A note speaks of the child, and goes with its name.
create function app.forget_notes() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  update app.plan_events e set reasons = '[]'
  where e.tenant_id = new.tenant_id and e.event = 'noted' and e.plan_id in (
    select m.plan_id from app.plan_members m join app.plans p on p.tenant_id = m.tenant_id and p.id = m.plan_id
    where m.tenant_id = new.tenant_id and m.subject_id = new.id and p.kind <> 'group'
  );
  return null;
end
$$;
revoke all on function app.forget_notes from public;
create trigger forget_notes after update of erased_at on app.subjects
  for each row when (old.erased_at is null and new.erased_at is not null) execute function app.forget_notes();
