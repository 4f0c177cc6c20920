-- How long sessions of one plan may last, with how many exercises, and who is told of its bookings unless the booking says otherwise.
create table app.plan_settings (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  plan_id uuid not null,
  -- null: those of child, coach and center
  session_durations jsonb constraint plan_settings_durations_check check (jsonb_typeof(session_durations) = 'array'),
  -- null: as everywhere
  notices jsonb constraint plan_settings_notices_check check (jsonb_typeof(notices) = 'array'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id),
  constraint plan_settings_one_a_plan unique (tenant_id, plan_id),
  foreign key (tenant_id, plan_id) references app.plans
);
create trigger touch before update on app.plan_settings for each row execute function app.touch();
select app.protect('app.plan_settings', true, 'select, insert, update');
