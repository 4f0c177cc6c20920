create table app.subjects (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  first_name text not null,
  last_name text not null,
  name text not null check (name <> ''),
  birthday date not null,
  gender text not null check (gender in ('Unknown', 'Male', 'Female', 'Others')),
  grade smallint check (grade between 0 and 14),
  language text check (language in ('En', 'Zh', 'ZhYue')),
  tag text not null default 'Potential' check (tag in ('Potential', 'Active', 'Archived', 'Test')),
  is_test boolean not null default false,
  bind_state text not null default 'Unbound' check (bind_state in ('Unbound', 'Bind')),
  logged_out_at timestamptz,
  outpatient_number text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id),
  constraint subjects_outpatient_number_key unique (tenant_id, outpatient_number)
);
create index subjects_by_recent on app.subjects (tenant_id, created_at desc, id);
create index subjects_by_name on app.subjects (tenant_id, name, id);
create trigger touch before update on app.subjects for each row execute function app.touch();
select app.protect('app.subjects', true, 'select, insert, update, delete');

create table app.subject_coaches (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  subject_id uuid not null,
  person_id uuid not null,
  primary key (tenant_id, id),
  unique (tenant_id, subject_id, person_id),
  foreign key (tenant_id, subject_id) references app.subjects on delete cascade,
  foreign key (tenant_id, person_id) references identity.memberships (tenant_id, person_id)
);
create index on app.subject_coaches (tenant_id, person_id);
select app.protect('app.subject_coaches', true, 'select, insert, update, delete');

create table app.guardians (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  full_name text not null,
  email text,
  phone text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id)
);
create trigger touch before update on app.guardians for each row execute function app.touch();
select app.protect('app.guardians', true, 'select, insert, update, delete');

create table app.subject_guardians (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  subject_id uuid not null,
  guardian_id uuid not null,
  role text not null check (role in ('Mother', 'Father', 'Grandparent', 'Other')),
  primary key (tenant_id, id),
  unique (tenant_id, subject_id, guardian_id),
  foreign key (tenant_id, subject_id) references app.subjects on delete cascade,
  foreign key (tenant_id, guardian_id) references app.guardians
);
create index on app.subject_guardians (tenant_id, guardian_id);
select app.protect('app.subject_guardians', true, 'select, insert, update, delete');

create table app.check_ins (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  subject_id uuid not null,
  in_at timestamptz not null,
  out_at timestamptz check (out_at >= in_at),
  primary key (tenant_id, id),
  foreign key (tenant_id, subject_id) references app.subjects on delete cascade
);
-- one open check-in a child: two receptionists at once make one
create unique index check_ins_one_open on app.check_ins (tenant_id, subject_id) where out_at is null;
create index on app.check_ins (tenant_id, in_at desc);
select app.protect('app.check_ins', true, 'select, insert, update');

create table app.files (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  owner_id uuid not null references identity.persons,
  kind text not null,
  name text not null,
  type text not null,
  size bigint not null check (size > 0),
  key text not null unique,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
select app.protect('app.files', true, 'select, insert, delete');

create table app.idempotency_keys (
  tenant_id uuid not null references identity.tenants,
  person_id uuid not null references identity.persons,
  key text not null check (length(key) between 1 and 200),
  request_hash text not null,
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (tenant_id, person_id, key)
);
create index on app.idempotency_keys (created_at);
select app.protect('app.idempotency_keys', false, 'select, insert, update, delete');
