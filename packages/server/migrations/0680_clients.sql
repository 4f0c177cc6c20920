-- Programs that the platform lets call the API: apps, at which people sign in, and services, which act for a tenant by themselves.
create table identity.clients (
  -- what it calls itself when it asks for a token
  id uuid primary key default gen_random_uuid(),
  -- whom a service acts for
  tenant_id uuid references identity.tenants,
  kind text not null check (kind in ('app', 'service')),
  name text not null check (length(name) between 1 and 60),
  scope text not null check (scope in ('read', 'write')),
  redirect_uris text[] not null default '{}',
  enabled boolean not null default true,
  -- as whom a service stands in what it did
  person_id uuid references identity.persons,
  created_by uuid not null references identity.persons,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  constraint clients_of_their_kind check (
    case kind
      when 'app' then cardinality(redirect_uris) > 0 and tenant_id is null and person_id is null
      else cardinality(redirect_uris) = 0 and tenant_id is not null and person_id is not null
    end
  )
);
create index on identity.clients (tenant_id) where tenant_id is not null;
create index on identity.clients (person_id) where person_id is not null;
create index on identity.clients (created_by);
create trigger touch before update on identity.clients for each row execute function app.touch();
create trigger audit after insert or update or delete on identity.clients for each row execute function audit.record();
select identity.protect('identity.clients');

-- Apart, so that the trail reads neither: what proves a service, and when a client got its latest token.
create table identity.client_states (
  client_id uuid primary key references identity.clients on delete cascade,
  secret_hash text,
  last_used_at timestamptz
);
select identity.protect('identity.client_states');

-- By which app somebody signed in; null is the web app. Nothing of an app goes on without it.
alter table identity.sign_ins add column client_id uuid references identity.clients on delete cascade;
create index on identity.sign_ins (client_id) where client_id is not null;
create index payloads_of_clients on oidc.payloads ((payload ->> 'clientId')) where payload ->> 'clientId' <> 'business-client';

-- A service is known where it acts as somebody who left is: named in what it did, and in no list of people. It holds no role, signs in nowhere
-- and gets no letter; what it may do is said with its token.
create function identity.add_service_person(p_tenant uuid, p_name text) returns uuid language plpgsql set search_path = pg_catalog as $$
declare
  made uuid := gen_random_uuid();
begin
  insert into identity.persons (id, email, name, password_hash, deleted_at) values (made, made || '@service.invalid', p_name, null, now());
  insert into identity.memberships (person_id, tenant_id, side, state, left_at)
  select made, t.id, t.kind, 'Invalid', now() from identity.tenants t where t.id = p_tenant;
  return made;
end $$;
revoke all on function identity.add_service_person from public;
grant execute on function identity.add_service_person to trellis_identity;
