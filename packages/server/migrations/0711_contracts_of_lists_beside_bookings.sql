-- What an import of contracts held for sessions booked before it is given back when it is undone, and goes with it.
create or replace function app.undo_contracts_import(p_tenant uuid, p_import uuid) returns void
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
  if exists (select from app.credit_accounts where tenant_id = p_tenant and id = any (accounts) and bucket = 'held' and balance <> 0) then
    raise exception 'What is held of a contract is given back before it goes';
  end if;
  delete from app.postings where tenant_id = p_tenant and to_id = any (accounts) and kind in ('sale', 'opening', 'hold', 'release');
  delete from app.credit_accounts where tenant_id = p_tenant and id = any (accounts);
  with taken as (
    delete from app.contract_payments where tenant_id = p_tenant and contract_id = any (gone) returning number
  )
  update app.finished_imports set last_receipt = (select max(number) from taken) where tenant_id = p_tenant and id = p_import;
  delete from app.user_contracts where tenant_id = p_tenant and id = any (gone);
  delete from app.subject_imports where tenant_id = p_tenant and id = p_import;
end $$;
