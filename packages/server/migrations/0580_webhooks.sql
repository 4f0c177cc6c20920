-- Webhooks: what happens at a center is told to other programs, by id and without a name.
create table app.webhooks (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  name text not null check (length(name) between 1 and 60),
  address text not null check (length(address) <= 500),
  events text[] not null check (cardinality(events) > 0),
  enabled boolean not null default true,
  -- is written to when it is turned off
  created_by uuid not null references identity.persons,
  off_reason text check (off_reason in ('gone', 'failing')),
  off_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id),
  constraint webhooks_off check ((off_reason is null) = (off_at is null) and (off_reason is null or not enabled))
);
create trigger touch before update on app.webhooks for each row execute function app.touch();
select app.protect('app.webhooks', true, 'select, insert, update, delete');

-- Apart, so that neither the trail nor whoever edits a webhook reads it: sealed with a key that the database does not have.
create table jobs.webhook_secrets (
  tenant_id uuid not null,
  webhook_id uuid not null,
  sealed text not null,
  -- the one before, which signs too until then
  former text,
  former_until timestamptz,
  primary key (tenant_id, webhook_id),
  foreign key (tenant_id, webhook_id) references app.webhooks on delete cascade,
  check ((former is null) = (former_until is null))
);

create table jobs.webhook_deliveries (
  -- that of the message, in every try
  id uuid primary key default uuidv7(),
  tenant_id uuid not null,
  webhook_id uuid not null,
  type text not null,
  payload jsonb not null,
  state text not null default 'due' check (state in ('due', 'sending', 'sent', 'failed')),
  tries int not null default 0,
  -- of one that is due: when it is tried; of one that is being sent: when whoever sends it must have died
  next_at timestamptz not null default now(),
  -- when it was asked for last
  queued_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  status int,
  answer text,
  fault text,
  foreign key (tenant_id, webhook_id) references app.webhooks on delete cascade
);
create index webhook_deliveries_open on jobs.webhook_deliveries (tenant_id, webhook_id, next_at, id) where state in ('due', 'sending');
create index webhook_deliveries_under_way on jobs.webhook_deliveries (tenant_id, webhook_id) where state = 'sending';
create index webhook_deliveries_taken on jobs.webhook_deliveries (tenant_id, webhook_id, ended_at) where state = 'sent';
create index webhook_deliveries_log on jobs.webhook_deliveries (tenant_id, webhook_id, id);
create index webhook_deliveries_by_age on jobs.webhook_deliveries (created_at);

-- A center reads its own log, tries a webhook and sends again what was sent.
alter table jobs.webhook_deliveries enable row level security;
create policy centre on jobs.webhook_deliveries to trellis_centre
  using (tenant_id = (select app.acting_tenant())) with check (tenant_id = (select app.acting_tenant()));
create policy jobs on jobs.webhook_deliveries to trellis_jobs using (true) with check (true);
grant select on jobs.webhook_deliveries to trellis_centre;
grant insert (tenant_id, webhook_id, type, payload) on jobs.webhook_deliveries to trellis_centre;
grant update (state, tries, next_at, queued_at, ended_at) on jobs.webhook_deliveries to trellis_centre;
grant select, update, delete on jobs.webhook_deliveries to trellis_jobs;

-- Keeps the secret of a webhook of the acting center; the one before signs for another day.
create function jobs.keep_webhook_secret(p_webhook uuid, p_sealed text) returns void language sql security definer set search_path = pg_catalog as $$
  insert into jobs.webhook_secrets as kept (tenant_id, webhook_id, sealed)
  select h.tenant_id, h.id, p_sealed from app.webhooks h where h.tenant_id = app.acting_tenant() and h.id = p_webhook
  on conflict (tenant_id, webhook_id) do update
  set former = kept.sealed, former_until = now() + interval '24 hours', sealed = excluded.sealed
$$;
-- Until when the one before signs, of a webhook of the acting center.
create function jobs.former_webhook_secret_until(p_webhook uuid) returns timestamptz language sql stable security definer set search_path = pg_catalog as $$
  select former_until from jobs.webhook_secrets where tenant_id = app.acting_tenant() and webhook_id = p_webhook and former_until > now()
$$;
revoke all on function jobs.keep_webhook_secret, jobs.former_webhook_secret_until from public;
grant execute on function jobs.keep_webhook_secret, jobs.former_webhook_secret_until to trellis_centre;

-- Whoever sends is woken when a transaction that queued something commits: not by one that told nobody.
create function jobs.wake_webhooks() returns trigger language plpgsql as $$
begin
  if exists (select from queued) then notify webhooks; end if;
  return null;
end $$;
create trigger wake after insert on jobs.webhook_deliveries referencing new table as queued for each statement execute function jobs.wake_webhooks();
create function jobs.wake_webhooks_again() returns trigger language plpgsql as $$
begin
  notify webhooks;
  return null;
end $$;
create trigger wake_again after update of queued_at on jobs.webhook_deliveries for each row when (new.queued_at <> old.queued_at)
  execute function jobs.wake_webhooks_again();
create trigger wake after update of enabled on app.webhooks for each row when (new.enabled and not old.enabled) execute function jobs.wake_webhooks_again();

-- Takes the delivery that is due first and marks it as under way for so many seconds, or takes nothing: of one webhook as many at once as told, over all
-- processes. Who takes waits for who takes, since those under way are counted. Webhooks with something open are found one after the other, so that a long
-- queue of one costs others nothing.
create function jobs.take_webhook_delivery(p_most int, p_lease int)
  returns table (id uuid, tries int, payload jsonb, queued_at timestamptz, address text, sealed text, former text)
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('trellis webhooks', 0));
  return query
    with recursive open (tenant_id, webhook_id) as (
      (
        select d.tenant_id, d.webhook_id from jobs.webhook_deliveries d where d.state in ('due', 'sending')
        order by d.tenant_id, d.webhook_id limit 1
      )
      union all
      select following.* from open cross join lateral (
        select d.tenant_id, d.webhook_id from jobs.webhook_deliveries d
        where d.state in ('due', 'sending') and (d.tenant_id, d.webhook_id) > (open.tenant_id, open.webhook_id)
        order by d.tenant_id, d.webhook_id limit 1
      ) as following
    ), first as (
      select due.id from open
      join app.webhooks h on h.tenant_id = open.tenant_id and h.id = open.webhook_id and h.enabled
      join identity.tenants t on t.id = open.tenant_id and t.state = 'Effective' and t.deleted_at is null
      cross join lateral (
        select d.id, d.next_at from jobs.webhook_deliveries d
        where d.tenant_id = open.tenant_id and d.webhook_id = open.webhook_id and d.state in ('due', 'sending') and d.next_at <= clock_timestamp()
        order by d.next_at, d.id limit 1
        for update skip locked
      ) as due
      where (
        select count(*) from jobs.webhook_deliveries d
        where d.tenant_id = open.tenant_id and d.webhook_id = open.webhook_id and d.state = 'sending' and d.next_at > clock_timestamp()
      ) < p_most
      order by due.next_at, due.id limit 1
    ), taken as (
      update jobs.webhook_deliveries d
      set state = 'sending', tries = d.tries + 1, next_at = clock_timestamp() + make_interval(secs => p_lease)
      from first where d.id = first.id
      returning d.*
    )
    select taken.id, taken.tries, taken.payload, taken.queued_at, h.address, s.sealed, case when s.former_until > now() then s.former end
    from taken
    join app.webhooks h on h.tenant_id = taken.tenant_id and h.id = taken.webhook_id
    join jobs.webhook_secrets s on s.tenant_id = taken.tenant_id and s.webhook_id = taken.webhook_id;
end $$;

-- Turns off the webhook of a delivery that was given up, unless its receiver took another one since; whoever made it is written to, or, where they are
-- gone, whoever administers the center.
create function jobs.turn_webhook_off(p_delivery uuid, p_reason text) returns boolean language plpgsql security definer set search_path = pg_catalog as $$
declare
  hook app.webhooks;
begin
  update app.webhooks h set enabled = false, off_reason = p_reason, off_at = now()
  from jobs.webhook_deliveries d
  where d.id = p_delivery and h.tenant_id = d.tenant_id and h.id = d.webhook_id and h.enabled and (
    p_reason = 'gone' or not exists (
      select from jobs.webhook_deliveries s
      where s.tenant_id = h.tenant_id and s.webhook_id = h.id and s.state = 'sent' and s.ended_at >= d.queued_at
    )
  )
  returning h.* into hook;
  if not found then return false; end if;
  insert into jobs.letters (tenant_id, recipient, recipient_name, language, zone, template, data)
  select t.id, p.email, coalesce(m.name, p.name), p.language, t.zone, 'webhookOff', jsonb_build_object('webhookName', hook.name, 'tenantName', t.name)
  from (
    select m.*, m.person_id = hook.created_by as made_it, bool_or(m.person_id = hook.created_by) over () as maker_is_there
    from identity.memberships m
    where m.tenant_id = hook.tenant_id and m.state = 'Effective' and m.activated_at is not null and m.left_at is null and (
      m.person_id = hook.created_by
      or exists (select from identity.membership_roles r where r.membership_id = m.id and r.role = 'CenterAdmin')
    )
  ) as m
  join identity.persons p on p.id = m.person_id and p.deleted_at is null
  join identity.tenants t on t.id = m.tenant_id
  where m.made_it or not m.maker_is_there;
  return true;
end $$;
revoke all on function jobs.take_webhook_delivery, jobs.turn_webhook_off from public;
grant execute on function jobs.take_webhook_delivery, jobs.turn_webhook_off to trellis_jobs;
