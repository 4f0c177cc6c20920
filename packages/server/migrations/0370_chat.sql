-- Conversations of people who work together, and of a center with families. They cross tenants, so their tables stand in a schema of their own,
-- where a row is seen by whoever belongs to its conversation and by nobody else, whatever database role serves them. See docs/chat.md.
create schema chat;
grant usage on schema chat to trellis_centre, trellis_span, trellis_platform, trellis_link, trellis_jobs;

alter table app.guest_links
  drop constraint guest_links_purpose_check,
  add constraint guest_links_purpose_check check (
    purpose in ('guardian', 'questionnaire', 'assessment', 'report', 'feedback', 'grant', 'contract', 'wellbeing', 'vratReport', 'chat')
  );

-- Who is asking: somebody in a membership, or the guardian of a link that is for the chat.
create function chat.acting() returns uuid language sql stable security definer set search_path = '' as $$
  select coalesce(
    nullif(current_setting('app.membership_id', true), '')::uuid,
    (select l.guardian_id from app.guest_links l where l.tenant_id = app.acting_tenant() and l.id = app.acting_link() and l.purpose = 'chat')
  )
$$;

create table chat.conversations (
  id text primary key,
  type smallint not null check (type in (1, 3)),
  -- the center whose rule says how long it is kept
  tenant_id uuid references identity.tenants,
  group_id uuid unique,
  name text check (length(btrim(name)) between 1 and 60),
  owner_id uuid references identity.memberships,
  class_group_id uuid,
  last_seq bigint not null default 0,
  last_at timestamptz,
  created_at timestamptz not null default now(),
  check ((type = 3) = (group_id is not null and name is not null and owner_id is not null)),
  check (type = 1 or id = 'sg_' || group_id)
);
create index on chat.conversations (tenant_id);
create index on chat.conversations (owner_id);

create table chat.members (
  conversation_id text not null references chat.conversations on delete cascade,
  -- a membership, or a guardian
  member_id uuid not null,
  -- of a guardian, the child that they are written to about
  subject_id uuid,
  joined_at timestamptz not null default now(),
  -- what was written before somebody came is not theirs to read
  joined_seq bigint not null default 0,
  read_seq bigint not null default 0,
  is_pinned boolean not null default false,
  is_muted boolean not null default false,
  draft text not null default '' check (length(draft) <= 4000),
  draft_at timestamptz,
  primary key (conversation_id, member_id)
);
create index on chat.members (member_id);
create index on chat.members (subject_id) where subject_id is not null;

create table chat.messages (
  conversation_id text not null references chat.conversations on delete cascade,
  seq bigint not null,
  sender_id uuid not null,
  sender_name text not null,
  client_id uuid not null,
  content_type smallint not null,
  content text not null,
  -- what is found by
  body text not null default '',
  mentions uuid[] not null default '{}',
  file_key text,
  file_name text,
  file_type text,
  file_size int,
  sent_at timestamptz not null default clock_timestamp(),
  recalled_at timestamptz,
  primary key (conversation_id, seq),
  -- what is sent twice is there once
  constraint messages_once unique (conversation_id, sender_id, client_id)
);
create index messages_by_age on chat.messages (conversation_id, sent_at);
create index messages_parts on chat.messages using gin (body gin_trgm_ops);
create index messages_files on chat.messages (file_key) where file_key is not null;

-- Deleted for one alone.
create table chat.hidden (
  conversation_id text not null,
  member_id uuid not null,
  seq bigint not null,
  primary key (conversation_id, member_id, seq),
  foreign key (conversation_id, seq) references chat.messages on delete cascade
);

create table chat.applications (
  id uuid primary key default uuidv7(),
  from_id uuid not null references identity.memberships on delete cascade,
  to_id uuid references identity.memberships on delete cascade,
  group_id uuid references chat.conversations (group_id) on delete cascade,
  message text not null default '' check (length(message) <= 200),
  handle_result smallint not null default 0 check (handle_result in (-1, 0, 1)),
  seen_at timestamptz,
  requested_at timestamptz not null default now(),
  check ((to_id is null) <> (group_id is null)),
  check (from_id is distinct from to_id),
  -- asking again replaces what was asked before
  constraint applications_to_person unique (from_id, to_id),
  constraint applications_to_group unique (from_id, group_id)
);
create index on chat.applications (to_id);
create index on chat.applications (group_id);

create table chat.friends (
  a uuid not null references identity.memberships on delete cascade,
  b uuid not null references identity.memberships on delete cascade,
  primary key (a, b),
  check (a < b)
);
create index on chat.friends (b);

create table chat.blocks (
  member_id uuid not null references identity.memberships on delete cascade,
  blocked_id uuid not null,
  primary key (member_id, blocked_id)
);

-- A message as it was when somebody handed it to the administrators. Of the conversation around it they learn nothing.
create table chat.reports (
  id uuid primary key default uuidv7(),
  -- whose administrators read it: the reporter's; the platform's where that is no center
  tenant_id uuid references identity.tenants,
  reporter_id uuid not null references identity.memberships on delete cascade,
  reporter_name text not null,
  conversation_id text not null,
  seq bigint not null,
  sender_name text not null,
  content_type smallint not null,
  content text not null,
  sent_at timestamptz not null,
  reason text not null check (length(btrim(reason)) between 1 and 500),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  constraint reports_once unique (reporter_id, conversation_id, seq)
);
create index on chat.reports (tenant_id, created_at desc, id desc);

create function chat.is_member(conversation text) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select 1 from chat.members m where m.conversation_id = conversation and m.member_id = chat.acting())
$$;
create function chat.owns(conversation text) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select 1 from chat.conversations c where c.id = conversation and c.owner_id = chat.acting())
$$;

-- Memberships in force.
create view chat.active with (security_barrier) as
  select m.id, m.person_id, m.tenant_id, m.side, m.scope
  from identity.memberships m left join identity.tenants t on t.id = m.tenant_id
  where m.state = 'Effective' and m.activated_at is not null and m.left_at is null and coalesce(t.state, 'Effective') = 'Effective';

-- Whom the platform lets answer centers, enterprises and areas.
create view chat.support with (security_barrier) as
  select a.id, a.scope from chat.active a
  where a.side = 'management' and exists (
    select 1 from identity.membership_roles r
    where r.membership_id = a.id and r.role in ('admin', 'operationAdmin', 'operation', 'medicalSupport')
  );

create function chat.supports(helper uuid, tenant uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select tenant is not null and exists (
    select 1 from chat.support s where s.id = helper
      and (s.scope = 'all' or exists (select 1 from identity.managed_tenants g where g.membership_id = helper and g.tenant_id = tenant))
  )
$$;

-- Who may write to whom without being asked: people of one place; of a center with its enterprise and area; with the platform's support; and
-- whoever accepted an application.
create function chat.may_talk(one uuid, other uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from chat.active x, chat.active y
    where x.id = one and y.id = other and one <> other and (
      x.tenant_id is not distinct from y.tenant_id
      or exists (
        select 1 from identity.tenant_links l
        where (l.parent_id = x.tenant_id and l.centre_id = y.tenant_id) or (l.parent_id = y.tenant_id and l.centre_id = x.tenant_id)
      )
      or chat.supports(one, y.tenant_id) or chat.supports(other, x.tenant_id)
      or exists (select 1 from chat.friends f where f.a = least(one, other) and f.b = greatest(one, other))
    )
  )
$$;

create function chat.is_family(guardian uuid, subject uuid, tenant uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from app.subject_guardians l where l.tenant_id = tenant and l.guardian_id = guardian and l.subject_id = subject
  )
$$;

create function chat.other_of(conversation text) returns uuid language sql stable security definer set search_path = '' as $$
  select m.member_id from chat.members m, chat.conversations c
  where c.id = conversation and c.type = 1 and m.conversation_id = conversation and m.member_id <> chat.acting()
$$;

create function chat.is_blocked(conversation text) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from chat.blocks b
    where (b.member_id = chat.acting() and b.blocked_id = chat.other_of(conversation))
       or (b.blocked_id = chat.acting() and b.member_id = chat.other_of(conversation))
  )
$$;

-- Whether the two of a single conversation may still write to each other; whoever belongs to a group may.
create function chat.may_write(conversation text) returns boolean language sql stable security definer set search_path = '' as $$
  select case
    when c.type = 3 then chat.is_member(conversation)
    else exists (
      select 1 from chat.members own, chat.members other
      where own.conversation_id = conversation and own.member_id = chat.acting()
        and other.conversation_id = conversation and other.member_id <> own.member_id
        and case
          when other.subject_id is not null then chat.is_family(other.member_id, other.subject_id, c.tenant_id)
          when own.subject_id is not null then
            chat.is_family(own.member_id, own.subject_id, c.tenant_id) and exists (select 1 from chat.active a where a.id = other.member_id)
          else chat.may_talk(own.member_id, other.member_id)
        end
    )
  end
  from chat.conversations c where c.id = conversation
$$;

-- Who comes into a conversation: into a single one the two that its id names, into a group its owner, whom a member may write to, and who applied.
create function chat.may_add(conversation text, member uuid, subject uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select case
    when c.type = 3 then subject is null and (
      (member = c.owner_id and member = chat.acting())
      or (chat.is_member(conversation) and chat.may_talk(chat.acting(), member))
      or (c.owner_id = chat.acting() and exists (select 1 from chat.applications a where a.group_id = c.group_id and a.from_id = member))
    )
    else position(chat.acting()::text in c.id) > 0 and position(member::text in c.id) > 0 and (
      member = chat.acting()
      or (subject is null and chat.may_talk(chat.acting(), member))
      or (subject is not null and c.tenant_id = app.acting_tenant() and chat.is_family(member, subject, app.acting_tenant()))
    )
  end
  from chat.conversations c where c.id = conversation
$$;

-- The center of a conversation of two, or of a group of one.
create function chat.tenant_of(one uuid, other uuid) returns uuid language sql stable security definer set search_path = '' as $$
  select m.tenant_id from identity.memberships m where m.id in (one, other) and m.tenant_id is not null
  order by m.side = 'centre' desc, m.id = one desc limit 1
$$;

create type chat.person as (user_id uuid, nickname text, face_key text, side text, tenant_name text);

create view chat.people with (security_barrier) as
  select m.id, coalesce(m.name, p.name) as nickname, p.picture_key as face_key, m.side, coalesce(t.name, '') as tenant_name
  from identity.memberships m join identity.persons p on p.id = m.person_id left join identity.tenants t on t.id = m.tenant_id;

-- What is known of people whom the one who asks shares a conversation, an application or a place with; of others nothing.
create function chat.known(ids uuid[]) returns setof chat.person language sql stable security definer set search_path = '' as $$
  select p.id, p.nickname, p.face_key, p.side, p.tenant_name from chat.people p
  where p.id = any (ids) and (
    p.id = chat.acting()
    or exists (
      select 1 from chat.members own join chat.members other using (conversation_id)
      where own.member_id = chat.acting() and other.member_id = p.id
    )
    or exists (select 1 from chat.applications a where a.from_id = p.id and (a.to_id = chat.acting() or chat.owns('sg_' || a.group_id)))
    or exists (select 1 from chat.applications a where a.to_id = p.id and a.from_id = chat.acting())
    or chat.may_talk(chat.acting(), p.id)
  )
  union all
  select g.id, g.full_name, null, 'guardian', concat_ws(' ', s.name)
  from chat.members other join app.subjects s on s.id = other.subject_id join app.guardians g on g.tenant_id = s.tenant_id and g.id = other.member_id
  where other.member_id = any (ids) and chat.is_member(other.conversation_id)
$$;

-- Whose groups one may apply to: people of one's own place.
create function chat.near_owners() returns setof uuid language sql stable security definer set search_path = '' as $$
  select a.id from chat.active own join chat.active a on a.tenant_id is not distinct from own.tenant_id where own.id = chat.acting()
$$;

-- Everybody whom the one who asks may write to, by name.
create function chat.contacts(skip int, most int) returns setof chat.person language sql stable security definer set search_path = '' as $$
  with own as materialized (select a.* from chat.active a where a.id = chat.acting()),
  reached as (
    select a.id from own, chat.active a where a.tenant_id is not distinct from own.tenant_id
    union
    select a.id from own join identity.tenant_links l on own.tenant_id in (l.parent_id, l.centre_id)
      join chat.active a on a.tenant_id = case when own.tenant_id = l.parent_id then l.centre_id else l.parent_id end
    union
    select s.id from own, chat.support s where chat.supports(s.id, own.tenant_id)
    union
    select a.id from own, chat.active a where chat.supports(own.id, a.tenant_id)
    union
    select case when f.a = own.id then f.b else f.a end from own join chat.friends f on own.id in (f.a, f.b)
  )
  select p.id, p.nickname, p.face_key, p.side, p.tenant_name
  from reached r join own on r.id <> own.id join chat.active a on a.id = r.id join chat.people p on p.id = r.id
  order by lower(p.nickname), p.id offset skip limit most
$$;

create function chat.exists_now(member uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select 1 from chat.active a where a.id = member)
$$;

-- Whether one of two blocked the other.
create function chat.has_blocked(other uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from chat.blocks b
    where (b.member_id = other and b.blocked_id = chat.acting()) or (b.member_id = chat.acting() and b.blocked_id = other)
  )
$$;

create function chat.member_count(conversation text) returns int language sql stable security definer set search_path = '' as $$
  select count(*)::int from chat.members m where m.conversation_id = conversation
$$;

-- Tells people, where they act, that something of their chat changed; of what was written it says nothing. Guardians are written to instead.
create function chat.tell(members uuid[], news jsonb) returns void language sql volatile security definer set search_path = '' as $$
  select identity.tell_live(array_agg(a.person_id), a.tenant_id, 'chat', news) from chat.active a where a.id = any (members) group by a.tenant_id
$$;
create function chat.tell_all(conversation text, news jsonb) returns void language sql volatile security definer set search_path = '' as $$
  select chat.tell((select array_agg(m.member_id) from chat.members m where m.conversation_id = conversation), news)
  where chat.is_member(conversation)
$$;

do $$
declare
  relation text;
begin
  foreach relation in array array['conversations', 'members', 'messages', 'hidden', 'applications', 'friends', 'blocks', 'reports'] loop
    execute format('alter table chat.%I enable row level security', relation);
    execute format('alter table chat.%I force row level security', relation);
    execute format('create policy owner on chat.%I to trellis_owner using (true) with check (true)', relation);
  end loop;
end $$;

create policy own on chat.conversations for select to trellis_centre, trellis_span, trellis_platform, trellis_link using (chat.is_member(id));
-- those of one's place that one may apply to: their name, and who owns them
create policy offered on chat.conversations for select to trellis_centre, trellis_span, trellis_platform
  using (type = 3 and owner_id in (select chat.near_owners()));
create policy counts on chat.conversations for update to trellis_centre, trellis_span, trellis_platform, trellis_link
  using (chat.is_member(id)) with check (chat.is_member(id));
create policy begins on chat.conversations for insert to trellis_centre, trellis_span, trellis_platform
  with check (owner_id = chat.acting() or (type = 1 and position(chat.acting()::text in id) > 0));
grant select, insert on chat.conversations to trellis_centre, trellis_span, trellis_platform;
grant select (id, type, tenant_id, last_seq) on chat.conversations to trellis_link;
grant update (last_seq, last_at) on chat.conversations to trellis_link;
grant update (last_seq, last_at, name, owner_id) on chat.conversations to trellis_centre, trellis_span, trellis_platform;

create policy own on chat.members for select to trellis_centre, trellis_span, trellis_platform, trellis_link
  using (member_id = (select chat.acting()) or chat.is_member(conversation_id));
create policy keeps on chat.members for update to trellis_centre, trellis_span, trellis_platform, trellis_link
  using (member_id = (select chat.acting())) with check (member_id = (select chat.acting()));
create policy comes on chat.members for insert to trellis_centre, trellis_span, trellis_platform
  with check (chat.may_add(conversation_id, member_id, subject_id));
create policy goes on chat.members for delete to trellis_centre, trellis_span, trellis_platform
  using (conversation_id like 'sg\_%' and (member_id = (select chat.acting()) or chat.owns(conversation_id)));
grant select, insert, delete, update (read_seq, is_pinned, is_muted, draft, draft_at) on chat.members
  to trellis_centre, trellis_span, trellis_platform;
grant select (conversation_id, member_id, subject_id, joined_seq, read_seq), update (read_seq) on chat.members to trellis_link;

create policy own on chat.messages for select to trellis_centre, trellis_span, trellis_platform, trellis_link
  using (chat.is_member(conversation_id));
create policy writes on chat.messages for insert to trellis_centre, trellis_span, trellis_platform, trellis_link
  with check (sender_id = (select chat.acting()) and chat.is_member(conversation_id));
create policy recalls on chat.messages for update to trellis_centre, trellis_span, trellis_platform
  using (sender_id = (select chat.acting()) and chat.is_member(conversation_id)) with check (recalled_at is not null);
grant select, insert on chat.messages to trellis_centre, trellis_span, trellis_platform, trellis_link;
grant update (content, body, mentions, file_key, file_name, file_type, file_size, recalled_at) on chat.messages
  to trellis_centre, trellis_span, trellis_platform;

create policy own on chat.hidden to trellis_centre, trellis_span, trellis_platform
  using (member_id = (select chat.acting())) with check (member_id = (select chat.acting()) and chat.is_member(conversation_id));
create policy link on chat.hidden for select to trellis_link using (member_id = (select chat.acting()));
grant select on chat.hidden to trellis_link;
grant select, insert on chat.hidden to trellis_centre, trellis_span, trellis_platform;

create policy own on chat.applications for select to trellis_centre, trellis_span, trellis_platform
  using ((select chat.acting()) in (from_id, to_id) or chat.owns('sg_' || group_id));
create policy asks on chat.applications for insert to trellis_centre, trellis_span, trellis_platform
  with check (from_id = (select chat.acting()) and handle_result = 0);
create policy asks_again on chat.applications for update to trellis_centre, trellis_span, trellis_platform
  using (from_id = (select chat.acting())) with check (from_id = (select chat.acting()) and handle_result = 0);
create policy answers on chat.applications for update to trellis_centre, trellis_span, trellis_platform
  using (to_id = (select chat.acting()) or chat.owns('sg_' || group_id))
  with check (to_id = (select chat.acting()) or chat.owns('sg_' || group_id));
grant select, insert, update (message, handle_result, seen_at, requested_at) on chat.applications
  to trellis_centre, trellis_span, trellis_platform;

create policy own on chat.friends for select to trellis_centre, trellis_span, trellis_platform using ((select chat.acting()) in (a, b));
create policy ends on chat.friends for delete to trellis_centre, trellis_span, trellis_platform using ((select chat.acting()) in (a, b));
-- whoever was asked accepts
create policy accepts on chat.friends for insert to trellis_centre, trellis_span, trellis_platform with check (
  exists (
    select 1 from chat.applications p
    where p.to_id = chat.acting() and p.handle_result = 1 and p.from_id in (a, b) and chat.acting() in (a, b)
  )
);
grant select, insert, delete on chat.friends to trellis_centre, trellis_span, trellis_platform;

create policy own on chat.blocks to trellis_centre, trellis_span, trellis_platform
  using (member_id = (select chat.acting())) with check (member_id = (select chat.acting()));
grant select, insert, delete on chat.blocks to trellis_centre, trellis_span, trellis_platform;

create policy reported on chat.reports for insert to trellis_centre, trellis_span, trellis_platform
  with check (reporter_id = (select chat.acting()) and chat.is_member(conversation_id));
create policy centre on chat.reports for select to trellis_centre using (tenant_id = (select app.acting_tenant()));
create policy centre_settles on chat.reports for update to trellis_centre using (tenant_id = (select app.acting_tenant()));
create policy platform on chat.reports for select to trellis_platform using (tenant_id is null);
create policy platform_settles on chat.reports for update to trellis_platform using (tenant_id is null);
grant insert on chat.reports to trellis_centre, trellis_span, trellis_platform;
grant select, update (settled_at) on chat.reports to trellis_centre, trellis_platform;

-- How long a center keeps messages.
create table app.chat_rules (
  tenant_id uuid primary key references identity.tenants,
  retention_days int check (retention_days between 30 and 3650),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid()
);
create trigger touch before update on app.chat_rules for each row execute function app.touch();
select app.protect('app.chat_rules', true, 'select, insert, update');

create function jobs.forget_old_chat(moment timestamptz) returns int language plpgsql security definer set search_path = pg_catalog as $$
declare
  forgotten int;
begin
  delete from chat.messages m using chat.conversations c, app.chat_rules r
  where c.id = m.conversation_id and r.tenant_id = c.tenant_id and m.sent_at < moment - make_interval(days => r.retention_days);
  get diagnostics forgotten = row_count;
  delete from chat.reports p using app.chat_rules r
  where r.tenant_id = p.tenant_id and p.settled_at is not null and p.sent_at < moment - make_interval(days => r.retention_days);
  -- a group that everybody left
  delete from chat.conversations c where c.type = 3 and not exists (select 1 from chat.members m where m.conversation_id = c.id);
  return forgotten;
end $$;
revoke all on function jobs.forget_old_chat from public;
grant execute on function jobs.forget_old_chat to trellis_jobs;

-- How much a center's chat holds, by kind and month: what its administrators may know of it.
create function chat.figures(tenant uuid) returns table (month date, kind text, conversations int, messages int, files int, bytes bigint)
  language sql stable security definer set search_path = '' as $$
  select date_trunc('month', m.sent_at)::date, case when c.type = 3 then 'group' when exists (
      select 1 from chat.members g where g.conversation_id = c.id and g.subject_id is not null
    ) then 'family' else 'single' end,
    count(distinct c.id)::int, count(*)::int, count(m.file_key)::int, coalesce(sum(m.file_size), 0)
  from chat.conversations c join chat.messages m on m.conversation_id = c.id
  where c.tenant_id = tenant and tenant = app.acting_tenant()
  group by 1, 2 order by 1, 2
$$;

-- Who is forgotten wrote nothing that is kept; what was written about a child who is forgotten goes.
create function chat.forget_person() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  update chat.messages set content = '', body = '', sender_name = '—', file_key = null, file_name = null, recalled_at = coalesce(recalled_at, now())
  where sender_id in (select id from identity.memberships where person_id = new.id);
  update chat.reports set reporter_name = '—' where reporter_id in (select id from identity.memberships where person_id = new.id);
  return null;
end $$;
create trigger chat_forgets after update of deleted_at on identity.persons for each row when (new.deleted_at is not null and old.deleted_at is null)
  execute function chat.forget_person();

create function chat.forget_subject() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from chat.conversations where id in (select conversation_id from chat.members where subject_id = old.id);
  update chat.messages m set content = '', body = '', file_key = null, file_name = null, recalled_at = coalesce(m.recalled_at, now())
  from chat.conversations c where c.id = m.conversation_id and c.tenant_id = old.tenant_id and position(old.name in m.body) > 0;
  delete from chat.reports where tenant_id = old.tenant_id and position(old.name in content) > 0;
  return null;
end $$;
create trigger chat_forgets after update of erased_at on app.subjects for each row when (new.erased_at is not null and old.erased_at is null)
  execute function chat.forget_subject();
create trigger chat_forgets_deleted after delete on app.subjects for each row execute function chat.forget_subject();

create function chat.forget_guardian() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from chat.conversations where id in (select conversation_id from chat.members where member_id = old.id);
  return null;
end $$;
create trigger chat_forgets after delete on app.guardians for each row execute function chat.forget_guardian();

-- What somebody uploads for the chat is used by themselves, on any side.
create policy own_of_chat on identity.uploads to trellis_centre, trellis_span
  using (person_id = (select app.acting_person()) and kind like 'chat%');
grant select, delete on identity.uploads to trellis_centre, trellis_span;

create or replace function jobs.keys_without_row(keys text[]) returns setof text
  language sql stable security definer set search_path = pg_catalog as $$
  select k from unnest(keys) k
  where not exists (select 1 from app.files where key = k)
    and not exists (select 1 from identity.uploads where key = k)
    and not exists (select 1 from identity.resumes where key = k)
    and not exists (select 1 from identity.persons where picture_key = k)
    and not exists (select 1 from identity.tenants where logo_key = k)
    and not exists (select 1 from app.subjects where picture_key = k)
    and not exists (select 1 from catalog.media where key = k)
    and not exists (select 1 from catalog.qualification_medals where k in (issued_key, unissued_key))
    and not exists (select 1 from catalog.banners where image_key = k)
    and not exists (select 1 from chat.messages where file_key = k)
$$;

revoke execute on all functions in schema chat from public;
grant execute on all functions in schema chat to trellis_centre, trellis_span, trellis_platform;
grant execute on function chat.acting, chat.is_member, chat.may_write, chat.is_blocked, chat.known, chat.other_of, chat.tell_all to trellis_link;
-- whoever applies is counted, on every side
grant execute on function identity.count_try to trellis_span;
