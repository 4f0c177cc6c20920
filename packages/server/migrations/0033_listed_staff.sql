-- What lists of staff are ordered and searched by: everybody who works at a centre, by the name and address that they are told by there. Kept by
-- triggers; a list finds its page here and reads the rest of twelve people instead of everybody's.
create table identity.listed_staff (
  membership_id uuid primary key references identity.memberships on delete cascade,
  tenant_id uuid not null references identity.tenants,
  created_at timestamptz not null,
  sort_name text not null,
  search text not null
);
create index listed_staff_by_recent on identity.listed_staff (created_at desc, membership_id);
create index listed_staff_by_name on identity.listed_staff (sort_name, membership_id);
create index listed_staff_of_tenant_by_recent on identity.listed_staff (tenant_id, created_at desc, membership_id);
create index listed_staff_of_tenant_by_name on identity.listed_staff (tenant_id, sort_name, membership_id);
create index listed_staff_parts on identity.listed_staff using gin (search gin_trgm_ops);

-- Read as memberships are, written by nobody but the triggers.
alter table identity.listed_staff enable row level security;
alter table identity.listed_staff force row level security;
create policy owner on identity.listed_staff to trellis_owner using (true) with check (true);
create policy platform on identity.listed_staff for select to trellis_platform using (true);
create policy centre on identity.listed_staff for select to trellis_centre using (tenant_id = (select app.acting_tenant()));
create policy span on identity.listed_staff for select to trellis_span using (tenant_id = any ((select app.acting_tenants())::uuid[]));
grant select on identity.listed_staff to trellis_centre, trellis_span, trellis_platform;

-- Until somebody accepts, they are known by what their inviter typed; afterwards by what their centre says of them, or else they themselves.
create function identity.list_staff(m identity.memberships, p identity.persons) returns void
  language sql security definer set search_path = pg_catalog as $$
  insert into identity.listed_staff as listed (membership_id, tenant_id, created_at, sort_name, search)
  select m.id, m.tenant_id, m.created_at, lower(told.name collate pg_c_utf8), lower((told.name || e'\n' || told.email) collate pg_c_utf8)
  from (
    select case when m.activated_at is null then coalesce(m.invited_name, m.invited_email, '') else coalesce(m.name, p.name) end as name,
      case when m.activated_at is null then coalesce(m.invited_email, '') else p.email end as email
  ) told
  where m.side = 'centre' and m.left_at is null
  on conflict (membership_id) do update set sort_name = excluded.sort_name, search = excluded.search, created_at = excluded.created_at
  where (listed.sort_name, listed.search, listed.created_at) is distinct from (excluded.sort_name, excluded.search, excluded.created_at)
$$;
revoke all on function identity.list_staff from public;

create function identity.list_member() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  if new.left_at is not null then
    delete from identity.listed_staff where membership_id = new.id;
  else
    perform identity.list_staff(new, p) from identity.persons p where p.id = new.person_id;
  end if;
  return null;
end $$;
create trigger list_member after insert or update of name, invited_name, invited_email, activated_at, left_at, created_at on identity.memberships
  for each row when (new.side = 'centre') execute function identity.list_member();

create function identity.list_person() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform identity.list_staff(m, new) from identity.memberships m where m.person_id = new.id;
  return null;
end $$;
create trigger list_person after update of name, email on identity.persons
  for each row when ((old.name, old.email) is distinct from (new.name, new.email)) execute function identity.list_person();

do $$ begin
  perform identity.list_staff(m, p) from identity.memberships m join identity.persons p on p.id = m.person_id;
end $$;
analyze identity.listed_staff;

-- Lists across centres find the ids of a page first: trainers by name, and whatever child has one of the ids.
create index persons_by_name on identity.persons (lower(name), id);
create index subjects_by_id on app.subjects (id);
