-- What a center keeps of its children waits while it is closed: nobody can enter it to hold a child or to change the rule. Once it is open again, its
-- administrators are told anew and have all their days.
create or replace function jobs.tell_of_erasures(moment timestamptz) returns int language plpgsql security definer set search_path = pg_catalog as $$
declare
  letters int;
begin
  -- one at a time: nobody is told twice
  if not pg_try_advisory_xact_lock(hashtextextended('trellis erasing', 0)) then return 0; end if;
  delete from app.retention_notices n using (
    select told.tenant_id, told.subject_id, told.part
    from app.retention_notices told
    join app.subjects s on s.tenant_id = told.tenant_id and s.id = told.subject_id
    join identity.tenants t on t.id = told.tenant_id
    where t.state <> 'Effective' or s.erased_at is not null or s.left_at is distinct from told.left_at or app.erasure_obstacles(s.tenant_id, s.id) <> '{}'
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
    join identity.tenants t on t.id = r.tenant_id and t.state = 'Effective' and t.deleted_at is null
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

create or replace function jobs.erase_due(moment timestamptz) returns boolean language plpgsql security definer set search_path = pg_catalog as $$
declare
  due record;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('trellis erasing', 0)) then return false; end if;
  for due in
    select n.tenant_id, n.subject_id, n.left_at, p.part, p.months
    from app.retention_notices n
    join app.retention_rules r on r.tenant_id = n.tenant_id and r.in_force_at <= moment
    join app.parts_of_rule(r) p on p.part = n.part
    join identity.tenants t on t.id = n.tenant_id and t.state = 'Effective' and t.deleted_at is null
      and extract(hour from moment at time zone t.zone) between 1 and 4
    -- what failed tonight is tried again the next night
    where n.erased_from <= moment and (n.failed_at is null or n.failed_at < moment - interval '12 hours') and n.left_at + make_interval(months => p.months) <= moment
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
    begin
      perform app.erase_part(due.tenant_id, due.subject_id, due.part, due.months, null, moment);
      delete from app.retention_notices n
      where n.tenant_id = due.tenant_id and n.subject_id = due.subject_id and due.part in (n.part, 'record');
      return true;
    exception when others then
      -- one that cannot be erased stops nobody else
      update app.retention_notices n set failed_at = moment, failure = sqlerrm
      where n.tenant_id = due.tenant_id and n.subject_id = due.subject_id and n.part = due.part;
    end;
  end loop;
  return false;
end $$;
