-- Who reaches whom: tenants with their contact and reminders, people with what is known of them, and how somebody new gets in.
create schema jobs;
grant usage on schema jobs, identity to trellis_jobs;
grant usage on schema jobs, platform to trellis_centre, trellis_span, trellis_platform, trellis_identity;

create function app.acting_persons_tenant() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.own_tenant_id', true), '')::uuid $$;

alter table identity.tenants
  add column email text check (email = lower(email)),
  add column phone text,
  add column contact_name text,
  add column address text,
  add column remark text,
  add column logo_key text,
  add column qr_token text not null default translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_'),
  add column vrat_reminder_amount int not null default 0 check (vrat_reminder_amount between 0 and 100000),
  add column hfs_reminder_amount int not null default 0 check (hfs_reminder_amount between 0 and 100000),
  add column deleted_at timestamptz,
  add column updated_at timestamptz not null default now(),
  add column concurrency_stamp uuid not null default gen_random_uuid(),
  add constraint tenants_qr_token_key unique (qr_token),
  add constraint tenants_deleted_are_invalid check (deleted_at is null or state = 'Invalid');
create trigger touch before update on identity.tenants for each row execute function app.touch();
create index tenants_by_recent on identity.tenants (kind, created_at desc, id) where deleted_at is null;
create index tenants_by_name on identity.tenants (kind, lower(name), id) where deleted_at is null;
create extension if not exists pg_trgm;
create index tenants_name_parts on identity.tenants using gin (name gin_trgm_ops) where deleted_at is null;
create index persons_parts on identity.persons using gin (name gin_trgm_ops, email gin_trgm_ops);

alter table identity.persons
  alter column password_hash drop not null,
  add column country_code text check (country_code ~ '^\+[0-9]{1,4}$'),
  add column gender text not null default 'Unknown' check (gender in ('Unknown', 'Male', 'Female', 'Others')),
  add column birthday date,
  add column picture_key text,
  add column updated_at timestamptz not null default now(),
  add column concurrency_stamp uuid not null default gen_random_uuid();
create trigger touch before update on identity.persons for each row execute function app.touch();

-- Somebody invited is a member from the day they accept.
alter table identity.memberships
  add column invited_at timestamptz,
  add column activated_at timestamptz default now(),
  add column updated_at timestamptz not null default now(),
  add column concurrency_stamp uuid not null default gen_random_uuid();
create trigger touch before update on identity.memberships for each row execute function app.touch();
create index memberships_by_recent on identity.memberships (tenant_id, created_at desc, id);
create index memberships_of_platform on identity.memberships (created_at desc, id) where tenant_id is null;

create table identity.invitations (
  id uuid primary key default uuidv7(),
  token_hash text not null unique,
  purpose text not null check (purpose in ('staff', 'admin', 'email', 'tenant', 'supervisor')),
  tenant_id uuid references identity.tenants,
  membership_id uuid references identity.memberships on delete cascade,
  person_id uuid not null references identity.persons on delete cascade,
  email text not null check (email = lower(email)),
  invited_by uuid references identity.persons,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on identity.invitations (membership_id);
create index on identity.invitations (person_id);

create table identity.codes (
  id uuid primary key default uuidv7(),
  person_id uuid not null references identity.persons on delete cascade,
  purpose text not null check (purpose in ('email', 'phone', 'tenantContract')),
  target text not null,
  code_hash text not null,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  attempts int not null default 0,
  used_at timestamptz
);
create index on identity.codes (person_id, purpose, sent_at desc);

create table identity.step_ups (
  token_hash text primary key,
  person_id uuid not null references identity.persons on delete cascade,
  purpose text not null check (purpose in ('tenantContract', 'loginCode', 'email')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create table identity.login_codes (
  membership_id uuid primary key references identity.memberships on delete cascade,
  code text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz
);

create table identity.resumes (
  id uuid primary key default uuidv7(),
  person_id uuid not null references identity.persons on delete cascade,
  file_name text not null,
  type text not null,
  size bigint not null check (size > 0),
  key text not null unique,
  created_at timestamptz not null default now()
);
create index on identity.resumes (person_id, created_at);

-- Letters and short messages wait here in the transaction that causes them; one process at a time takes each.
create table jobs.letters (
  id uuid primary key default uuidv7(),
  tenant_id uuid references identity.tenants,
  channel text not null default 'mail' check (channel in ('mail', 'sms')),
  recipient text not null,
  recipient_name text,
  language text not null check (language in ('en', 'zh-Hans', 'es')),
  zone text not null default 'UTC',
  template text not null,
  data jsonb not null default '{}',
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed')),
  attempts int not null default 0,
  next_at timestamptz not null default now(),
  sent_at timestamptz,
  error text,
  created_at timestamptz not null default now()
);
create index letters_due on jobs.letters (next_at) where state in ('queued', 'sending');
create index letters_by_recent on jobs.letters (created_at desc, id desc);
grant insert on jobs.letters to trellis_centre, trellis_platform, trellis_identity;
grant select on jobs.letters to trellis_platform;
grant select, update, delete on jobs.letters to trellis_jobs;

-- Secrets never enter the trail.
create or replace function audit.record() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  secrets constant text[] := array['password_hash', 'token_hash', 'code_hash', 'qr_token'];
  noise constant text[] := array['updated_at', 'concurrency_stamp'];
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - secrets end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - secrets end;
  whole jsonb := coalesce(new_row, old_row);
  of_tenant uuid := coalesce(whole ->> 'tenant_id', whole ->> 'centre_id', case when tg_table_schema = 'identity' and tg_table_name = 'tenants' then whole ->> 'id' end)::uuid;
  row_id uuid := coalesce(whole ->> 'id', whole ->> 'membership_id', whole ->> 'tenant_id', whole ->> 'centre_id')::uuid;
begin
  if tg_op = 'UPDATE' then
    -- only what changed: a punch must not copy a whole row into the trail
    select jsonb_object_agg(key, value) into new_row from jsonb_each(new_row) where value is distinct from old_row -> key;
    if new_row is null or new_row - noise = '{}' then return null; end if;
    select jsonb_object_agg(key, value) into old_row from jsonb_each(old_row) where new_row ? key;
  end if;
  if of_tenant is null and whole ? 'membership_id' then
    select m.tenant_id into of_tenant from identity.memberships m where m.id = (whole ->> 'membership_id')::uuid;
  end if;
  insert into audit.changes (tenant_id, person_id, table_name, row_id, operation, before, after)
  values (of_tenant, app.acting_person(), tg_table_schema || '.' || tg_table_name, row_id, tg_op, old_row, new_row);
  return null;
end $$;
create index changes_by_recent on audit.changes (at desc, id desc);
create index changes_of_tenant on audit.changes (tenant_id, at desc, id desc);
create index changes_of_person on audit.changes (person_id, at desc, id desc);
create trigger audit after insert or update or delete on identity.persons for each row execute function audit.record();
create trigger audit after insert or update or delete on identity.membership_roles for each row execute function audit.record();
create trigger audit after insert or update or delete on identity.managed_tenants for each row execute function audit.record();
create trigger audit after insert or update or delete on identity.tenant_links for each row execute function audit.record();
create trigger audit after insert or update or delete on identity.tenant_projects for each row execute function audit.record();

-- Each role sees its own: the centre itself, an enterprise or area its centres, the platform all.
alter table identity.tenants enable row level security;
alter table identity.tenants force row level security;
create policy owner on identity.tenants to trellis_owner using (true) with check (true);
create policy identity on identity.tenants to trellis_identity using (true) with check (true);
create policy platform on identity.tenants to trellis_platform using (true) with check (true);
create policy jobs on identity.tenants for select to trellis_jobs using (true);
create policy own on identity.tenants for select to trellis_centre, trellis_link using (id = (select app.acting_tenant()));
create policy span on identity.tenants for select to trellis_span
  using (id = any ((select app.acting_tenants())::uuid[]) or id = (select app.acting_persons_tenant()));
grant insert, update on identity.tenants to trellis_platform;

do $$
declare
  relation text;
  tenant_column text;
begin
  for relation, tenant_column in values ('tenant_projects', 'tenant_id'), ('tenant_links', 'centre_id') loop
    execute format('alter table identity.%I enable row level security', relation);
    execute format('alter table identity.%I force row level security', relation);
    execute format('create policy owner on identity.%I to trellis_owner using (true) with check (true)', relation);
    execute format('create policy identity on identity.%I to trellis_identity using (true) with check (true)', relation);
    execute format('create policy platform on identity.%I to trellis_platform using (true) with check (true)', relation);
    execute format('create policy own on identity.%I for select to trellis_centre, trellis_link using (%I = (select app.acting_tenant()))', relation, tenant_column);
    execute format('create policy span on identity.%I for select to trellis_span using (%I = any ((select app.acting_tenants())::uuid[]))', relation, tenant_column);
    execute format('grant insert, update, delete on identity.%I to trellis_platform', relation);
  end loop;
end $$;

-- A centre keeps its own staff; the platform keeps everybody's.
create policy centre_writes on identity.memberships to trellis_centre
  using (tenant_id = (select app.acting_tenant())) with check (tenant_id = (select app.acting_tenant()) and side = 'centre');
create policy platform_writes on identity.memberships to trellis_platform using (true) with check (true);
grant insert, delete, update (state, invited_at, activated_at) on identity.memberships to trellis_centre;
grant insert, update, delete on identity.memberships to trellis_platform;
create policy centre_writes on identity.membership_roles to trellis_centre
  using (exists (select 1 from identity.memberships m where m.id = membership_id and m.tenant_id = (select app.acting_tenant())))
  with check (exists (select 1 from identity.memberships m where m.id = membership_id and m.tenant_id = (select app.acting_tenant())));
create policy platform_writes on identity.membership_roles to trellis_platform using (true) with check (true);
grant insert, delete on identity.membership_roles to trellis_centre, trellis_platform;

create policy centre_writes on identity.persons for update to trellis_centre
  using (exists (select 1 from identity.memberships m where m.person_id = persons.id and m.tenant_id = (select app.acting_tenant())));
create policy platform_writes on identity.persons to trellis_platform using (true) with check (true);
grant select (id, email, phone, country_code, name, language, gender, birthday, picture_key, created_at, concurrency_stamp)
  on identity.persons to trellis_centre, trellis_span, trellis_platform;
grant update (name, phone, country_code, gender, birthday) on identity.persons to trellis_centre, trellis_platform;
grant delete on identity.persons to trellis_platform;

alter table identity.managed_tenants enable row level security;
alter table identity.managed_tenants force row level security;
create policy owner on identity.managed_tenants to trellis_owner using (true) with check (true);
create policy identity on identity.managed_tenants to trellis_identity using (true) with check (true);
create policy platform on identity.managed_tenants to trellis_platform using (true) with check (true);
grant select, insert, delete on identity.managed_tenants to trellis_platform;

alter table identity.role_policies enable row level security;
alter table identity.role_policies force row level security;
create policy owner on identity.role_policies to trellis_owner using (true) with check (true);
create policy identity on identity.role_policies to trellis_identity using (true) with check (true);
create policy platform on identity.role_policies to trellis_platform using (true) with check (true);
grant select, insert, update, delete on identity.role_policies to trellis_platform;

do $$
declare
  relation text;
begin
  foreach relation in array array['invitations', 'login_codes', 'resumes', 'codes', 'step_ups'] loop
    execute format('alter table identity.%I enable row level security', relation);
    execute format('alter table identity.%I force row level security', relation);
    execute format('create policy owner on identity.%I to trellis_owner using (true) with check (true)', relation);
    execute format('create policy identity on identity.%I to trellis_identity using (true) with check (true)', relation);
    execute format('create policy platform on identity.%I to trellis_platform using (true) with check (true)', relation);
    execute format('create policy jobs on identity.%I to trellis_jobs using (true)', relation);
    execute format('grant select, insert, update, delete on identity.%I to trellis_identity', relation);
  end loop;
end $$;
create policy centre on identity.invitations to trellis_centre
  using (tenant_id = (select app.acting_tenant())) with check (tenant_id = (select app.acting_tenant()));
grant select, insert, update, delete on identity.invitations to trellis_centre, trellis_platform;
create policy centre on identity.resumes for select to trellis_centre
  using (exists (select 1 from identity.memberships m where m.person_id = resumes.person_id));
grant select on identity.resumes to trellis_centre, trellis_platform;
create policy centre on identity.login_codes for select to trellis_centre
  using (exists (select 1 from identity.memberships m where m.id = membership_id));
grant select on identity.login_codes to trellis_centre, trellis_platform;
grant select, delete on identity.codes, identity.step_ups, identity.invitations to trellis_jobs;

-- An invitation names an e-mail: whoever has it already keeps their account, and nothing of them is told.
create function identity.ensure_person(p_email text, p_name text, p_language text, out person_id uuid, out is_new boolean)
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into identity.persons (email, name, language) values (lower(p_email), p_name, p_language)
  on conflict (email) do nothing returning id into person_id;
  is_new := person_id is not null;
  if not is_new then select id into person_id from identity.persons where email = lower(p_email); end if;
end $$;
revoke all on function identity.ensure_person from public;
grant execute on function identity.ensure_person to trellis_centre, trellis_platform;

-- A repeated write of somebody who acts for no centre.
create table platform.idempotency_keys (
  person_id uuid not null references identity.persons on delete cascade,
  key text not null check (length(key) between 1 and 200),
  request_hash text not null,
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (person_id, key)
);
grant select, insert, update on platform.idempotency_keys to trellis_platform, trellis_span;
grant select, delete on platform.idempotency_keys, app.idempotency_keys to trellis_jobs;
grant usage on schema app, oidc to trellis_jobs;
grant select, delete on oidc.payloads to trellis_jobs;
create policy jobs on app.idempotency_keys to trellis_jobs using (true);
