-- What is on record of a plan's booking says when that was booked for; a booking that is canceled is on record too.
alter table app.plan_events add column booked_for timestamptz;
do $$
declare
  rule text := (
    select pg_get_expr(conbin, conrelid) from pg_constraint where conrelid = 'app.plan_events'::regclass and conname = 'plan_events_event_check'
  );
begin
  alter table app.plan_events drop constraint plan_events_event_check;
  execute format('alter table app.plan_events add constraint plan_events_event_check check (%s or event = %L)', rule, 'bookingCancelled');
end
$$;
