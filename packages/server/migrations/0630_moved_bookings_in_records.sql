-- A booking that is moved is on record of its plan, with the time that it was moved to.
alter table app.plan_events add column moved_to timestamptz;
do $$
declare
  rule text := (
    select pg_get_expr(conbin, conrelid) from pg_constraint where conrelid = 'app.plan_events'::regclass and conname = 'plan_events_event_check'
  );
begin
  alter table app.plan_events drop constraint plan_events_event_check;
  execute format('alter table app.plan_events add constraint plan_events_event_check check (%s or event = %L)', rule, 'bookingMoved');
end
$$;
