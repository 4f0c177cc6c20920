-- What was sent by the acting center and to it, with what each side is told of the other; of one child, also how it had moved before it came.
drop function app.moves_of_centre();
create function app.moves_of_centre(p_child uuid, p_state text)
  returns table (
    id uuid, is_sent boolean, centre text, subject_id uuid, name text, birthday date, reason text, state text, asked_at timestamptz,
    asked_by text, decided_at timestamptz, decided_by text, former_subject_id uuid, new_subject_id uuid
  )
  language sql stable security definer set search_path = pg_catalog as $$
  select m.id, m.tenant_id = app.acting_tenant(), other.name, m.subject_id, s.name, s.birthday, m.reason, m.state, m.asked_at,
    coalesce(asking.known_as, asked.name), m.decided_at, coalesce(deciding.known_as, decided.name), m.subject_id, m.new_subject_id
  from app.subject_moves m
  join app.subjects s on s.tenant_id = m.tenant_id and s.id = m.subject_id
  join identity.tenants other on other.id = case when m.tenant_id = app.acting_tenant() then m.to_tenant_id else m.tenant_id end
  join identity.persons asked on asked.id = m.asked_by
  left join identity.persons decided on decided.id = m.decided_by
  -- by the names that their own center calls them
  left join lateral (
    select p.name as known_as from identity.memberships p where p.tenant_id = m.tenant_id and p.person_id = m.asked_by
  ) asking on true
  left join lateral (
    select p.name as known_as from identity.memberships p
    where p.tenant_id = case when m.state = 'withdrawn' then m.tenant_id else m.to_tenant_id end and p.person_id = m.decided_by
  ) deciding on true
  where (
      app.acting_tenant() in (m.tenant_id, m.to_tenant_id)
      or p_child is not null
        and exists (select 1 from app.pasts_of_centre() past where past.tenant_id = m.tenant_id and past.subject_id = m.subject_id)
    )
    and (p_child is null or p_child in (m.subject_id, m.new_subject_id))
    and (p_state is null or m.state = p_state)
$$;
revoke all on function app.moves_of_centre from public;
grant execute on function app.moves_of_centre to trellis_centre;
