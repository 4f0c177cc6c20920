-- A group of the chat belongs to somebody who can act: whoever leaves a place for good passes theirs on to who was there first, as when they quit.
create function chat.pass_on(leaver uuid) returns void language sql volatile security definer set search_path = '' as $$
  update chat.conversations as c set owner_id = heir.id
  from (
    select distinct on (m.conversation_id) m.conversation_id, m.member_id as id
    from chat.conversations as own
    join chat.members as m on m.conversation_id = own.id and m.member_id <> leaver
    join chat.active as a on a.id = m.member_id
    where own.owner_id = leaver and own.type = 3
    order by m.conversation_id, m.joined_at, m.member_id
  ) as heir
  where c.id = heir.conversation_id and c.owner_id = leaver
$$;
revoke all on function chat.pass_on from public;

create function chat.member_left() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform chat.pass_on(new.id);
  return null;
end $$;
create trigger chat_passes_on after update of left_at on identity.memberships for each row
  when (new.left_at is not null and old.left_at is null) execute function chat.member_left();

-- those who left before, and those who quit at the same moment as whom they passed it on to
do $$
declare gone uuid;
begin
  for gone in
    select distinct c.owner_id from chat.conversations as c join identity.memberships as m on m.id = c.owner_id
    where c.type = 3 and (m.left_at is not null
      or not exists (select 1 from chat.members as own where own.conversation_id = c.id and own.member_id = c.owner_id))
  loop
    perform chat.pass_on(gone);
  end loop;
end $$;
