-- As before, and an order whose center is out of use, or whose trainer is frozen, waits until they are back.
create or replace function jobs.remind_of_orders() returns int language plpgsql security definer set search_path = pg_catalog as $$
declare
  written int;
begin
  with due as materialized (
    select o.tenant_id, o.id, gen_random_uuid() as letter_id, p.id as person_id, p.email, coalesce(m.name, p.name) as name, p.language, t.zone,
      jsonb_build_object('tenantName', t.name, 'title', coalesce(o.titles ->> p.language, o.titles ->> 'en')) as data
    from app.trainer_orders o
    join identity.memberships m on m.tenant_id = o.tenant_id and m.person_id = o.person_id and m.state = 'Effective' and m.left_at is null
    join identity.persons p on p.id = m.person_id and p.deleted_at is null
    join identity.tenants t on t.id = o.tenant_id and t.state = 'Effective'
    -- what is older was given up, or was ordered before anybody was reminded
    where o.status = 'NotPay' and o.created_at between now() - interval '30 days' and now() - interval '3 days'
      and not exists (select from jobs.order_reminders r where r.tenant_id = o.tenant_id and r.order_id = o.id)
    order by o.created_at limit 500
    for update of o skip locked
  ), kept as (
    insert into jobs.order_reminders (tenant_id, order_id, letter_id) select tenant_id, id, letter_id from due on conflict do nothing returning letter_id
  )
  insert into jobs.letters (id, tenant_id, person_id, recipient, recipient_name, language, zone, template, data)
  select letter_id, tenant_id, person_id, email, name, language, zone, 'orderUnpaid', data from due where letter_id in (select letter_id from kept);
  get diagnostics written = row_count;
  return written;
end $$;
