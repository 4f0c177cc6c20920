-- What people are told while their pages are open. A row is kept for some minutes: for browsers that were away.
create table identity.live_events (
  id bigint generated always as identity primary key,
  persons uuid[] not null check (cardinality(persons) > 0),
  -- heard where they act in it; null: wherever they act
  tenant_id uuid,
  topic text not null,
  data jsonb not null check (length(data::text) <= 4000),
  told_at timestamptz not null default clock_timestamp(),
  -- ids follow the order of writing, transactions end in another: what is new since a snapshot is told by this
  xact xid8 not null default pg_current_xact_id()
);
create index on identity.live_events (xact);
create index on identity.live_events (told_at);
grant select on identity.live_events to trellis_identity;
grant select, delete on identity.live_events to trellis_jobs;

-- Heard once the transaction commits, by every process.
create function identity.tell_live(p_persons uuid[], p_tenant uuid, p_topic text, p_data jsonb) returns void
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  if coalesce(cardinality(p_persons), 0) = 0 then return; end if;
  insert into identity.live_events (persons, tenant_id, topic, data) values (p_persons, p_tenant, p_topic, p_data);
  perform pg_notify('live', '');
end $$;
revoke all on function identity.tell_live from public;
grant execute on function identity.tell_live to trellis_centre, trellis_platform, trellis_identity, trellis_jobs;

-- Whoever may no longer act is heard of at once: their connections end.
create function identity.recheck_live() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  perform pg_notify('live_access', case tg_table_name when 'tenants' then '' else to_jsonb(new) ->> 'person_id' end);
  return null;
end $$;
create trigger recheck_live after update of revoked_at on identity.sign_ins for each row
  when (new.revoked_at is not null and old.revoked_at is null) execute function identity.recheck_live();
create trigger recheck_live after update of state, left_at on identity.memberships for each row
  when ((new.state, new.left_at) is distinct from (old.state, old.left_at)) execute function identity.recheck_live();
create trigger recheck_live after update of state on identity.tenants for each row
  when (new.state is distinct from old.state) execute function identity.recheck_live();
