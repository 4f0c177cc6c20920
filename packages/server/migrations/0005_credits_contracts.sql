create table app.user_contracts (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  subject_id uuid not null,
  contract_type text not null check (contract_type in ('Renewal', 'First')),
  purpose text not null check (purpose in ('Training', 'GroupTraining')),
  signed_on date not null,
  stopped_at timestamptz,
  amount bigint not null check (amount >= 0),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  total_class int not null check (total_class >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id),
  unique (tenant_id, subject_id, id),
  foreign key (tenant_id, subject_id) references app.subjects
);
create index on app.user_contracts (tenant_id, subject_id, purpose, signed_on, id);
create trigger touch before update on app.user_contracts for each row execute function app.touch();
select app.protect('app.user_contracts', true, 'select, insert, update');

-- Families: contract → available → held → consumed. Amounts are classes. A sink may go below zero: it is the other side of a sale.
create table app.credit_accounts (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  subject_id uuid,
  contract_id uuid,
  commodity text not null check (commodity in ('oneToOne', 'group', 'trial', 'vrat', 'assessment', 'course', 'plan', 'planV2')),
  bucket text not null check (bucket in ('sold', 'available', 'held', 'consumed')),
  balance bigint not null default 0,
  unlimited boolean not null default false,
  primary key (tenant_id, id),
  unique nulls not distinct (tenant_id, subject_id, commodity, contract_id, bucket),
  constraint credit_accounts_never_negative check (balance >= 0 or unlimited or bucket = 'sold'),
  foreign key (tenant_id, subject_id) references app.subjects,
  foreign key (tenant_id, subject_id, contract_id) references app.user_contracts (tenant_id, subject_id, id)
);
select app.protect('app.credit_accounts', false, 'select, insert');

create table app.postings (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  key text not null,
  from_id uuid not null,
  to_id uuid not null,
  amount int not null check (amount > 0),
  kind text not null check (kind in ('sale', 'hold', 'release', 'consume', 'return', 'adjust')),
  subject_id uuid,
  session_id uuid,
  occurrence_id uuid,
  reverses uuid,
  remark text,
  person_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint postings_natural_key unique (tenant_id, key),
  constraint postings_reversed_once unique (tenant_id, reverses),
  check (from_id <> to_id),
  foreign key (tenant_id, from_id) references app.credit_accounts,
  foreign key (tenant_id, to_id) references app.credit_accounts,
  foreign key (tenant_id, reverses) references app.postings
);
create index on app.postings (tenant_id, subject_id, created_at desc, id desc);
create index on app.postings (tenant_id, session_id) where session_id is not null;
create index on app.postings (tenant_id, occurrence_id) where occurrence_id is not null;
select app.protect('app.postings', false, 'select, insert');

-- Balances follow postings and nothing else: the serving roles may not update accounts.
create function app.apply_posting() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  -- in id order, so that twenty finishes of a class cannot deadlock
  if new.from_id < new.to_id then
    update app.credit_accounts set balance = balance - new.amount where tenant_id = new.tenant_id and id = new.from_id;
    update app.credit_accounts set balance = balance + new.amount where tenant_id = new.tenant_id and id = new.to_id;
  else
    update app.credit_accounts set balance = balance + new.amount where tenant_id = new.tenant_id and id = new.to_id;
    update app.credit_accounts set balance = balance - new.amount where tenant_id = new.tenant_id and id = new.from_id;
  end if;
  return null;
end $$;
create trigger apply after insert on app.postings for each row execute function app.apply_posting();
