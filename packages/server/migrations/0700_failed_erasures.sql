-- When a part could not be erased, and why; for whoever runs the product, as its administrators can do nothing about it.
alter table app.retention_notices add column failed_at timestamptz, add column failure text,
  add constraint retention_notices_failure check ((failed_at is null) = (failure is null));

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
    join identity.tenants t on t.id = n.tenant_id and t.deleted_at is null and extract(hour from moment at time zone t.zone) between 1 and 4
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

-- Whose parts could not be erased in the round of a moment.
create function jobs.failed_erasures(moment timestamptz) returns table (subject_id uuid, part text, failure text)
  language sql stable security definer set search_path = pg_catalog as $$
  select n.subject_id, n.part, n.failure from app.retention_notices n where n.failed_at = moment order by n.subject_id, n.part
$$;
revoke all on function jobs.failed_erasures from public;
grant execute on function jobs.failed_erasures to trellis_jobs;
