-- What a colleague gave to somebody is told no longer once it is done, taken back or given to another one.
create index messages_of_needs on identity.messages (tenant_id) where kind = 'needGiven';

create function jobs.withdraw_given() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from jobs.letters
  where tenant_id = old.tenant_id and template = 'needGiven' and state = 'queued' and next_at > now() and data ->> 'needKey' = old.key;
  delete from identity.messages
  where tenant_id = old.tenant_id and kind = 'needGiven' and person_id = old.handed_to and data ->> 'needKey' = old.key;
  return null;
end $$;
revoke all on function jobs.withdraw_given from public;
create trigger given_no_longer after update of done_at, handed_to on app.need_marks for each row
  when (old.handed_to is not null and (new.handed_to is distinct from old.handed_to or (new.done_at is not null and old.done_at is null)))
  execute function jobs.withdraw_given();
create trigger given_no_longer_gone after delete on app.need_marks for each row when (old.handed_to is not null)
  execute function jobs.withdraw_given();
