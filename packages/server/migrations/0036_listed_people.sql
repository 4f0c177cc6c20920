-- Who works somewhere, for lists of people across centers: by when they came, or by the name of their own record, and whether they train children now.
-- Kept by triggers, as identity.listed_staff is for memberships: a page is found here by an index, and twelve people are read instead of everybody.
create table identity.listed_people (
  person_id uuid primary key references identity.persons on delete cascade,
  created_at timestamptz not null,
  sort_name text not null,
  search text not null,
  trains boolean not null
);
-- the lists that it was for look here
drop index identity.persons_by_name;

-- Seen as the person is, written by nobody but the triggers.
alter table identity.listed_people enable row level security;
alter table identity.listed_people force row level security;
create policy owner on identity.listed_people to trellis_owner using (true) with check (true);
create policy platform on identity.listed_people for select to trellis_platform using (true);
create policy span on identity.listed_people for select to trellis_span using (exists (
  select 1 from identity.memberships m
  where m.person_id = listed_people.person_id and (m.activated_at is not null or m.was_member)
));
grant select on identity.listed_people to trellis_span, trellis_platform;

-- Roles that train are those of the contract's rules; a test compares them.
create function identity.training_roles() returns text[] language sql immutable set search_path = pg_catalog
  return array['SeniorCoach', 'IndependentCoach', 'Coach', 'trainer', 'personal'];

-- Planned for the people at hand: a plan that was made for one of a few is no plan for thousands.
create function identity.list_people(ids uuid[]) returns void language plpgsql security definer
  set search_path = pg_catalog set plan_cache_mode = force_custom_plan as $$
begin
  insert into identity.listed_people (person_id, created_at, sort_name, search, trains)
  select p.id, p.created_at, '', '', false from identity.persons p
  where p.id = any (ids) and exists (select 1 from identity.memberships m where m.person_id = p.id and m.left_at is null)
  on conflict do nothing;
  -- whoever changes two memberships of one person at once comes one after the other, and the second sees what the first left
  perform 1 from identity.listed_people l where l.person_id = any (ids) order by l.person_id for no key update;
  with told as (
    select p.id, p.created_at, lower(p.name) as sort_name, lower((p.name || e'\n' || p.email) collate pg_c_utf8) as search,
      -- people whom nobody may see yet, because none of their memberships was ever accepted, are in no list
      coalesce(bool_or(m.left_at is null) and bool_or(m.activated_at is not null or m.was_member), false) as is_listed,
      coalesce(bool_or(m.side = 'centre' and m.state = 'Effective' and m.activated_at is not null and m.left_at is null
        and exists (select 1 from identity.membership_roles r where r.membership_id = m.id and r.role = any (identity.training_roles()))
      ), false) as trains
    from identity.persons p left join identity.memberships m on m.person_id = p.id
    where p.id = any (ids) group by p.id
  ),
  gone as (delete from identity.listed_people l using told where told.id = l.person_id and not told.is_listed)
  update identity.listed_people l
  set created_at = told.created_at, sort_name = told.sort_name, search = told.search, trains = told.trains
  from told
  where told.id = l.person_id and told.is_listed
    and (l.created_at, l.sort_name, l.search, l.trains) is distinct from (told.created_at, told.sort_name, told.search, told.trains);
end $$;
revoke all on function identity.list_people from public;

create function identity.list_changed_members() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform identity.list_people(array(select distinct person_id from changed));
  return null;
end $$;
create trigger list_people_added after insert on identity.memberships
  referencing new table as changed for each statement execute function identity.list_changed_members();
create trigger list_people_changed after update on identity.memberships
  referencing new table as changed for each statement execute function identity.list_changed_members();
create trigger list_people_removed after delete on identity.memberships
  referencing old table as changed for each statement execute function identity.list_changed_members();

create function identity.list_changed_roles() returns trigger language plpgsql security definer
  set search_path = pg_catalog set plan_cache_mode = force_custom_plan as $$
begin
  perform identity.list_people(array(
    select distinct m.person_id from changed join identity.memberships m on m.id = changed.membership_id
  ));
  return null;
end $$;
create trigger list_people_added after insert on identity.membership_roles
  referencing new table as changed for each statement execute function identity.list_changed_roles();
create trigger list_people_removed after delete on identity.membership_roles
  referencing old table as changed for each statement execute function identity.list_changed_roles();

create function identity.list_changed_person() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform identity.list_people(array[new.id]);
  return null;
end $$;
create trigger list_people_changed after update of name, email, created_at on identity.persons
  for each row when ((old.name, old.email, old.created_at) is distinct from (new.name, new.email, new.created_at))
  execute function identity.list_changed_person();

select identity.list_people(array(select id from identity.persons));
create index listed_people_by_recent on identity.listed_people (created_at desc, person_id);
create index listed_people_trainers_by_name on identity.listed_people (sort_name, person_id) where trains;
create index listed_people_parts on identity.listed_people using gin (search gin_trgm_ops);
analyze identity.listed_people;
