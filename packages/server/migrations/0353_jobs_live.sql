-- Whoever waits for a report or for scores is told that they are there, or that they are not to be had.
create function app.tell_of_jobs() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  if (select count(*) from (select from changed limit 500) as few) = 500 then return null; end if;
  perform identity.tell_center(tenant_id, 'jobs', jsonb_build_object('kind', tg_argv[0], 'id', id)) from changed;
  return null;
end $$;
revoke all on function app.tell_of_jobs from public;
create trigger live_changed after update on app.user_assessments referencing new table as changed
  for each statement execute function app.tell_of_jobs('assessment');
create trigger live_changed after update on app.report_runs referencing new table as changed
  for each statement execute function app.tell_of_jobs('reportRun');
create trigger live_changed after update on app.score_runs referencing new table as changed
  for each statement execute function app.tell_of_jobs('scoreRun');

-- Whoever asked for it and left the page hears that it failed.
create function jobs.tell_of_failure() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform jobs.tell_staff(new.tenant_id, (to_jsonb(new) ->> tg_argv[0])::uuid, 'reportFailed', new.subject_id, '{}');
  return null;
end $$;
revoke all on function jobs.tell_of_failure from public;
create trigger tell after update of status on app.report_runs for each row when (new.status = 'Failed' and old.status <> 'Failed')
  execute function jobs.tell_of_failure('started_by');
create trigger tell after update of status on app.score_runs for each row when (new.status = 'Failed' and old.status <> 'Failed')
  execute function jobs.tell_of_failure('asked_by');

-- Whoever has not paid an order after three days is reminded of it, once; who paid, or whose order was closed, reads of it no more.
create table jobs.order_reminders (
  tenant_id uuid not null,
  order_id uuid not null,
  letter_id uuid not null,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references app.trainer_orders (tenant_id, id) on delete cascade
);
create index trainer_orders_to_remind_of on app.trainer_orders (created_at) where status = 'NotPay';

create function jobs.remind_of_orders() returns int language plpgsql security definer set search_path = pg_catalog as $$
declare
  written int;
begin
  with due as materialized (
    select o.tenant_id, o.id, o.person_id, o.titles, gen_random_uuid() as letter_id from app.trainer_orders o
    -- what is older was given up, or was ordered before anybody was reminded
    where o.status = 'NotPay' and o.created_at between now() - interval '30 days' and now() - interval '3 days'
      and not exists (select from jobs.order_reminders r where r.tenant_id = o.tenant_id and r.order_id = o.id)
    order by o.created_at limit 500
    for update skip locked
  ), kept as (
    insert into jobs.order_reminders (tenant_id, order_id, letter_id) select tenant_id, id, letter_id from due on conflict do nothing returning letter_id
  )
  insert into jobs.letters (id, tenant_id, person_id, recipient, recipient_name, language, zone, template, data)
  select due.letter_id, t.id, p.id, p.email, coalesce(m.name, p.name), p.language, t.zone, 'orderUnpaid',
    jsonb_build_object('tenantName', t.name, 'title', coalesce(due.titles ->> p.language, due.titles ->> 'en'))
  from due join kept on kept.letter_id = due.letter_id
  join identity.memberships m on m.tenant_id = due.tenant_id and m.person_id = due.person_id and m.state = 'Effective' and m.left_at is null
  join identity.persons p on p.id = m.person_id and p.deleted_at is null
  join identity.tenants t on t.id = due.tenant_id and t.state = 'Effective';
  get diagnostics written = row_count;
  return written;
end $$;
revoke all on function jobs.remind_of_orders from public;
grant execute on function jobs.remind_of_orders to trellis_jobs;

create function jobs.take_order_back() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from jobs.letters l using jobs.order_reminders r
  where r.tenant_id = new.tenant_id and r.order_id = new.id and l.id = r.letter_id and l.state = 'queued';
  delete from identity.messages m using jobs.order_reminders r where r.tenant_id = new.tenant_id and r.order_id = new.id and m.id = r.letter_id;
  return null;
end $$;
revoke all on function jobs.take_order_back from public;
create trigger take_back after update of status on app.trainer_orders for each row when (new.status <> 'NotPay' and old.status = 'NotPay')
  execute function jobs.take_order_back();
