-- The sign-in of an organization: an OpenID provider of its own, for the mail domains that the platform knows to be its.
create table identity.sign_in_connections (
  id uuid primary key default uuidv7(),
  tenant_id uuid not null references identity.tenants,
  -- on the page of signing in
  name text not null check (length(name) between 1 and 60),
  issuer text not null check (length(issuer) <= 500),
  client_id text not null check (length(client_id) <= 200),
  domains text[] not null check (cardinality(domains) > 0),
  enabled boolean not null default false,
  -- whoever comes for the first time and is nobody yet is made one of the center, with this role; null: who was invited alone is let in
  new_role text check (new_role in ('SeniorCoach', 'IndependentCoach', 'Coach', 'trainer', 'personal')),
  password_counts boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid()
);
create index sign_in_connections_of_tenant on identity.sign_in_connections (tenant_id);
create trigger touch before update on identity.sign_in_connections for each row execute function app.touch();
create trigger audit after insert or update or delete on identity.sign_in_connections for each row execute function audit.record();
select identity.protect('identity.sign_in_connections');

-- A domain leads to one organization: kept by its connection, so that the two never differ.
create table identity.sign_in_domains (
  domain text constraint sign_in_domains_once primary key check (domain = lower(domain)),
  connection_id uuid not null references identity.sign_in_connections on delete cascade
);
create index on identity.sign_in_domains (connection_id);
select identity.protect('identity.sign_in_domains');
create function identity.keep_sign_in_domains() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  delete from identity.sign_in_domains where connection_id = new.id and domain <> all (new.domains);
  insert into identity.sign_in_domains (domain, connection_id)
  select wanted, new.id from unnest(new.domains) as wanted
  where not exists (select from identity.sign_in_domains d where d.domain = wanted and d.connection_id = new.id);
  return null;
end $$;
create trigger keep_domains after insert or update of domains on identity.sign_in_connections
  for each row execute function identity.keep_sign_in_domains();

-- Apart, so that the trail does not read it: sealed with a key that the database does not have.
create table identity.sign_in_connection_secrets (
  connection_id uuid primary key references identity.sign_in_connections on delete cascade,
  sealed text not null
);
select identity.protect('identity.sign_in_connection_secrets');

-- By whom of an organization somebody is known: its provider calls them by the subject, which never changes hands.
create table identity.sign_in_links (
  id uuid primary key default uuidv7(),
  connection_id uuid not null references identity.sign_in_connections on delete cascade,
  person_id uuid not null references identity.persons,
  subject text not null check (length(subject) between 1 and 255),
  created_at timestamptz not null default now(),
  unique (connection_id, subject),
  unique (connection_id, person_id)
);
create index sign_in_links_of_person on identity.sign_in_links (person_id);
create trigger audit after insert or update or delete on identity.sign_in_links for each row execute function audit.record();
select identity.protect('identity.sign_in_links');

-- A way to the provider of an organization and back, of one sign-in: good once, and for minutes.
create table identity.sign_in_trips (
  id uuid primary key default uuidv7(),
  state_hash text not null unique,
  -- that of the page that it began at, which its browser alone has the cookie of
  interaction text not null,
  connection_id uuid not null references identity.sign_in_connections on delete cascade,
  nonce text not null,
  verifier text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- who came back, and by which subject
  person_id uuid references identity.persons on delete cascade,
  subject text,
  -- the link is made: known before, or proved by the person's own password
  proved_at timestamptz
);
create index sign_in_trips_of_interaction on identity.sign_in_trips (interaction);
create index on identity.sign_in_trips (connection_id);
create index on identity.sign_in_trips (person_id);
create index on identity.sign_in_trips (expires_at);
select identity.protect('identity.sign_in_trips');
create policy jobs on identity.sign_in_trips to trellis_jobs using (true);
grant select, delete on identity.sign_in_trips to trellis_jobs;

-- By which way somebody came in; null is the password.
alter table identity.sign_ins add column connection_id uuid references identity.sign_in_connections on delete set null;
create index on identity.sign_ins (connection_id) where connection_id is not null;
grant select (connection_id) on identity.sign_ins to trellis_platform;

-- Whether somebody is of the organization of a connection: works there, or at a center of it, and is nobody of the platform.
create function identity.is_of_connection(p_person uuid, p_connection uuid) returns boolean language sql stable set search_path = pg_catalog as $$
  select exists (
    select from identity.sign_in_connections c
    join identity.memberships m on m.person_id = p_person and m.state = 'Effective' and m.activated_at is not null and m.left_at is null
    where c.id = p_connection and (
      m.tenant_id = c.tenant_id
      or exists (select from identity.tenant_links l where l.parent_id = c.tenant_id and l.centre_id = m.tenant_id)
    )
  ) and not exists (
    select from identity.memberships m where m.person_id = p_person and m.side = 'management' and m.left_at is null
  )
$$;

-- Whether an organization has taken the password from somebody: never from who administers it, or a center of it, since they mend what is broken.
create function identity.is_password_closed(p_person uuid) returns boolean language sql stable set search_path = pg_catalog as $$
  select exists (
    select from identity.sign_in_connections c
    join identity.tenants t on t.id = c.tenant_id and t.state = 'Effective' and t.deleted_at is null
    join identity.persons p on p.id = p_person
    where c.enabled and not c.password_counts
      and (
        split_part(p.email, '@', 2) = any (c.domains)
        or exists (select from identity.sign_in_links l where l.connection_id = c.id and l.person_id = p.id)
      )
      and identity.is_of_connection(p.id, c.id)
  ) and not exists (
    select from identity.memberships m
    join identity.membership_roles r on r.membership_id = m.id and r.role in ('CenterAdmin', 'EnterpriseAdmin')
    where m.person_id = p_person and m.state = 'Effective' and m.activated_at is not null and m.left_at is null
  )
$$;
revoke all on function identity.is_of_connection, identity.is_password_closed from public;
grant execute on function identity.is_of_connection, identity.is_password_closed to trellis_identity;

-- Whoever is forgotten takes along what they signed in by.
create function identity.forget_sign_in_links() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from identity.sign_in_links where person_id = new.id;
  delete from identity.sign_in_trips where person_id = new.id;
  return null;
end $$;
revoke all on function identity.forget_sign_in_links from public;
create trigger forget_sign_in_links after update of deleted_at on identity.persons
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function identity.forget_sign_in_links();
