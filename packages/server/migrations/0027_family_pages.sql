-- What a family does on its own phone: tell how a session went, let another center in. And only what a guardian may.

-- Of who is no parent nobody expects that they share a child's reports; the center may allow it.
alter table app.subject_guardians
  add column can_answer boolean not null default true,
  add column can_grant boolean not null default true;
update app.subject_guardians set can_grant = false where role not in ('Mother', 'Father');

alter table app.guest_links
  drop constraint guest_links_purpose_check,
  add constraint guest_links_purpose_check
    check (purpose in ('guardian', 'questionnaire', 'feedback', 'grant', 'assessment', 'report')),
  -- how often a center's code was tried on the page of this link, and since when
  add column tries int not null default 0 check (tries >= 0),
  add column tries_since timestamptz;

-- A link tells what its guardian may do at this moment; null where there is no such guardian of the child, or none is named.
drop function app.find_guest_link;
create function app.find_guest_link(wanted text)
  returns table (
    id uuid, tenant_id uuid, subject_id uuid, guardian_id uuid, target_id uuid, purpose text, zone text, is_open boolean, rights jsonb
  )
  language sql stable security definer set search_path = pg_catalog as $$
  select l.id, l.tenant_id, l.subject_id, l.guardian_id, l.target_id, l.purpose, t.zone,
    l.revoked_at is null and l.expires_at > now() and coalesce(l.uses_left, 1) > 0 and t.state = 'Effective' and s.logged_out_at is null,
    case when r.id is not null then jsonb_build_object('canAnswer', r.can_answer, 'canReport', r.can_report, 'canGrant', r.can_grant) end
  from app.guest_links l
  join identity.tenants t on t.id = l.tenant_id
  join app.subjects s on s.tenant_id = l.tenant_id and s.id = l.subject_id
  left join app.subject_guardians r on r.tenant_id = l.tenant_id and r.subject_id = l.subject_id and r.guardian_id = l.guardian_id
  where l.token_hash = wanted
$$;
revoke all on function app.find_guest_link from public;
grant execute on function app.find_guest_link to trellis_link;

-- Parents answer a form of their own after a session.
alter table catalog.forms
  drop constraint forms_scope_check,
  add constraint forms_scope_check check (scope in ('item', 'static', 'overall', 'category', 'music', 'personal', 'parent'));

-- author_id stays when its guardian is forgotten, so that the answers of two never fall on one.
alter table app.answers
  alter column person_id drop not null,
  add column guardian_id uuid,
  add column author_id uuid,
  add column filled_by_link uuid,
  drop constraint answers_one_each,
  add constraint answers_one_each unique nulls not distinct (tenant_id, session_id, scope, item_id, category_id, subject_id, author_id),
  add constraint answers_of_parents check ((scope = 'parent') = (author_id is not null) and (scope <> 'parent' or subject_id is not null)),
  add constraint answers_have_author check (person_id is not null or author_id is not null),
  add foreign key (tenant_id, guardian_id) references app.guardians on delete set null (guardian_id);
create index answers_of_guardian on app.answers (tenant_id, guardian_id) where guardian_id is not null;

-- The latest finished sessions of the plan that a feedback link names. Feedback is open until a later one is finished.
create function app.feedback_sessions() returns table (id uuid, num int, finished_at timestamptz, coaches text, is_open boolean)
  language sql stable security definer set search_path = pg_catalog as $$
  select s.id, s.num, s.finished_at,
    coalesce(
      (
        select string_agg(coach.name, ', ' order by sc.id) from app.session_coaches sc
        join identity.persons coach on coach.id = sc.person_id where sc.tenant_id = s.tenant_id and sc.session_id = s.id
      ),
      (select lead.name from identity.persons lead where lead.id = p.lead_coach_id)
    ),
    not exists (
      select 1 from app.sessions later
      where later.tenant_id = s.tenant_id and later.plan_id = s.plan_id and later.num > s.num and later.state = 'finished'
    )
  from app.guest_links l
  join app.plan_members m on m.tenant_id = l.tenant_id and m.plan_id = l.target_id and m.subject_id = l.subject_id
  join app.plans p on p.tenant_id = m.tenant_id and p.id = m.plan_id and p.state <> 'deleted'
  join app.sessions s on s.tenant_id = p.tenant_id and s.plan_id = p.id and s.state = 'finished'
  where l.tenant_id = app.acting_tenant() and l.id = app.acting_link() and l.purpose = 'feedback'
  group by s.tenant_id, s.id, p.lead_coach_id
  order by s.num desc limit 5
$$;
revoke all on function app.feedback_sessions from public;
grant execute on function app.feedback_sessions to trellis_link;

create policy link on app.answers to trellis_link
  using (
    tenant_id = (select app.acting_tenant()) and subject_id = (select app.acting_subject())
    and scope = 'parent' and author_id = (select app.acting_guardian())
  )
  with check (
    tenant_id = (select app.acting_tenant()) and subject_id = (select app.acting_subject())
    and scope = 'parent' and author_id = (select app.acting_guardian()) and guardian_id = (select app.acting_guardian())
    and filled_by_link = (select app.acting_link())
    and session_id in (select id from app.feedback_sessions() where is_open)
  );
grant select (
    tenant_id, id, session_id, scope, item_id, category_id, subject_id, author_id, guardian_id, filled_by_link, form_version_id, created_at, updated_at
  ), insert, update (form_version_id, filled_by_link, updated_at) on app.answers to trellis_link;
create policy link on app.answer_values to trellis_link
  using (
    tenant_id = (select app.acting_tenant())
    and exists (select 1 from app.answers a where a.tenant_id = answer_values.tenant_id and a.id = answer_values.answer_id)
  )
  with check (
    tenant_id = (select app.acting_tenant())
    and exists (select 1 from app.answers a where a.tenant_id = answer_values.tenant_id and a.id = answer_values.answer_id)
  );
grant select, insert, update (value), delete on app.answer_values to trellis_link;

-- A center tells families its code, which finds it and nothing else. No letter or digit of it can be taken for another.
create function identity.new_grant_code() returns text language sql volatile set search_path = pg_catalog as $$
  select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', get_byte(chance, place) % 32 + 1, 1), '' order by place)
  from (select uuid_send(gen_random_uuid()) as chance) as drawn, unnest(array[0, 1, 2, 3, 4, 5, 9, 10]) as place
$$;
alter table identity.tenants
  add column grant_code text not null default identity.new_grant_code(),
  add constraint tenants_grant_code_key unique (grant_code);

-- Which other centers may read a child's completed reports, because a guardian said so.
create table app.subject_grants (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  subject_id uuid not null,
  granted_to uuid not null references identity.tenants,
  granted_by uuid,
  granted_at timestamptz not null default now(),
  withdrawn_by uuid,
  withdrawn_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, subject_id) references app.subjects on delete cascade,
  foreign key (tenant_id, granted_by) references app.guardians on delete set null (granted_by),
  foreign key (tenant_id, withdrawn_by) references app.guardians on delete set null (withdrawn_by),
  constraint subject_grants_to_others check (granted_to <> tenant_id)
);
create unique index subject_grants_in_force on app.subject_grants (tenant_id, subject_id, granted_to) where withdrawn_at is null;
create index subject_grants_of_centre on app.subject_grants (granted_to, granted_at desc, id) where withdrawn_at is null;
create index subject_grants_granted_by on app.subject_grants (tenant_id, granted_by) where granted_by is not null;
create index subject_grants_withdrawn_by on app.subject_grants (tenant_id, withdrawn_by) where withdrawn_by is not null;
select app.protect('app.subject_grants', true, 'select');

create policy link_reads on app.subject_grants for select to trellis_link
  using (tenant_id = (select app.acting_tenant()) and subject_id = (select app.acting_subject()));
create policy link_grants on app.subject_grants for insert to trellis_link
  with check (
    tenant_id = (select app.acting_tenant()) and subject_id = (select app.acting_subject())
    and granted_by = (select app.acting_guardian()) and withdrawn_at is null
  );
create policy link_withdraws on app.subject_grants for update to trellis_link
  using (tenant_id = (select app.acting_tenant()) and subject_id = (select app.acting_subject()) and withdrawn_at is null)
  with check (withdrawn_by = (select app.acting_guardian()) and withdrawn_at is not null);
grant select (tenant_id, id, subject_id, granted_to, granted_at, withdrawn_at), insert, update (withdrawn_by, withdrawn_at)
  on app.subject_grants to trellis_link;

-- Counts a try of a center's code on the page of a link; false where an hour saw too many of them.
create function app.count_grant_try() returns boolean language sql volatile security definer set search_path = pg_catalog as $$
  update app.guest_links set
    tries = case when tries_since > now() - interval '1 hour' then tries + 1 else 1 end,
    tries_since = case when tries_since > now() - interval '1 hour' then tries_since else now() end
  where tenant_id = app.acting_tenant() and id = app.acting_link() and purpose = 'grant'
    and (tries < 20 or tries_since is null or tries_since <= now() - interval '1 hour')
  returning true
$$;
-- The one other center that a code belongs to.
create function app.centre_of_code(code text) returns table (id uuid, name text, address text)
  language sql stable security definer set search_path = pg_catalog as $$
  select t.id, t.name, t.address from identity.tenants t
  where t.grant_code = code and t.kind = 'centre' and t.state = 'Effective' and t.id <> app.acting_tenant()
$$;
-- The centers that a guest's child was granted to, by name.
create function app.centres_of_grants() returns table (id uuid, name text, address text, granted_at timestamptz)
  language sql stable security definer set search_path = pg_catalog as $$
  select g.id, t.name, t.address, g.granted_at
  from app.subject_grants g join identity.tenants t on t.id = g.granted_to
  where g.tenant_id = app.acting_tenant() and g.subject_id = app.acting_subject() and g.withdrawn_at is null
  order by g.granted_at, g.id
$$;
revoke all on function app.count_grant_try, app.centre_of_code, app.centres_of_grants from public;
grant execute on function app.count_grant_try, app.centre_of_code, app.centres_of_grants to trellis_link;

-- The same for those who look after the child; of other centers it tells the name.
create function app.grants_of_subject(p_tenant uuid, p_subject uuid)
  returns table (id uuid, name text, granted_at timestamptz, guardian text)
  language sql stable security definer set search_path = pg_catalog as $$
  select g.id, t.name, g.granted_at, by_guardian.full_name
  from app.subject_grants g
  join identity.tenants t on t.id = g.granted_to
  left join app.guardians by_guardian on by_guardian.tenant_id = g.tenant_id and by_guardian.id = g.granted_by
  where g.tenant_id = p_tenant and g.subject_id = p_subject and g.withdrawn_at is null
    and case session_user
      when 'trellis_centre' then p_tenant = app.acting_tenant()
      when 'trellis_span' then p_tenant = any (app.acting_tenants())
      else true
    end
  order by g.granted_at, g.id
$$;
revoke all on function app.grants_of_subject from public;
grant execute on function app.grants_of_subject to trellis_centre, trellis_span, trellis_platform;

-- The children that families of other centers granted to the acting one: their row stays where it is, this is all that is told of it.
create function app.granted_subjects(wanted text)
  returns table (id uuid, name text, birth_year int, centre text, granted_at timestamptz)
  language sql stable security definer set search_path = pg_catalog as $$
  select g.id, s.name, extract(year from s.birthday)::int, t.name, g.granted_at
  from app.subject_grants g
  join app.subjects s on s.tenant_id = g.tenant_id and s.id = g.subject_id
  join identity.tenants t on t.id = g.tenant_id
  where g.granted_to = app.acting_tenant() and g.withdrawn_at is null and s.erased_at is null and (wanted is null or s.name ilike wanted)
$$;
revoke all on function app.granted_subjects from public;
grant execute on function app.granted_subjects to trellis_centre;

-- Who is forgotten is granted to nobody, and what a family wrote beside the choices of a form goes too.
create function app.forget_family_pages() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  wordy uuid[];
begin
  with gone as (
    delete from app.answer_values v using app.answers a
    where a.tenant_id = new.tenant_id and a.subject_id = new.id and a.scope = 'parent' and v.tenant_id = a.tenant_id and v.answer_id = a.id
      and v.value::text like '%other:%'
    returning v.id
  )
  select array_agg(id) into wordy from gone;
  perform audit.redact('app.answer_values', wordy);
  delete from app.subject_grants where tenant_id = new.tenant_id and subject_id = new.id;
  return null;
end $$;
create trigger forget_family_pages after update of erased_at on app.subjects
  for each row when (old.erased_at is null and new.erased_at is not null) execute function app.forget_family_pages();

-- Of one guardian who was recorded twice, everything that names the second names the first from here on; the second is gone.
create function app.merge_guardians(p_keep uuid, p_other uuid) returns void
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  of_tenant uuid := app.acting_tenant();
  reference record;
begin
  if p_keep = p_other then raise exception 'A guardian is not merged with themselves' using errcode = 'check_violation'; end if;
  -- where both are guardians of one child, the relation and the rights of the one who stays hold
  delete from app.subject_guardians other using app.subject_guardians kept
  where other.tenant_id = of_tenant and other.guardian_id = p_other
    and kept.tenant_id = of_tenant and kept.guardian_id = p_keep and kept.subject_id = other.subject_id;
  -- an answer goes on as the other's where the one who stays gave one to the same
  update app.answers moved set author_id = p_keep
  where moved.tenant_id = of_tenant and moved.author_id = p_other and not exists (
    select 1 from app.answers own
    where own.tenant_id = of_tenant and own.author_id = p_keep and own.session_id = moved.session_id and own.subject_id = moved.subject_id
  );
  -- whatever refers to a guardian, also what is built later
  for reference in
    select c.conrelid::regclass as relation, a.attname as of_guardian
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey) and a.attname <> 'tenant_id'
    where c.contype = 'f' and c.confrelid = 'app.guardians'::regclass
  loop
    execute format('update %s set %I = $1 where tenant_id = $2 and %I = $3', reference.relation, reference.of_guardian, reference.of_guardian)
      using p_keep, of_tenant, p_other;
  end loop;
  delete from app.guardians where tenant_id = of_tenant and id = p_other;
end $$;
revoke all on function app.merge_guardians from public;
grant execute on function app.merge_guardians to trellis_centre;
