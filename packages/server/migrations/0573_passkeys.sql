-- Passkeys: what a device or a key proves itself by at the second step of signing in. What proves one stands apart from that there is one, which is on record.
create table identity.passkeys (
  id uuid primary key default uuidv7(),
  person_id uuid not null references identity.persons,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null default now()
);
create index passkeys_of_person on identity.passkeys (person_id);
create table identity.passkey_credentials (
  passkey_id uuid primary key references identity.passkeys on delete cascade,
  -- both as base64url
  credential_id text not null unique,
  public_key text not null,
  -- how often the device says that it was used; some never say
  counter bigint not null,
  transports text[] not null,
  last_used_at timestamptz
);
select identity.protect('identity.passkeys');
select identity.protect('identity.passkey_credentials');
create trigger audit after insert or update or delete on identity.passkeys for each row execute function audit.record();

-- They leave with the second step that they stand beside, however it ends.
create function identity.end_passkeys() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from identity.passkeys where person_id = old.person_id;
  return null;
end $$;
revoke all on function identity.end_passkeys from public;
create trigger end_passkeys after delete on identity.second_factors for each row execute function identity.end_passkeys();
