-- A second step of signing in: a code of an app on the person's own device. What proves it stands apart from that it is on, which is on record.
create table identity.second_factors (
  id uuid primary key default uuidv7(),
  person_id uuid not null unique references identity.persons,
  confirmed_at timestamptz not null default now()
);
create table identity.second_factor_keys (
  person_id uuid primary key references identity.persons,
  sealed text not null,
  -- of the last code that was taken: none is taken twice
  last_step bigint not null default 0,
  made_at timestamptz not null default now()
);
create table identity.recovery_codes (
  person_id uuid not null references identity.persons,
  code_hash text not null,
  used_at timestamptz,
  primary key (person_id, code_hash)
);
-- Who must have one, by the roles that they hold there; null is the platform itself.
create table identity.second_factor_rules (
  id uuid primary key default uuidv7(),
  tenant_id uuid references identity.tenants,
  roles text[] not null check (cardinality(roles) > 0),
  unique nulls not distinct (tenant_id)
);

do $$
declare
  relation text;
begin
  foreach relation in array array['second_factors', 'second_factor_keys', 'recovery_codes', 'second_factor_rules'] loop
    execute format('alter table identity.%I enable row level security', relation);
    execute format('alter table identity.%I force row level security', relation);
    execute format('create policy owner on identity.%I to trellis_owner using (true) with check (true)', relation);
    execute format('create policy identity on identity.%I to trellis_identity using (true) with check (true)', relation);
    execute format('grant select, insert, update, delete on identity.%I to trellis_identity', relation);
  end loop;
end $$;
create trigger audit after insert or update or delete on identity.second_factors for each row execute function audit.record();
create trigger audit after insert or update or delete on identity.second_factor_rules for each row execute function audit.record();

-- Whoever is forgotten takes along what they signed in with.
create function identity.forget_second_factor() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from identity.second_factors where person_id = new.id;
  delete from identity.second_factor_keys where person_id = new.id;
  delete from identity.recovery_codes where person_id = new.id;
  return null;
end $$;
revoke all on function identity.forget_second_factor from public;
create trigger forget_second_factor after update of deleted_at on identity.persons
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function identity.forget_second_factor();
