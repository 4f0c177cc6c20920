-- What a headset proves itself with, and what it brings of a test: kept as it came, scored, and gone with the child.
create table app.device_keys (
  tenant_id uuid not null references identity.tenants,
  device_id uuid not null,
  key_hash text not null unique check (key_hash ~ '^[0-9a-f]{64}$'),
  issued_at timestamptz not null default now(),
  primary key (tenant_id, device_id),
  foreign key (tenant_id, device_id) references app.devices
);
select app.protect('app.device_keys', false, 'select, insert, update, delete');

create function app.find_device(hash text)
  returns table (tenant_id uuid, device_id uuid, serial_number text, is_passed boolean, is_enabled boolean)
  language sql stable security definer set search_path = pg_catalog as $$
  select device.tenant_id, device.id, device.serial_number, device.state = 'Passed',
    tenant.state = 'Effective' and exists (
      select 1 from identity.tenant_projects p where p.tenant_id = device.tenant_id and p.project = 'Project.Vrat' and p.enabled
    )
  from app.device_keys k
  join app.devices device on device.tenant_id = k.tenant_id and device.id = k.device_id
  join identity.tenants tenant on tenant.id = device.tenant_id
  where k.key_hash = hash
$$;
revoke all on function app.find_device from public;
grant execute on function app.find_device to trellis_identity;

-- Parts of a recording on their way; gone when it is there as a whole.
create table app.recording_parts (
  tenant_id uuid not null references identity.tenants,
  request_id uuid not null,
  position int not null check (position >= 0),
  digest text not null,
  total int not null check (total > 0),
  bytes bytea not null,
  primary key (tenant_id, request_id, position),
  foreign key (tenant_id, request_id) references app.test_requests
);
alter table app.recording_parts alter column bytes set storage external;
select app.protect('app.recording_parts', false, 'select, insert, delete');

-- How a test goes while it runs: an answered trial, or how much the head moved in a minute.
create table app.test_progress (
  tenant_id uuid not null references identity.tenants,
  request_id uuid not null,
  kind text not null check (kind in ('trial', 'motion')),
  n int not null,
  type smallint,
  minute double precision not null,
  value double precision,
  primary key (tenant_id, request_id, kind, n),
  foreign key (tenant_id, request_id) references app.test_requests
);
select app.protect('app.test_progress', false, 'select, insert, delete');

create table app.test_recordings (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  request_id uuid not null,
  device_id uuid not null,
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  size int not null,
  key text not null unique,
  format_version text not null,
  software_version text not null,
  paradigm text not null,
  received_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, request_id),
  foreign key (tenant_id, request_id) references app.test_requests,
  foreign key (tenant_id, device_id) references app.devices
);
create index on app.test_recordings (tenant_id, device_id);
select app.protect('app.test_recordings', false, 'select, insert, delete');

-- A score is never changed: another version is another row.
create table app.test_scores (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  recording_id uuid not null,
  scoring_version text not null,
  score jsonb not null,
  computed_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, recording_id, scoring_version),
  foreign key (tenant_id, recording_id) references app.test_recordings on delete cascade
);
select app.protect('app.test_scores', false, 'select, insert, delete');

do $$
declare
  relation text;
begin
  foreach relation in array array['recording_parts', 'test_progress', 'test_recordings'] loop
    perform app.only_of_child(format('app.%I', relation)::regclass,
      format('exists (select 1 from app.test_requests r where r.tenant_id = %1$I.tenant_id and r.id = %1$I.request_id)', relation));
  end loop;
  perform app.only_of_child('app.test_scores',
    'exists (select 1 from app.test_recordings r where r.tenant_id = test_scores.tenant_id and r.id = test_scores.recording_id)');
end $$;

-- A child that is forgotten takes what was recorded of it along; the files go with the other leftovers.
create function app.forget_recordings() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from app.test_recordings x using app.test_requests r
  where r.tenant_id = new.tenant_id and r.subject_id = new.id and x.tenant_id = r.tenant_id and x.request_id = r.id;
  delete from app.recording_parts x using app.test_requests r
  where r.tenant_id = new.tenant_id and r.subject_id = new.id and x.tenant_id = r.tenant_id and x.request_id = r.id;
  delete from app.test_progress x using app.test_requests r
  where r.tenant_id = new.tenant_id and r.subject_id = new.id and x.tenant_id = r.tenant_id and x.request_id = r.id;
  return null;
end $$;
create trigger forget_recordings after update of erased_at on app.subjects
  for each row when (old.erased_at is null and new.erased_at is not null) execute function app.forget_recordings();

-- what named a file until now, and recordings
alter function jobs.keys_without_row(text[]) rename to keys_without_row_before_recordings;
create function jobs.keys_without_row(keys text[]) returns setof text
  language sql stable security definer set search_path = pg_catalog as $$
  select k from jobs.keys_without_row_before_recordings(keys) k where not exists (select 1 from app.test_recordings where key = k)
$$;
revoke all on function jobs.keys_without_row from public;
grant execute on function jobs.keys_without_row to trellis_jobs;
revoke all on function jobs.keys_without_row_before_recordings from trellis_jobs;
