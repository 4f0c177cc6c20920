-- Lists of staff are searched by phone too: that of the person, or what their centre says of them; of nobody before they accept.
create or replace function identity.list_staff(m identity.memberships, p identity.persons) returns void
  language sql security definer set search_path = pg_catalog as $$
  insert into identity.listed_staff as listed (membership_id, tenant_id, created_at, sort_name, search)
  select m.id, m.tenant_id, m.created_at, lower(told.name collate pg_c_utf8),
    lower(concat_ws(e'\n', told.name, told.email, told.phone) collate pg_c_utf8)
  from (
    select case when m.activated_at is null then coalesce(m.invited_name, m.invited_email, '') else coalesce(m.name, p.name) end as name,
      case when m.activated_at is null then coalesce(m.invited_email, '') else p.email end as email,
      case when m.activated_at is not null then coalesce(m.phone, p.phone) end as phone
  ) told
  where m.side = 'centre' and m.left_at is null
  on conflict (membership_id) do update set sort_name = excluded.sort_name, search = excluded.search, created_at = excluded.created_at
  where (listed.sort_name, listed.search, listed.created_at) is distinct from (excluded.sort_name, excluded.search, excluded.created_at)
$$;

drop trigger list_member on identity.memberships;
create trigger list_member after insert or update of name, phone, invited_name, invited_email, activated_at, left_at, created_at on identity.memberships
  for each row when (new.side = 'centre') execute function identity.list_member();

drop trigger list_person on identity.persons;
create trigger list_person after update of name, email, phone on identity.persons
  for each row when ((old.name, old.email, old.phone) is distinct from (new.name, new.email, new.phone)) execute function identity.list_person();

do $$ begin
  perform identity.list_staff(m, p) from identity.memberships m join identity.persons p on p.id = m.person_id
  where coalesce(m.phone, p.phone) is not null;
end $$;
