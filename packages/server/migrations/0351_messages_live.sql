-- What stands under a bell has changed: every page that its owner has open counts anew.
create function identity.tell_of_messages() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  -- what is cleared away after a year nobody has before their eyes
  perform identity.tell_live(array_agg(distinct person_id), tenant_id, 'messages', '{}')
  from changed where created_at > now() - interval '1 year'
  group by tenant_id;
  return null;
end $$;
revoke all on function identity.tell_of_messages from public;
create trigger tell_of_new after insert on identity.messages referencing new table as changed
  for each statement execute function identity.tell_of_messages();
create trigger tell_of_read after update on identity.messages referencing new table as changed
  for each statement execute function identity.tell_of_messages();
create trigger tell_of_gone after delete on identity.messages referencing old table as changed
  for each statement execute function identity.tell_of_messages();

-- A mail to support has gone further.
create function identity.tell_of_contact_email() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform identity.tell_live(array[new.person_id], null, 'messages', '{}');
  return null;
end $$;
revoke all on function identity.tell_of_contact_email from public;
create trigger tell after update of state on identity.contact_emails for each row when (new.state is distinct from old.state)
  execute function identity.tell_of_contact_email();
