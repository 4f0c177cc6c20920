-- Attention tests in virtual reality: where they take place, on what, who ordered one, and what a guardian agreed to.
create table app.test_locations (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  name text not null check (name <> ''),
  address text,
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id)
);
create unique index test_locations_name_key on app.test_locations (tenant_id, lower(name));
create index test_locations_by_name on app.test_locations (tenant_id, name, id);
create trigger touch before update on app.test_locations for each row execute function app.touch();
select app.protect('app.test_locations', true, 'select, insert, update, delete');

-- A centre registers its devices; the platform decides about each.
create table app.devices (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  serial_number text not null check (serial_number = upper(serial_number) and serial_number <> ''),
  name text not null check (name <> ''),
  model text,
  source_type text not null check (source_type in ('Vrat', 'Hfs')),
  state text not null default 'Pending' check (state in ('Pending', 'Passed', 'Rejected', 'LoggedOut')),
  remark text,
  registered_by uuid not null references identity.persons,
  registered_at timestamptz not null default now(),
  decided_by uuid references identity.persons,
  decided_at timestamptz,
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id),
  constraint devices_decided check ((state = 'Pending') = (decided_at is null))
);
-- one device is at one centre: a rejected or logged-out one may be registered again
create unique index devices_serial_key on app.devices (serial_number) where state in ('Pending', 'Passed');
create index devices_by_recent on app.devices (tenant_id, registered_at desc, id desc);
create index devices_everywhere_by_recent on app.devices (registered_at desc, id desc);
create trigger touch before update on app.devices for each row execute function app.touch();
select app.protect('app.devices', true, 'select, insert, update');

-- Created → CodeIssued (a test is taken from the quota) → Testing → Finished; Cancelled from any of the first three.
create table app.test_requests (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  subject_id uuid not null,
  location_id uuid not null,
  device_id uuid,
  test_type text not null check (test_type in ('Screening', 'Standard', 'Retest')),
  status text not null default 'Created' check (status in ('Created', 'CodeIssued', 'Testing', 'Finished', 'Cancelled')),
  code text check (code ~ '^[2-9A-HJ-NP-Z]{8}$'),
  code_expires_at timestamptz,
  allow_questionnaires boolean not null default false,
  is_normal_data boolean not null default false,
  ordered_by uuid not null references identity.persons,
  begun_at timestamptz,
  finished_at timestamptz,
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id),
  foreign key (tenant_id, subject_id) references app.subjects,
  constraint test_requests_location_fkey foreign key (tenant_id, location_id) references app.test_locations,
  foreign key (tenant_id, device_id) references app.devices,
  constraint test_requests_code check ((code is null) = (code_expires_at is null) and (code is not null or status in ('Created', 'Cancelled'))),
  constraint test_requests_times check (
    (begun_at is not null or status not in ('Testing', 'Finished')) and (status = 'Finished') = (finished_at is not null)
    and (status = 'Cancelled') = (cancelled_at is not null)
  )
);
-- whoever runs a headset types the code alone, so it is one test's whatever the centre
create unique index test_requests_code_key on app.test_requests (code) where code is not null;
create unique index test_requests_one_open on app.test_requests (tenant_id, subject_id) where status in ('Created', 'CodeIssued', 'Testing');
create index test_requests_by_recent on app.test_requests (tenant_id, created_at desc, id desc);
create index test_requests_everywhere_by_recent on app.test_requests (created_at desc, id desc);
create index test_requests_of_subject on app.test_requests (tenant_id, subject_id, created_at desc, id desc);
create index test_requests_of_status on app.test_requests (tenant_id, status, created_at desc, id desc);
create index test_requests_of_location on app.test_requests (tenant_id, location_id);
create index test_requests_of_device on app.test_requests (tenant_id, device_id, created_at desc, id desc) where device_id is not null;
create trigger touch before update on app.test_requests for each row execute function app.touch();
select app.protect('app.test_requests', true, 'select, insert, update');

-- What a guardian signed for one test; the strokes are points in a frame of 1000 by 400.
create table app.test_consents (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  request_id uuid not null,
  signer_name text not null check (signer_name <> ''),
  signer_role text not null check (signer_role in ('Mother', 'Father', 'Grandparent', 'Other')),
  signature jsonb not null check (jsonb_typeof(signature) = 'array'),
  witness_id uuid not null references identity.persons,
  signed_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint test_consents_once unique (tenant_id, request_id),
  foreign key (tenant_id, request_id) references app.test_requests
);
select app.protect('app.test_consents', true, 'select, insert');

-- A child that is forgotten takes its guardians' signatures along, from the trail too. The requests stay: a quota was used for them.
create function app.forget_test_consents() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  gone uuid[];
begin
  with removed as (
    delete from app.test_consents c using app.test_requests r
    where r.tenant_id = new.tenant_id and r.subject_id = new.id and c.tenant_id = r.tenant_id and c.request_id = r.id
    returning c.id
  )
  select array_agg(id) into gone from removed;
  perform audit.redact('app.test_consents', gone);
  return null;
end $$;
create trigger forget_test_consents after update of erased_at on app.subjects
  for each row when (old.erased_at is null and new.erased_at is not null) execute function app.forget_test_consents();

-- The platform may forbid one resource of a contract: what it has left is set aside, as if its contract were stopped.
alter table platform.tenant_resources
  add column forbidden_at timestamptz,
  add column remark text;

create or replace function platform.keep_quota_accounts() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  in_force boolean := (select stopped_at is null and deleted_at is null from platform.tenant_contracts where id = new.contract_id);
begin
  if tg_op = 'INSERT' then
    insert into app.credit_accounts (tenant_id, commodity, tenant_resource_id, bucket)
    select new.tenant_id, new.kind, new.id, unnest(array['sold', 'available', 'stopped', 'consumed']);
  end if;
  update app.credit_accounts set unlimited = new.unlimited and new.removed_at is null and new.forbidden_at is null and in_force
  where tenant_resource_id = new.id and bucket = 'available';
  return null;
end $$;
drop trigger accounts on platform.tenant_resources;
create trigger accounts after insert or update of unlimited, removed_at, forbidden_at on platform.tenant_resources
  for each row execute function platform.keep_quota_accounts();

create or replace function platform.keep_contract_accounts() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  update app.credit_accounts account
  set unlimited = resource.unlimited and resource.removed_at is null and resource.forbidden_at is null and new.stopped_at is null
    and new.deleted_at is null
  from platform.tenant_resources resource
  where resource.contract_id = new.id and account.tenant_resource_id = resource.id and account.bucket = 'available';
  return null;
end $$;
