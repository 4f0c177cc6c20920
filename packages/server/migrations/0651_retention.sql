-- How long a center keeps what it has of children who left, who is told before it goes, and what erases it.

create table app.retention_rules (
  tenant_id uuid primary key references identity.tenants,
  -- months after a child left; null: no rule erases it
  record_months int check (record_months between 6 and 240),
  media_months int check (media_months between 1 and 240),
  chat_months int check (chat_months between 1 and 240),
  vr_months int check (vr_months between 1 and 240),
  -- how long before it erases something administrators are told
  notice_days int not null default 14 check (notice_days between 7 and 60),
  -- nothing is erased before: moved on when something is turned on, or comes sooner than before
  in_force_at timestamptz,
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid()
);
create trigger touch before update on app.retention_rules for each row execute function app.touch();
select app.protect('app.retention_rules', true, 'select, insert, update');

create function app.keep_grace() returns trigger language plpgsql as $$
declare
  former app.retention_rules;
begin
  if tg_op = 'UPDATE' then former := old; end if;
  if coalesce(new.record_months < coalesce(former.record_months, 1000), false) or coalesce(new.media_months < coalesce(former.media_months, 1000), false)
    or coalesce(new.chat_months < coalesce(former.chat_months, 1000), false) or coalesce(new.vr_months < coalesce(former.vr_months, 1000), false)
  then new.in_force_at := now() + make_interval(days => new.notice_days);
  else new.in_force_at := former.in_force_at;
  end if;
  return new;
end $$;
create trigger grace before insert or update on app.retention_rules for each row execute function app.keep_grace();

-- Of which child's part its administrators were told, when, and from when on they were told that it is erased: nothing goes sooner, or unknown to them.
create table app.retention_notices (
  tenant_id uuid not null,
  subject_id uuid not null,
  part text not null check (part in ('record', 'media', 'chat', 'vr')),
  left_at timestamptz not null,
  told_at timestamptz not null,
  erased_from timestamptz not null,
  primary key (tenant_id, subject_id, part),
  foreign key (tenant_id, subject_id) references app.subjects on delete cascade,
  constraint retention_notices_ahead check (erased_from >= told_at + interval '7 days')
);
select app.protect('app.retention_notices', false, 'select');

-- What administrators were told of a part ends with the months that it was told by: they are told anew of what the changed rule erases.
create function app.tell_of_changed_rule() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from app.retention_notices n where n.tenant_id = new.tenant_id and n.part = any (array_remove(array[
    case when new.record_months is distinct from old.record_months then 'record' end,
    case when new.media_months is distinct from old.media_months then 'media' end,
    case when new.chat_months is distinct from old.chat_months then 'chat' end,
    case when new.vr_months is distinct from old.vr_months then 'vr' end
  ], null));
  return null;
end $$;
revoke all on function app.tell_of_changed_rule from public;
create trigger tell_again after update on app.retention_rules for each row execute function app.tell_of_changed_rule();

-- What a rule erases of a child, part by part: nothing where its rule is off.
create function app.parts_of_rule(r app.retention_rules) returns table (part text, months int) language sql immutable set search_path = pg_catalog as $$
  select p.part, p.months
  from (values ('record', (r).record_months), ('media', (r).media_months), ('chat', (r).chat_months), ('vr', (r).vr_months)) as p (part, months)
  where p.months is not null
$$;

-- What keeps a child from being erased by any rule: it is held, has sessions left, owes something on a contract that is not stopped or is owed what was
-- paid beyond the price of one, or has something ahead.
create function app.erasure_obstacles(p_tenant uuid, p_subject uuid) returns text[] language sql stable set search_path = pg_catalog as $$
  select array_remove(array[
    case when exists (
      select from app.legal_holds h where h.tenant_id = p_tenant and h.subject_id = p_subject and h.lifted_at is null
    ) then 'hold' end,
    case when exists (
      select from app.credit_accounts a
      where a.tenant_id = p_tenant and a.subject_id = p_subject and a.bucket in ('available', 'held') and a.balance > 0
    ) then 'credits' end,
    case when exists (
      select from app.user_contracts c
      cross join lateral (
        select coalesce(sum(case when p.is_recharge then p.amount else -p.amount end), 0) as paid from app.contract_payments p
        where p.tenant_id = c.tenant_id and p.contract_id = c.id and p.voided_at is null
      ) settled
      where c.tenant_id = p_tenant and c.subject_id = p_subject and (settled.paid > c.amount or c.stopped_at is null and settled.paid < c.amount)
    ) then 'contract' end,
    case when exists (
      select from app.holds held join app.occurrences booked on booked.tenant_id = held.tenant_id and booked.id = held.occurrence_id
      where held.tenant_id = p_tenant and held.kind = 'child' and held.resource_id = p_subject and booked.state = 'scheduled'
    ) or exists (
      select from app.plan_members m join app.sessions s on s.tenant_id = m.tenant_id and s.plan_id = m.plan_id and s.state = 'open'
      where m.tenant_id = p_tenant and m.subject_id = p_subject and m.to_at is null
    ) then 'bookings' end
  ], null)
$$;

-- Whether a part of a child is gone since it left.
create function app.is_part_gone(p_tenant uuid, p_subject uuid, p_part text, p_left_at timestamptz) returns boolean
  language sql stable set search_path = pg_catalog as $$
  select exists (
    select from app.erasures e where e.tenant_id = p_tenant and e.subject_id = p_subject and e.part = p_part and e.erased_at >= p_left_at
  )
$$;

-- A hold that was lifted begins the time again in which administrators know what is ahead.
create function app.tell_again() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from app.retention_notices where tenant_id = new.tenant_id and subject_id = new.subject_id;
  return null;
end $$;
revoke all on function app.tell_again from public;
create trigger tell_again after update of lifted_at on app.legal_holds for each row when (new.lifted_at is not null and old.lifted_at is null)
  execute function app.tell_again();

-- Notes what rules erase soon and tells each center's administrators how many children that is; says how many letters went out. Whom something keeps
-- meanwhile is told of anew, with all the days, once nothing does any more; where nobody can be told nothing is noted, and so nothing is erased.
create function jobs.tell_of_erasures(moment timestamptz) returns int language plpgsql security definer set search_path = pg_catalog as $$
declare
  letters int;
begin
  -- one at a time: nobody is told twice
  if not pg_try_advisory_xact_lock(hashtextextended('trellis erasing', 0)) then return 0; end if;
  delete from app.retention_notices n using (
    select told.tenant_id, told.subject_id, told.part
    from app.retention_notices told join app.subjects s on s.tenant_id = told.tenant_id and s.id = told.subject_id
    where s.erased_at is not null or s.left_at is distinct from told.left_at or app.erasure_obstacles(s.tenant_id, s.id) <> '{}'
    for update of told skip locked
  ) kept
  where n.tenant_id = kept.tenant_id and n.subject_id = kept.subject_id and n.part = kept.part;
  with administrators as (
    select m.tenant_id, p.id, p.email, coalesce(m.name, p.name) as name, p.language
    from identity.memberships m
    join identity.persons p on p.id = m.person_id and p.deleted_at is null and p.email is not null
    where m.state = 'Effective' and m.activated_at is not null and m.left_at is null
      and exists (select from identity.membership_roles r where r.membership_id = m.id and r.role = 'CenterAdmin')
  ), ahead as (
    select r.tenant_id, s.id as subject_id, p.part, s.left_at,
      greatest(s.left_at + make_interval(months => p.months), r.in_force_at, moment + make_interval(days => r.notice_days)) as erased_from
    from app.retention_rules r
    join identity.tenants t on t.id = r.tenant_id and t.deleted_at is null
    cross join lateral app.parts_of_rule(r) p
    join app.subjects s on s.tenant_id = r.tenant_id and s.left_at is not null and s.erased_at is null
      and s.left_at <= moment + make_interval(days => r.notice_days + 4) - make_interval(months => p.months)
      and s.left_at + make_interval(months => p.months) <= moment + make_interval(days => r.notice_days)
    where r.in_force_at <= moment + make_interval(days => r.notice_days)
      and exists (select from administrators a where a.tenant_id = r.tenant_id)
      and not exists (
        select from app.retention_notices n where n.tenant_id = s.tenant_id and n.subject_id = s.id and n.part = p.part
      )
      and not app.is_part_gone(s.tenant_id, s.id, p.part, s.left_at) and app.erasure_obstacles(s.tenant_id, s.id) = '{}'
  ), noted as (
    insert into app.retention_notices (tenant_id, subject_id, part, left_at, told_at, erased_from)
    select tenant_id, subject_id, part, left_at, moment, erased_from from ahead
    on conflict do nothing
    returning tenant_id, subject_id, erased_from
  ), told as (
    select tenant_id, count(distinct subject_id) as children, min(erased_from) as first from noted group by tenant_id
  )
  insert into jobs.letters (tenant_id, person_id, recipient, recipient_name, language, zone, template, data)
  select t.id, a.id, a.email, a.name, a.language, t.zone, 'erasureAhead',
    jsonb_build_object('tenantName', t.name, 'count', told.children, 'date', to_char(told.first at time zone t.zone, 'MM/DD/YYYY'))
  from told
  join identity.tenants t on t.id = told.tenant_id
  join administrators a on a.tenant_id = t.id;
  get diagnostics letters = row_count;
  return letters;
end $$;

-- Locks what could come to keep a child, and says whether nobody else is at it: nobody waits for whom this may erase.
create function app.lock_to_erase(p_tenant uuid, p_subject uuid, p_left_at timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  -- whoever sets a hold, books or sells something takes the child too
  perform from app.subjects s
  where s.tenant_id = p_tenant and s.id = p_subject and s.erased_at is null and s.left_at = p_left_at
  for update skip locked;
  if not found then return false; end if;
  return (select count(*) from app.legal_holds h where h.tenant_id = p_tenant and h.subject_id = p_subject) = (
      select count(*) from (
        select from app.legal_holds h where h.tenant_id = p_tenant and h.subject_id = p_subject for update skip locked
      ) taken
    )
    and (select count(*) from app.user_contracts c where c.tenant_id = p_tenant and c.subject_id = p_subject) = (
      select count(*) from (
        select from app.user_contracts c where c.tenant_id = p_tenant and c.subject_id = p_subject for update skip locked
      ) taken
    )
    and (select count(*) from app.credit_accounts a where a.tenant_id = p_tenant and a.subject_id = p_subject) = (
      select count(*) from (
        select from app.credit_accounts a where a.tenant_id = p_tenant and a.subject_id = p_subject for update skip locked
      ) taken
    );
end $$;
revoke all on function app.lock_to_erase from public;

-- Erases the part of a child that is due first, where it is night at its center, and says whether there was one. Only one runs at a time. What is due is
-- looked at once more when nobody can change it any more: the list was read before.
create function jobs.erase_due(moment timestamptz) returns boolean language plpgsql security definer set search_path = pg_catalog as $$
declare
  due record;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('trellis erasing', 0)) then return false; end if;
  for due in
    select n.tenant_id, n.subject_id, n.left_at, p.part, p.months
    from app.retention_notices n
    join app.retention_rules r on r.tenant_id = n.tenant_id and r.in_force_at <= moment
    join app.parts_of_rule(r) p on p.part = n.part
    join identity.tenants t on t.id = n.tenant_id and t.deleted_at is null and extract(hour from moment at time zone t.zone) between 1 and 4
    where n.erased_from <= moment and n.left_at + make_interval(months => p.months) <= moment
    order by p.part <> 'record', n.told_at, n.tenant_id, n.subject_id
  loop
    if not app.lock_to_erase(due.tenant_id, due.subject_id, due.left_at) then continue; end if;
    if app.erasure_obstacles(due.tenant_id, due.subject_id) <> '{}' then
      -- once nothing keeps it any more, its administrators have all their days again
      delete from app.retention_notices n where n.tenant_id = due.tenant_id and n.subject_id = due.subject_id;
      continue;
    end if;
    -- nor does a rule erase anything that was turned off or made longer meanwhile
    perform from app.retention_rules r cross join lateral app.parts_of_rule(r) p
    where r.tenant_id = due.tenant_id and r.in_force_at <= moment and p.part = due.part and p.months = due.months
    for share of r skip locked;
    if not found then continue; end if;
    -- nor is anything erased whose days began anew
    perform from app.retention_notices n
    where n.tenant_id = due.tenant_id and n.subject_id = due.subject_id and n.part = due.part and n.left_at = due.left_at and n.erased_from <= moment
    for update skip locked;
    if not found then continue; end if;
    perform app.erase_part(due.tenant_id, due.subject_id, due.part, due.months, null, moment);
    delete from app.retention_notices n
    where n.tenant_id = due.tenant_id and n.subject_id = due.subject_id and due.part in (n.part, 'record');
    return true;
  end loop;
  return false;
end $$;
revoke all on function jobs.tell_of_erasures, jobs.erase_due from public;
grant execute on function jobs.tell_of_erasures, jobs.erase_due to trellis_jobs;

-- What a center keeps of its chat for so many days alone is kept of a child that is held.
create or replace function jobs.forget_old_chat(moment timestamptz) returns int language plpgsql security definer set search_path = pg_catalog as $$
declare
  forgotten int;
begin
  delete from chat.messages m using chat.conversations c, app.chat_rules r
  where c.id = m.conversation_id and r.tenant_id = c.tenant_id and m.sent_at < moment - make_interval(days => r.retention_days)
    and not exists (
      select from chat.members g join app.legal_holds h on h.tenant_id = c.tenant_id and h.subject_id = g.subject_id and h.lifted_at is null
      where g.conversation_id = c.id
    );
  get diagnostics forgotten = row_count;
  delete from chat.reports p using app.chat_rules r
  where r.tenant_id = p.tenant_id and p.settled_at is not null and p.sent_at < moment - make_interval(days => r.retention_days);
  -- a group that everybody left
  delete from chat.conversations c where c.type = 3 and not exists (select 1 from chat.members m where m.conversation_id = c.id);
  return forgotten;
end $$;
