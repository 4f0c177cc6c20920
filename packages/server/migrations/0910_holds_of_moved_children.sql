-- What stands of a child at every center where it was or is.
create function app.records_of_child(p_tenant uuid, p_subject uuid) returns table (tenant_id uuid, subject_id uuid)
  language sql stable security definer set search_path = pg_catalog as $$
  with recursive whole as (
    select p_tenant as tenant_id, p_subject as subject_id
    union
    select other.tenant_id, other.subject_id from whole cross join lateral (
      select m.tenant_id, m.subject_id from app.subject_moves m
      where m.to_tenant_id = whole.tenant_id and m.new_subject_id = whole.subject_id and m.state = 'accepted'
      union all
      select m.to_tenant_id, m.new_subject_id from app.subject_moves m
      where m.tenant_id = whole.tenant_id and m.subject_id = whole.subject_id and m.state = 'accepted'
    ) other
  )
  select whole.tenant_id, whole.subject_id from whole
$$;
revoke all on function app.records_of_child from public;

-- Whether a child is held, at whichever center: its past stays where it was when it moves, and what one center holds no other one erases.
create function app.is_held(p_tenant uuid, p_subject uuid) returns boolean language sql stable security definer set search_path = pg_catalog as $$
  select exists (
    select from app.records_of_child(p_tenant, p_subject) r
    join app.legal_holds h on h.tenant_id = r.tenant_id and h.subject_id = r.subject_id and h.lifted_at is null
  )
$$;
revoke all on function app.is_held from public;
grant execute on function app.is_held to trellis_centre, trellis_platform;
create index subject_moves_of_former on app.subject_moves (tenant_id, subject_id) where state = 'accepted';

create or replace function app.erasure_obstacles(p_tenant uuid, p_subject uuid) returns text[] language sql stable set search_path = pg_catalog as $$
  select array_remove(array[
    case when app.is_held(p_tenant, p_subject) then 'hold' end,
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

-- Every way of erasing writes its proof: of what another center holds there is none.
-- A hold that another center sets right now is waited for, and so is what comes of it: setting one takes the record of its own center.
create function app.keep_held() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform from app.subjects s join app.records_of_child(new.tenant_id, new.subject_id) r on r.tenant_id = s.tenant_id and r.subject_id = s.id
  order by s.id for update of s;
  if app.is_held(new.tenant_id, new.subject_id) then
    raise exception 'A child that is held is not erased' using errcode = 'check_violation', constraint = 'legal_holds_keep';
  end if;
  return new;
end $$;
revoke all on function app.keep_held from public;
create trigger keep_held before insert on app.erasures for each row execute function app.keep_held();

create or replace function jobs.forget_old_chat(moment timestamptz) returns int language plpgsql security definer set search_path = pg_catalog as $$
declare
  forgotten int;
begin
  delete from chat.messages m using chat.conversations c, app.chat_rules r
  where c.id = m.conversation_id and r.tenant_id = c.tenant_id and m.sent_at < moment - make_interval(days => r.retention_days)
    and not exists (
      select from chat.members g where g.conversation_id = c.id and g.subject_id is not null and app.is_held(c.tenant_id, g.subject_id)
    );
  get diagnostics forgotten = row_count;
  delete from chat.reports p using app.chat_rules r
  where r.tenant_id = p.tenant_id and p.settled_at is not null and p.sent_at < moment - make_interval(days => r.retention_days);
  -- a group that everybody left
  delete from chat.conversations c where c.type = 3 and not exists (select 1 from chat.members m where m.conversation_id = c.id);
  return forgotten;
end $$;
