-- A payment says how it came and has the number of its receipt, counted within its center. One recorded by mistake is voided with a reason:
-- it stays on record and counts no more.
alter table app.contract_payments
  -- none: nobody was asked when it was recorded
  add column method text check (method in ('Cash', 'Card', 'Transfer', 'MobilePay', 'Check', 'Other')),
  add column number int not null default 0,
  add column voided_at timestamptz,
  add column voided_by uuid references identity.persons,
  add column void_reason text,
  add constraint contract_payments_voided check (
    (voided_at is null) = (voided_by is null) and (voided_at is not null or void_reason is null)
  );

-- those recorded so far are counted in the order in which they came; nothing else of them changes
alter table app.contract_payments disable trigger user;
update app.contract_payments payment set number = counted.number
from (
  select tenant_id, id, row_number() over (partition by tenant_id order by created_at, id)::int as number from app.contract_payments
) as counted
where payment.tenant_id = counted.tenant_id and payment.id = counted.id;
alter table app.contract_payments enable trigger user;
create unique index contract_payments_number_key on app.contract_payments (tenant_id, number);

-- Of two payments at once the second waits for the number of the first: no number is left out or given twice.
create function app.number_payment() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('app.contract_payments.number:' || new.tenant_id, 0));
  select coalesce(max(number), 0) + 1 into new.number from app.contract_payments where tenant_id = new.tenant_id;
  return new;
end $$;
create trigger number before insert on app.contract_payments for each row execute function app.number_payment();

-- What counts is read for every list of contracts.
drop index app.contract_payments_of_contract;
create index contract_payments_of_contract on app.contract_payments (tenant_id, contract_id, paid_on desc, id desc)
  include (is_recharge, amount, voided_at);

-- A receipt that was handed out keeps its number, its contract and who wrote it, and what was voided stays so.
revoke update on app.contract_payments from trellis_centre, trellis_platform;
grant update (method, is_recharge, amount, paid_on, remark, voided_at, voided_by, void_reason)
  on app.contract_payments to trellis_centre, trellis_platform;
create function app.keep_voided_payment() returns trigger language plpgsql as $$
begin
  raise exception 'A voided payment stays as it is' using errcode = 'check_violation', constraint = 'contract_payments_stay_voided';
end $$;
create trigger keep_voided before update of is_recharge, amount, paid_on, method, voided_at, voided_by on app.contract_payments
  for each row when (old.voided_at is not null) execute function app.keep_voided_payment();

-- Why a payment was voided may name the child: it goes with the other remarks of who is forgotten.
create function app.forget_void_reasons() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  wordy uuid[];
begin
  with changed as (
    update app.contract_payments p set void_reason = null from app.user_contracts c
    where c.tenant_id = new.tenant_id and c.subject_id = new.id and p.tenant_id = c.tenant_id and p.contract_id = c.id
      and p.void_reason is not null
    returning p.id
  )
  select array_agg(id) into wordy from changed;
  perform audit.redact('app.contract_payments', wordy, array['void_reason']);
  return null;
end $$;
create trigger forget_void_reasons after update of erased_at on app.subjects
  for each row when (old.erased_at is null and new.erased_at is not null) execute function app.forget_void_reasons();
