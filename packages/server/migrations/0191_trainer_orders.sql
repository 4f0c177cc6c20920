-- What a trainer has to pay for on the way to a certificate: a training module, or an exam that is taken once more.
create table app.trainer_orders (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  -- who pays
  person_id uuid not null,
  purpose text not null check (purpose in ('training', 'makeupExam')),
  -- the trainer's module, or the exam
  purpose_id uuid not null,
  -- what it is for, in every language, as it was when it was ordered
  titles jsonb not null check (jsonb_typeof(titles) = 'object'),
  amount bigint not null check (amount between 1 and 100000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- whoever has it may look at what is due and pay it: it cannot be guessed
  code text not null default upper(encode(uuid_send(gen_random_uuid()), 'hex')),
  status text not null default 'NotPay' check (status in ('NotPay', 'Paid', 'OrderClosed', 'Refunded')),
  paid_at timestamptz,
  closed_at timestamptz,
  refunded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id),
  foreign key (tenant_id, person_id) references identity.memberships (tenant_id, person_id),
  constraint trainer_orders_code_key unique (code),
  constraint trainer_orders_times check (
    (paid_at is not null) = (status in ('Paid', 'Refunded')) and (closed_at is not null) = (status = 'OrderClosed')
    and (refunded_at is not null) = (status = 'Refunded')
  )
);
-- one that waits or is paid a purpose, however often it is asked for; after one that was closed or refunded another may be made
create unique index trainer_orders_one_open on app.trainer_orders (tenant_id, purpose, purpose_id) where status in ('NotPay', 'Paid');
create index trainer_orders_of_purpose on app.trainer_orders (tenant_id, purpose, purpose_id, created_at desc);
create index trainer_orders_of_person on app.trainer_orders (tenant_id, person_id, created_at desc, id desc);
create index trainer_orders_of_centre on app.trainer_orders (tenant_id, created_at desc, id desc);
create index trainer_orders_by_recent on app.trainer_orders (created_at desc, id desc);
create index on app.trainer_orders (person_id);
create index on app.trainer_orders (id);
create trigger touch before update on app.trainer_orders for each row execute function app.touch();
select app.protect('app.trainer_orders', true, 'select, insert');
grant update (status, paid_at, closed_at, refunded_at) on app.trainer_orders to trellis_platform;

-- Whoever has its code is told what is due, and nothing of who pays.
create function app.trainer_order_of_code(p_code text)
  returns table (code text, status text, amount bigint, currency text, titles jsonb)
  language sql stable security definer set search_path = pg_catalog as $$
  select o.code, o.status, o.amount, o.currency, o.titles from app.trainer_orders o where o.code = p_code
$$;
revoke all on function app.trainer_order_of_code from public;
grant execute on function app.trainer_order_of_code to trellis_identity;
