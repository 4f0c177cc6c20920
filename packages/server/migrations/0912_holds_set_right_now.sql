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

create or replace function app.is_held(p_tenant uuid, p_subject uuid) returns boolean language sql stable security definer set search_path = pg_catalog as $$
  select exists (
    select from app.records_of_child(p_tenant, p_subject) r
    join app.legal_holds h on h.tenant_id = r.tenant_id and h.subject_id = r.subject_id and h.lifted_at is null
  )
$$;

-- A hold that another center sets right now is waited for, and so is what comes of it: setting one takes the record of its own center.
create or replace function app.keep_held() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform from app.subjects s join app.records_of_child(new.tenant_id, new.subject_id) r on r.tenant_id = s.tenant_id and r.subject_id = s.id
  order by s.id for update of s;
  if app.is_held(new.tenant_id, new.subject_id) then
    raise exception 'A child that is held is not erased' using errcode = 'check_violation', constraint = 'legal_holds_keep';
  end if;
  return new;
end $$;
