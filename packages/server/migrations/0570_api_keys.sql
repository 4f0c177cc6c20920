-- Keys by which programs call the API in the place of a person, where that person acts. What proves one stands apart from that there is one, which is on record.
create table identity.api_keys (
  id uuid primary key default uuidv7(),
  tenant_id uuid references identity.tenants,
  membership_id uuid not null references identity.memberships,
  person_id uuid not null references identity.persons,
  name text not null check (length(name) between 1 and 60),
  scope text not null check (scope in ('read', 'write')),
  ending text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index api_keys_of_place on identity.api_keys (tenant_id, id);
create index api_keys_of_person on identity.api_keys (person_id);
create index api_keys_of_membership on identity.api_keys (membership_id);

create table identity.api_key_secrets (
  key_id uuid primary key references identity.api_keys on delete cascade,
  secret_hash text not null unique,
  last_used_at timestamptz
);

-- What a table of people needs: row security, and its two roles, of which the one of the sign-in writes.
create function identity.protect(relation regclass) returns void language plpgsql set search_path = pg_catalog as $$
begin
  execute format('alter table %s enable row level security', relation);
  execute format('alter table %s force row level security', relation);
  execute format('create policy owner on %s to trellis_owner using (true) with check (true)', relation);
  execute format('create policy identity on %s to trellis_identity using (true) with check (true)', relation);
  execute format('grant select, insert, update, delete on %s to trellis_identity', relation);
end $$;
revoke all on function identity.protect from public;
select identity.protect('identity.api_keys');
select identity.protect('identity.api_key_secrets');
create trigger audit after insert or update or delete on identity.api_keys for each row execute function audit.record();

-- Whoever leaves a place, or is forgotten, leaves no key behind.
create function identity.end_api_keys() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from identity.api_keys where membership_id = new.id;
  return null;
end $$;
revoke all on function identity.end_api_keys from public;
create trigger end_api_keys after update of left_at on identity.memberships
  for each row when (new.left_at is not null and old.left_at is null) execute function identity.end_api_keys();
