-- What centres buy from the platform. Money is minor units; unlimited is a flag, not a number.
create table platform.tenant_contracts (
  id uuid primary key default uuidv7(),
  tenant_id uuid not null,
  tenant_kind text not null default 'centre' check (tenant_kind = 'centre'),
  number text not null check (number <> ''),
  signed_on date not null,
  starts_on date,
  ends_on date,
  amount bigint not null check (amount >= 0),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  remark text,
  stopped_at timestamptz,
  deleted_at timestamptz,
  created_by uuid not null references identity.persons,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  unique (tenant_id, id),
  foreign key (tenant_id, tenant_kind) references identity.tenants (id, kind),
  constraint tenant_contracts_term check (ends_on >= starts_on)
);
create unique index tenant_contracts_number_key on platform.tenant_contracts (lower(number)) where deleted_at is null;
create index tenant_contracts_by_recent on platform.tenant_contracts (signed_on desc, id desc) where deleted_at is null;
create index tenant_contracts_of_tenant on platform.tenant_contracts (tenant_id, signed_on desc, id desc) where deleted_at is null;
create index on platform.tenant_contracts using gin (number gin_trgm_ops) where deleted_at is null;

-- What a contract brings: `quantity` as agreed, and what was recharged since. Without an item it serves any of its kind.
create table platform.tenant_resources (
  id uuid primary key default uuidv7(),
  tenant_id uuid not null,
  contract_id uuid not null,
  kind text not null check (kind in ('vrat', 'assessment', 'course', 'plan', 'planV2')),
  item_id uuid check (kind <> 'vrat' or item_id is null),
  quantity int not null default 0 check (quantity between 0 and 1000000),
  unlimited boolean not null default false,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  unique (tenant_id, kind, id),
  foreign key (tenant_id, contract_id) references platform.tenant_contracts (tenant_id, id),
  check (not unlimited or quantity = 0)
);
create unique index tenant_resources_once on platform.tenant_resources (contract_id, kind, item_id) nulls not distinct where removed_at is null;
create index on platform.tenant_resources (tenant_id, kind) where removed_at is null;

create table platform.tenant_recharges (
  id uuid primary key default uuidv7(),
  tenant_id uuid not null,
  contract_id uuid not null,
  kind text not null,
  resource_id uuid not null,
  amount int not null check (amount between 1 and 1000000),
  paid bigint not null check (paid >= 0),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  paid_on date not null check (paid_on >= date '2018-01-01'),
  remark text,
  operator_id uuid not null references identity.persons,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  foreign key (tenant_id, contract_id) references platform.tenant_contracts (tenant_id, id),
  foreign key (tenant_id, kind, resource_id) references platform.tenant_resources (tenant_id, kind, id)
);
create index on platform.tenant_recharges (contract_id, paid_on desc, id desc);
create index on platform.tenant_recharges (resource_id);
create index tenant_recharges_by_payment on platform.tenant_recharges (paid_on desc, id desc);
create index tenant_recharges_of_tenant on platform.tenant_recharges (tenant_id, paid_on desc, id desc);

-- The platform keeps them; a centre reads its own without the platform's remarks, whoever looks after some centres theirs.
do $$
declare
  relation text;
begin
  foreach relation in array array['tenant_contracts', 'tenant_resources', 'tenant_recharges'] loop
    execute format('alter table platform.%I enable row level security', relation);
    execute format('alter table platform.%I force row level security', relation);
    execute format('create policy owner on platform.%I to trellis_owner using (true) with check (true)', relation);
    execute format('create policy platform on platform.%I to trellis_platform using (true) with check (true)', relation);
    execute format('create policy centre on platform.%I for select to trellis_centre using (tenant_id = (select app.acting_tenant()))', relation);
    execute format('create policy span on platform.%I for select to trellis_span using (tenant_id = any ((select app.acting_tenants())::uuid[]))', relation);
    execute format('create trigger touch before update on platform.%I for each row execute function app.touch()', relation);
    execute format('create trigger audit after insert or update or delete on platform.%I for each row execute function audit.record()', relation);
    execute format('grant select, insert, update on platform.%I to trellis_platform', relation);
    execute format('grant select on platform.%I to trellis_span', relation);
  end loop;
end $$;
grant select (id, tenant_id, number, signed_on, starts_on, ends_on, stopped_at, deleted_at, created_at) on platform.tenant_contracts to trellis_centre;
grant select on platform.tenant_resources to trellis_centre;
grant select (id, tenant_id, contract_id, kind, resource_id, amount, paid, currency, paid_on, operator_id, created_at)
  on platform.tenant_recharges to trellis_centre;

-- Centres: sold → available → consumed; what a stopped contract has left is set aside. The accounts are a resource's own, apart from the families'.
alter table app.credit_accounts
  add column tenant_resource_id uuid,
  drop constraint credit_accounts_bucket_check,
  add constraint credit_accounts_bucket_check check (bucket in ('sold', 'available', 'held', 'consumed', 'stopped')),
  add constraint credit_accounts_one_trade check (tenant_resource_id is null or (subject_id is null and contract_id is null)),
  add constraint credit_accounts_resource foreign key (tenant_id, commodity, tenant_resource_id) references platform.tenant_resources (tenant_id, kind, id);
do $$
declare
  former text;
begin
  select conname into strict former from pg_constraint where conrelid = 'app.credit_accounts'::regclass and contype = 'u';
  execute format('alter table app.credit_accounts drop constraint %I', former);
end $$;
alter table app.credit_accounts
  add constraint credit_accounts_once unique nulls not distinct (tenant_id, subject_id, commodity, contract_id, tenant_resource_id, bucket);
create index on app.credit_accounts (tenant_resource_id) where tenant_resource_id is not null;
alter table app.postings
  drop constraint postings_kind_check,
  add constraint postings_kind_check check (kind in ('sale', 'hold', 'release', 'consume', 'return', 'adjust', 'stop', 'enable'));

-- A resource has its accounts from the day it exists, and they say unlimited as long as it is and its contract is in force.
create function platform.keep_quota_accounts() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  in_force boolean := (select stopped_at is null and deleted_at is null from platform.tenant_contracts where id = new.contract_id);
begin
  if tg_op = 'INSERT' then
    insert into app.credit_accounts (tenant_id, commodity, tenant_resource_id, bucket)
    select new.tenant_id, new.kind, new.id, unnest(array['sold', 'available', 'stopped', 'consumed']);
  end if;
  update app.credit_accounts set unlimited = new.unlimited and new.removed_at is null and in_force
  where tenant_resource_id = new.id and bucket = 'available';
  return null;
end $$;
create trigger accounts after insert or update of unlimited, removed_at on platform.tenant_resources
  for each row execute function platform.keep_quota_accounts();

create function platform.keep_contract_accounts() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  update app.credit_accounts account
  set unlimited = resource.unlimited and resource.removed_at is null and new.stopped_at is null and new.deleted_at is null
  from platform.tenant_resources resource
  where resource.contract_id = new.id and account.tenant_resource_id = resource.id and account.bucket = 'available';
  return null;
end $$;
create trigger accounts after update of stopped_at, deleted_at on platform.tenant_contracts
  for each row execute function platform.keep_contract_accounts();
