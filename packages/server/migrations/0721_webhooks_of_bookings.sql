-- Bookings: what is booked, moved, handed over or off. That its session begins and ends is told of the session.
create function app.hook_bookings_added() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into jobs.webhook_deliveries (tenant_id, webhook_id, type, payload)
  select h.tenant_id, h.id, 'booking.created', jobs.webhook_event('booking.created', jsonb_build_object(
    'bookingId', c.id, 'planId', c.plan_id, 'planKind', p.kind
  ))
  from changed c
  join app.webhooks h on h.tenant_id = c.tenant_id and h.enabled and 'booking.created' = any (h.events)
  join app.plans p on p.tenant_id = c.tenant_id and p.id = c.plan_id
  where c.state = 'scheduled';
  return null;
end $$;
create trigger webhooks_added after insert on app.occurrences referencing new table as changed for each statement
  execute function app.hook_bookings_added();

create function app.hook_booking_changed() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  what text := case
    when new.state in ('cancelled', 'leave') and old.state <> new.state then null
    when new.state = 'missed' and old.state <> 'missed' then 'missed'
    when new.state = 'scheduled' and old.state <> 'scheduled' then 'broughtBack'
    when new.starts_at <> old.starts_at or new.ends_at <> old.ends_at then 'moved'
    when new.coach_id is distinct from old.coach_id then 'handedOver'
    else 'details'
  end;
begin
  perform jobs.tell_webhooks(new.tenant_id, case when what is null then 'booking.canceled' else 'booking.changed' end, (
    select jsonb_build_object('bookingId', new.id, 'planId', new.plan_id, 'planKind', p.kind)
      || case when what is null then '{}' else jsonb_build_object('change', what) end
    from app.plans p where p.tenant_id = new.tenant_id and p.id = new.plan_id
  ));
  return null;
end $$;
create trigger webhooks_changed after update of state, starts_at, ends_at, coach_id, classroom_id, platform on app.occurrences for each row when (
  new.state <> old.state and new.state not in ('opened', 'finished')
  or (new.starts_at, new.ends_at, new.coach_id, new.classroom_id, new.platform)
    is distinct from (old.starts_at, old.ends_at, old.coach_id, old.classroom_id, old.platform)
) execute function app.hook_booking_changed();

revoke all on function app.hook_bookings_added, app.hook_booking_changed from public;
