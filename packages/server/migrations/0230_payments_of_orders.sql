-- Each time somebody begins to pay an order of a trainer, or Finance records that they did.
create table app.order_payments (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  order_id uuid not null,
  carrier text not null check (carrier in ('Stripe', 'Demonstration', 'Transfer')),
  -- a surplus came in for an order that was closed or paid already, and goes back
  state text not null default 'Begun' check (state in ('Begun', 'Lapsed', 'Paid', 'Surplus', 'Refunding', 'Refunded')),
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- in which the page of the carrier speaks
  language text not null default 'en' check (language in ('en', 'zh-Hans', 'es')),
  -- what the carrier, or the bank, calls it
  reference text check (length(btrim(reference)) between 1 and 200),
  -- what a refund names
  charge text,
  refund_reference text check (length(btrim(refund_reference)) between 1 and 200),
  remark text check (length(remark) <= 500),
  recorded_by uuid references identity.persons on delete set null,
  expires_at timestamptz,
  paid_at timestamptz,
  refunded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references app.trainer_orders (tenant_id, id),
  constraint order_payments_times check (
    (paid_at is not null) = (state in ('Paid', 'Surplus', 'Refunding', 'Refunded')) and (refunded_at is not null) = (state = 'Refunded')
  ),
  constraint order_payments_transfer check (carrier <> 'Transfer' or reference is not null)
);
-- one that is begun an order, however many phones pay at once; and one that pays it
create unique index order_payments_one_begun on app.order_payments (tenant_id, order_id) where state = 'Begun';
create unique index order_payments_one_paid on app.order_payments (tenant_id, order_id) where state in ('Paid', 'Refunding');
create index order_payments_of_order on app.order_payments (tenant_id, order_id, created_at desc);
create index order_payments_waiting on app.order_payments (created_at) where state in ('Begun', 'Surplus', 'Refunding');
create index on app.order_payments (id);
create index on app.order_payments (recorded_by) where recorded_by is not null;
create trigger touch before update on app.order_payments for each row execute function app.touch();
select app.protect('app.order_payments', true, 'select');
grant insert, update on app.order_payments to trellis_platform;
