-- A booking that nobody came to, or that was cancelled too late, is decided by somebody; the center's rule says whether its class is taken.
alter table app.centre_settings
  add column no_show_takes_class boolean not null default true,
  add column late_cancellation_takes_class boolean not null default true,
  add column free_cancellation_hours int not null default 24
    constraint centre_settings_free_cancellation check (free_cancellation_hours between 0 and 168);

alter table app.occurrences
  drop constraint occurrences_state_check,
  add constraint occurrences_state_check check (state in ('scheduled', 'opened', 'finished', 'cancelled', 'leave', 'missed')),
  add column missed_reason text constraint occurrences_missed_reason_check check (missed_reason in ('NoShow', 'LateCancellation')),
  add column missed_at timestamptz,
  add column missed_by uuid,
  add constraint occurrences_missed check ((state = 'missed') = (missed_reason is not null) and (state = 'missed') = (missed_at is not null));
-- what is over and was never started waits for somebody
create index occurrences_undecided on app.occurrences (tenant_id, ends_at) where state = 'scheduled';
create index occurrences_missed_lately on app.occurrences (tenant_id, missed_at) where state = 'missed';
