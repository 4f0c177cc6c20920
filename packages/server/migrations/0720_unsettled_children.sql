-- What is not settled with a child: sessions that it has left, and contracts on which it owes something or is owed what was paid beyond the price.
create function app.unsettled(p_tenant uuid, p_subject uuid, out sessions int, out contracts int)
  language sql stable set search_path = pg_catalog as $$
  select (
    select coalesce(sum(a.balance), 0)::int from app.credit_accounts a
    where a.tenant_id = p_tenant and a.subject_id = p_subject and a.bucket in ('available', 'held') and a.balance > 0
  ), (
    select count(*)::int from app.user_contracts c
    cross join lateral (
      select coalesce(sum(case when p.is_recharge then p.amount else -p.amount end), 0) as paid from app.contract_payments p
      where p.tenant_id = c.tenant_id and p.contract_id = c.id and p.voided_at is null
    ) settled
    where c.tenant_id = p_tenant and c.subject_id = p_subject and (settled.paid > c.amount or c.stopped_at is null and settled.paid < c.amount)
  )
$$;

-- What keeps a child from being erased by any rule: it is held, is not settled with, or has something ahead.
create or replace function app.erasure_obstacles(p_tenant uuid, p_subject uuid) returns text[] language sql stable set search_path = pg_catalog as $$
  select array_remove(array[
    case when exists (
      select from app.legal_holds h where h.tenant_id = p_tenant and h.subject_id = p_subject and h.lifted_at is null
    ) then 'hold' end,
    case when u.sessions > 0 then 'credits' end,
    case when u.contracts > 0 then 'contract' end,
    case when exists (
      select from app.holds held join app.occurrences booked on booked.tenant_id = held.tenant_id and booked.id = held.occurrence_id
      where held.tenant_id = p_tenant and held.kind = 'child' and held.resource_id = p_subject and booked.state = 'scheduled'
    ) or exists (
      select from app.plan_members m join app.sessions s on s.tenant_id = m.tenant_id and s.plan_id = m.plan_id and s.state = 'open'
      where m.tenant_id = p_tenant and m.subject_id = p_subject and m.to_at is null
    ) then 'bookings' end
  ], null)
  from app.unsettled(p_tenant, p_subject) u
$$;
