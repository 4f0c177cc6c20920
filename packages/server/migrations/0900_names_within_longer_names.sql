-- What is written of 王浩然 says nothing of 王浩: whoever is forgotten takes along what names them, and not what names somebody whose longer name contains theirs.

-- The names of the center's other children and staff that contain a name, the longest first.
create function app.longer_names(p_tenant uuid, p_name text) returns text[] language sql stable security definer set search_path = pg_catalog as $$
  select coalesce(array_agg(n.name order by length(n.name) desc), '{}')
  from (
    select s.name collate "C" as name from app.subjects s where s.tenant_id = p_tenant and s.erased_at is null
    union
    select p.name collate "C" from identity.memberships m join identity.persons p on p.id = m.person_id where m.tenant_id = p_tenant
  ) n
  where length(n.name) > length(p_name) and strpos(n.name, p_name collate "C") > 0
$$;

-- Whether words name somebody, beside whoever has a longer name.
create function app.names_somebody(p_words text, p_name text, p_longer text[]) returns boolean language plpgsql immutable set search_path = pg_catalog as $$
declare
  longer text;
begin
  if p_words is null or position(p_name in p_words) = 0 then return false; end if;
  foreach longer in array p_longer loop
    p_words := replace(p_words, longer, ' ');
  end loop;
  return position(p_name in p_words) > 0;
end $$;
revoke all on function app.longer_names, app.names_somebody from public;

create or replace function chat.forget_subject() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  longer text[] := app.longer_names(old.tenant_id, old.name);
begin
  perform chat.forget_conversations(old.id);
  update chat.messages m set content = '', body = '', file_key = null, file_name = null, recalled_at = coalesce(m.recalled_at, now())
  from chat.conversations c where c.id = m.conversation_id and c.tenant_id = old.tenant_id and app.names_somebody(m.body, old.name, longer);
  delete from chat.reports where tenant_id = old.tenant_id and app.names_somebody(content, old.name, longer);
  return null;
end $$;

create or replace function identity.forget_child_in_messages() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  longer text[] := app.longer_names(old.tenant_id, old.name);
begin
  delete from identity.messages
  where tenant_id = old.tenant_id and (data ->> 'subjectId' = old.id::text or app.names_somebody(data::text, old.name, longer));
  return null;
end $$;

-- Letters and replies that are kept for repeated requests, in what forgets a child; the rest of it stays as it is.
do $$
declare
  written text := pg_get_functiondef('app.forget_record'::regproc);
  told text;
begin
  foreach told in array array['data::text', 'reply::text'] loop
    if position(format('position(known.name in %s) > 0', told) in written) = 0 then raise exception 'app.forget_record finds names in % in another way', told; end if;
    written := replace(written, format('position(known.name in %s) > 0', told), format('app.names_somebody(%s, known.name, app.longer_names(p_tenant, known.name))', told));
  end loop;
  execute written;
end $$;
