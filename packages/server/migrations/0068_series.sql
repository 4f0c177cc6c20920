-- Bookings that were made together and repeat. Each booking is a row of its own: what changes one never touches another.
create table app.series (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  plan_id uuid not null,
  -- the clock by which it repeats: it keeps its hour where clocks change
  zone text not null,
  schedule_times jsonb not null,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id),
  foreign key (tenant_id, plan_id) references app.plans
);
create index series_of_plan on app.series (tenant_id, plan_id);
create trigger touch before update on app.series for each row execute function app.touch();
select app.protect('app.series', true, 'select, insert, update');

alter table app.occurrences
  add column series_id uuid,
  -- why it was booked beyond the center's limit of a day, or beyond the plan's sessions
  add column override_reason text constraint occurrences_override_reason_check check (length(override_reason) between 1 and 500),
  add constraint occurrences_series_fkey foreign key (tenant_id, series_id) references app.series;
create index occurrences_of_series on app.occurrences (tenant_id, series_id, starts_at) where series_id is not null;
