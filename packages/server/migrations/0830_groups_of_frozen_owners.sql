-- Whoever is frozen passes their groups on as those do who leave: a group of the chat always has somebody who lets in and removes others.
create trigger chat_passes_on_of_frozen after update of state on identity.memberships for each row
  when (old.state = 'Effective' and new.state <> 'Effective' and new.left_at is null) execute function chat.member_left();

-- those of whoever is frozen already
do $$
declare frozen uuid;
begin
  for frozen in
    select distinct c.owner_id from chat.conversations as c join identity.memberships as m on m.id = c.owner_id
    where c.type = 3 and m.state <> 'Effective'
  loop
    perform chat.pass_on(frozen);
  end loop;
end $$;
