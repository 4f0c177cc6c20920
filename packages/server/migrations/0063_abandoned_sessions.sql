-- A session that cannot go on is abandoned: it begins anew another day, and says why it ended.
alter table app.plan_events drop constraint plan_events_event_check;
alter table app.plan_events add constraint plan_events_event_check
  check (event in ('created', 'sessionStarted', 'sessionFinished', 'sessionAbandoned', 'readyToEnd', 'ended'));
-- what was answered and who led it goes with the run; the audit trail keeps it
grant delete on app.answers, app.session_coaches, app.track_progress to trellis_centre, trellis_platform;
