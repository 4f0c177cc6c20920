-- Everybody who works at a center is told: of one thing once a transaction.
create function identity.tell_center(p_tenant uuid, p_topic text, p_data jsonb) returns void
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  if exists (
    select 1 from identity.live_events e
    where e.xact = pg_current_xact_id() and e.tenant_id = p_tenant and e.topic = p_topic and e.data = p_data
  ) then return; end if;
  perform identity.tell_live(
    array(
      select m.person_id from identity.memberships m
      where m.tenant_id = p_tenant and m.state = 'Effective' and m.activated_at is not null and m.left_at is null
    ),
    p_tenant, p_topic, p_data
  );
end $$;
revoke all on function identity.tell_center from public;
grant execute on function identity.tell_center to trellis_centre, trellis_platform, trellis_identity, trellis_jobs;

create function app.tell_of_day() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  -- what changes many centers at once is nobody's day
  perform identity.tell_center(tenant_id, 'today', '{}') from (select distinct tenant_id from changed limit 20) as few;
  return null;
end $$;
revoke all on function app.tell_of_day from public;

create function app.tell_of_sessions() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  -- nobody sees so much of one session change at once
  if (select count(*) from (select from changed limit 500) as few) = 500 then return null; end if;
  perform identity.tell_center(
    s.tenant_id, case when p.class_group_id is null then 'session' else 'class' end, jsonb_build_object('sessionId', s.id)
  )
  from (select distinct tenant_id, coalesce(to_jsonb(r) ->> 'session_id', to_jsonb(r) ->> 'id')::uuid as id from changed r) as c
  join app.sessions s on s.tenant_id = c.tenant_id and s.id = c.id and s.opened_at is not null
  join app.plans p on p.tenant_id = s.tenant_id and p.id = s.plan_id;
  return null;
end $$;
revoke all on function app.tell_of_sessions from public;

create trigger live_day_added after insert on app.occurrences referencing new table as changed for each statement execute function app.tell_of_day();
create trigger live_day_changed after update on app.occurrences referencing new table as changed for each statement execute function app.tell_of_day();
create trigger live_day_gone after delete on app.occurrences referencing old table as changed for each statement execute function app.tell_of_day();
create trigger live_day_added after insert on app.check_ins referencing new table as changed for each statement execute function app.tell_of_day();
create trigger live_day_changed after update on app.check_ins referencing new table as changed for each statement execute function app.tell_of_day();
create trigger live_day_changed after update on app.sessions referencing new table as changed for each statement execute function app.tell_of_day();

create trigger live_changed after update on app.sessions referencing new table as changed for each statement execute function app.tell_of_sessions();
create trigger live_added after insert on app.session_items referencing new table as changed for each statement execute function app.tell_of_sessions();
create trigger live_changed after update on app.session_items referencing new table as changed for each statement execute function app.tell_of_sessions();
create trigger live_changed after update on app.session_tracks referencing new table as changed for each statement execute function app.tell_of_sessions();
create trigger live_added after insert on app.answers referencing new table as changed for each statement execute function app.tell_of_sessions();
create trigger live_changed after update on app.answers referencing new table as changed for each statement execute function app.tell_of_sessions();
create trigger live_added after insert on app.session_subjects referencing new table as changed for each statement execute function app.tell_of_sessions();
create trigger live_changed after update on app.session_subjects referencing new table as changed for each statement execute function app.tell_of_sessions();
create trigger live_gone after delete on app.session_subjects referencing old table as changed for each statement execute function app.tell_of_sessions();
