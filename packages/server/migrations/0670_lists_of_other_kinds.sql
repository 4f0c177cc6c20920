-- Not only children come in by lists: what each holds.
alter table app.subject_imports add column kind text not null default 'children';
alter table app.finished_imports
  add column kind text not null default 'children',
  -- of an import of contracts that was undone: the last receipt that went with it, whose number nobody gets again
  add column last_receipt int;
drop index app.finished_imports_by_recent;
create index finished_imports_by_recent on app.finished_imports (tenant_id, kind, finished_at desc, id);
create index finished_imports_with_receipts on app.finished_imports (tenant_id, last_receipt) where last_receipt is not null;

-- What a center brings along from before has a kind of posting of its own: it is neither sold, used nor adjusted here.
alter table app.postings
  drop constraint postings_kind_check,
  add constraint postings_kind_check
    check (kind in ('sale', 'hold', 'release', 'consume', 'return', 'adjust', 'stop', 'enable', 'opening')) not valid;
alter table app.postings validate constraint postings_kind_check;

-- What came with which of them.
alter table app.user_contracts add column import_id uuid, add foreign key (tenant_id, import_id) references app.finished_imports;
create index user_contracts_of_import on app.user_contracts (tenant_id, import_id) where import_id is not null;

-- Many contracts are written in few statements; what follows from their rows is done once a statement.
create or replace function app.apply_postings() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  -- in id order, so that twenty finishes of a class cannot deadlock
  perform a.id from app.credit_accounts a
  where (a.tenant_id, a.id) in (select tenant_id, from_id from added union select tenant_id, to_id from added)
  order by a.id for no key update;
  update app.credit_accounts a set balance = a.balance + moved.amount
  from (
    select sides.tenant_id, sides.id, sum(sides.amount) as amount
    from (select tenant_id, from_id as id, -amount as amount from added union all select tenant_id, to_id, amount from added) as sides
    group by sides.tenant_id, sides.id
  ) as moved
  where a.tenant_id = moved.tenant_id and a.id = moved.id;
  return null;
end $$;

do $$
declare
  relation text;
begin
  foreach relation in array array['user_contracts', 'contract_payments'] loop
    execute format('drop trigger audit on app.%I', relation);
    execute format('create trigger audit after update or delete on app.%I for each row execute function audit.record()', relation);
    execute format('create trigger audit_added after insert on app.%I referencing new table as added for each statement execute function audit.record_added()', relation);
  end loop;
end $$;

drop trigger webhooks_added on app.user_contracts;
drop function app.hook_contract_added();
create function app.hook_contracts_added() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into jobs.webhook_deliveries (tenant_id, webhook_id, type, payload)
  select h.tenant_id, h.id, 'contract.created', jobs.webhook_event('contract.created', jsonb_build_object('contractId', c.id, 'childId', c.subject_id))
  from changed c join app.webhooks h on h.tenant_id = c.tenant_id and h.enabled and 'contract.created' = any (h.events);
  return null;
end $$;
create trigger webhooks_added after insert on app.user_contracts referencing new table as changed
  for each statement execute function app.hook_contracts_added();
create function app.hook_contracts_gone() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into jobs.webhook_deliveries (tenant_id, webhook_id, type, payload)
  select h.tenant_id, h.id, 'contract.changed', jobs.webhook_event('contract.changed', jsonb_build_object(
    'contractId', c.id, 'childId', c.subject_id, 'change', 'removed'
  ))
  from changed c join app.webhooks h on h.tenant_id = c.tenant_id and h.enabled and 'contract.changed' = any (h.events);
  return null;
end $$;
create trigger webhooks_gone after delete on app.user_contracts referencing old table as changed
  for each statement execute function app.hook_contracts_gone();

-- Whoever takes accounts back is asked of each whether something was posted to it.
create index postings_from_account on app.postings (tenant_id, from_id);
create index postings_to_account on app.postings (tenant_id, to_id);

-- Takes back the contracts of an import on which nothing was built: the caller has seen to that and holds them. Any other posting than what the
-- list itself brought keeps its account, and with it everything. That they were here and went stays in the trail.
create function app.undo_contracts_import(p_tenant uuid, p_import uuid) returns void
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  gone uuid[];
  accounts uuid[];
begin
  if p_tenant is distinct from app.acting_tenant() and session_user = 'trellis_centre' then
    raise exception 'A centre takes back its own contracts only' using errcode = 'insufficient_privilege';
  end if;
  select array_agg(id) into gone from app.user_contracts where tenant_id = p_tenant and import_id = p_import;
  select array_agg(id) into accounts from app.credit_accounts where tenant_id = p_tenant and contract_id = any (gone);
  delete from app.postings where tenant_id = p_tenant and to_id = any (accounts) and kind in ('sale', 'opening');
  delete from app.credit_accounts where tenant_id = p_tenant and id = any (accounts);
  with taken as (
    delete from app.contract_payments where tenant_id = p_tenant and contract_id = any (gone) returning number
  )
  update app.finished_imports set last_receipt = (select max(number) from taken) where tenant_id = p_tenant and id = p_import;
  delete from app.user_contracts where tenant_id = p_tenant and id = any (gone);
  delete from app.subject_imports where tenant_id = p_tenant and id = p_import;
end $$;

-- The number of a receipt is given once, also where the payment was taken back with its contract.
create or replace function app.number_payment() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('app.contract_payments.number:' || new.tenant_id, 0));
  select greatest(
    (select max(number) from app.contract_payments where tenant_id = new.tenant_id),
    (select max(last_receipt) from app.finished_imports where tenant_id = new.tenant_id and last_receipt is not null),
    0
  ) + 1 into new.number;
  return new;
end $$;

revoke all on function app.hook_contracts_added, app.hook_contracts_gone, app.undo_contracts_import from public;
grant execute on function app.undo_contracts_import to trellis_centre;
