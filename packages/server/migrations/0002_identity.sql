create table identity.tenants (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('enterprise', 'area', 'centre')),
  name text not null,
  zone text not null,
  institution_type text not null default 'Private' check (institution_type in ('Private', 'Medical_Public', 'Medical_Private', 'School')),
  times_setting boolean not null default false,
  state text not null default 'Effective' check (state in ('Effective', 'Invalid')),
  created_at timestamptz not null default now(),
  unique (id, kind)
);
create table identity.tenant_projects (
  tenant_id uuid not null references identity.tenants,
  project text not null check (project in ('Project.Rocket', 'Project.Vrat', 'Project.PDT', 'Project.Training', 'Project.Database')),
  enabled boolean not null,
  primary key (tenant_id, project)
);
create table identity.tenant_links (
  parent_id uuid not null,
  parent_kind text not null check (parent_kind in ('enterprise', 'area')),
  centre_id uuid not null,
  centre_kind text not null default 'centre' check (centre_kind = 'centre'),
  primary key (parent_id, centre_id),
  foreign key (parent_id, parent_kind) references identity.tenants (id, kind),
  foreign key (centre_id, centre_kind) references identity.tenants (id, kind)
);
create index on identity.tenant_links (centre_id);

create table identity.persons (
  id uuid primary key default uuidv7(),
  email text not null check (email = lower(email)),
  phone text unique,
  name text not null,
  language text not null default 'en' check (language in ('en', 'zh-Hans', 'es')),
  password_hash text not null,
  created_at timestamptz not null default now(),
  unique (email)
);
create table identity.memberships (
  id uuid primary key default uuidv7(),
  person_id uuid not null references identity.persons,
  tenant_id uuid references identity.tenants,
  side text not null check (side in ('management', 'centre', 'enterprise', 'area')),
  state text not null default 'Effective' check (state in ('Effective', 'Invalid')),
  scope text not null default 'all' check (scope in ('all', 'managed')),
  created_at timestamptz not null default now(),
  check ((side = 'management') = (tenant_id is null)),
  unique nulls not distinct (tenant_id, person_id)
);
create index on identity.memberships (person_id);
create table identity.membership_roles (
  membership_id uuid not null references identity.memberships on delete cascade,
  role text not null,
  primary key (membership_id, role)
);
create table identity.managed_tenants (
  membership_id uuid not null references identity.memberships on delete cascade,
  tenant_id uuid not null references identity.tenants,
  primary key (membership_id, tenant_id)
);
create table identity.role_policies (
  id uuid primary key default uuidv7(),
  tenant_id uuid references identity.tenants,
  role text not null,
  policy text not null,
  granted boolean not null,
  unique nulls not distinct (tenant_id, role, policy)
);
-- A grant of the sign-in service acts in at most one membership; revoking it signs the person out at once.
create table identity.sign_ins (
  grant_id text primary key,
  person_id uuid not null references identity.persons,
  membership_id uuid references identity.memberships,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index on identity.sign_ins (person_id);

create trigger audit after insert or update or delete on identity.tenants for each row execute function audit.record();
create trigger audit after insert or update or delete on identity.memberships for each row execute function audit.record();
create trigger audit after insert or update or delete on identity.role_policies for each row execute function audit.record();

grant select, insert, update, delete on all tables in schema identity to trellis_identity;
grant select on identity.tenants, identity.tenant_projects, identity.tenant_links to trellis_centre, trellis_span, trellis_platform, trellis_link;

-- Staff names are read by their own centre; nothing of a person besides id and name leaves this schema.
alter table identity.memberships enable row level security;
alter table identity.memberships force row level security;
create policy owner on identity.memberships to trellis_owner using (true) with check (true);
create policy identity on identity.memberships to trellis_identity using (true) with check (true);
create policy platform on identity.memberships to trellis_platform using (true) with check (true);
create policy centre on identity.memberships for select to trellis_centre using (tenant_id = (select app.acting_tenant()));
create policy span on identity.memberships for select to trellis_span using (tenant_id = any ((select app.acting_tenants())::uuid[]));
grant select on identity.memberships to trellis_centre, trellis_span, trellis_platform;

alter table identity.membership_roles enable row level security;
alter table identity.membership_roles force row level security;
create policy owner on identity.membership_roles to trellis_owner using (true) with check (true);
create policy identity on identity.membership_roles to trellis_identity using (true) with check (true);
create policy others on identity.membership_roles for select to trellis_centre, trellis_span, trellis_platform
  using (exists (select 1 from identity.memberships m where m.id = membership_id));
grant select on identity.membership_roles to trellis_centre, trellis_span, trellis_platform;

alter table identity.persons enable row level security;
alter table identity.persons force row level security;
create policy owner on identity.persons to trellis_owner using (true) with check (true);
create policy identity on identity.persons to trellis_identity using (true) with check (true);
create policy others on identity.persons for select to trellis_centre, trellis_span, trellis_platform
  using (exists (select 1 from identity.memberships m where m.person_id = persons.id));
grant select (id, name) on identity.persons to trellis_centre, trellis_span, trellis_platform;

create table oidc.payloads (
  kind text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (kind, id)
);
create index on oidc.payloads (grant_id) where grant_id is not null;
create index on oidc.payloads (uid) where uid is not null;
create index on oidc.payloads (expires_at);
create table oidc.keys (
  id int primary key check (id = 1),
  jwks jsonb not null,
  cookie_keys jsonb not null
);
grant select, insert, update, delete on all tables in schema oidc to trellis_identity;
