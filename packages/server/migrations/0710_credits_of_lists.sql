-- Credits that belong to no contract come in by lists too: what each child had left elsewhere, of each credit once. Of a row here there is one
-- posting, whose key names it.
create table app.brought_credits (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  import_id uuid not null,
  subject_id uuid not null,
  commodity text not null check (commodity in ('oneToOne', 'assessment')),
  tag_id uuid references catalog.assessment_tags,
  amount int not null check (amount > 0),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, import_id) references app.finished_imports,
  foreign key (tenant_id, subject_id) references app.subjects,
  constraint brought_credits_tag check ((tag_id is not null) = (commodity = 'assessment')),
  constraint brought_credits_once unique nulls not distinct (tenant_id, subject_id, commodity, tag_id)
);
create index brought_credits_of_import on app.brought_credits (tenant_id, import_id);
select app.protect('app.brought_credits', true, 'select, insert');
drop trigger audit on app.brought_credits;
create trigger audit after update or delete on app.brought_credits for each row execute function audit.record();
create trigger audit_added after insert on app.brought_credits referencing new table as added for each statement execute function audit.record_added();

-- Takes back the credits of an import of which nothing was used: the caller has seen to that and holds the children. No balance falls below zero:
-- the accounts themselves refuse. That they were here and went stays in the trail.
create function app.undo_credits_import(p_tenant uuid, p_import uuid) returns void
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  if p_tenant is distinct from app.acting_tenant() and session_user = 'trellis_centre' then
    raise exception 'A centre takes back its own credits only' using errcode = 'insufficient_privilege';
  end if;
  with taken as (
    delete from app.postings p using app.brought_credits b
    where b.tenant_id = p_tenant and b.import_id = p_import and p.tenant_id = b.tenant_id and p.key = 'opening:' || b.id
    returning p.tenant_id, p.id, p.subject_id, p.from_id, p.to_id, p.amount
  ), told as (
    insert into jobs.webhook_deliveries (tenant_id, webhook_id, type, payload)
    select h.tenant_id, h.id, 'credit.posted', jobs.webhook_event('credit.posted', jsonb_build_object(
      'postingId', t.id, 'childId', t.subject_id, 'sessionId', null, 'bookingId', null, 'change', 'removed'
    ))
    from taken t join app.webhooks h on h.tenant_id = t.tenant_id and h.enabled and 'credit.posted' = any (h.events)
  )
  update app.credit_accounts a set balance = a.balance + moved.amount
  from (select from_id as id, amount from taken union all select to_id, -amount from taken) as moved
  where a.tenant_id = p_tenant and a.id = moved.id;
  delete from app.brought_credits where tenant_id = p_tenant and import_id = p_import;
  delete from app.subject_imports where tenant_id = p_tenant and id = p_import;
end $$;
revoke all on function app.undo_credits_import from public;
grant execute on function app.undo_credits_import to trellis_centre;
