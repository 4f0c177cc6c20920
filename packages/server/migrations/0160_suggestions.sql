-- What people of a center say of the programs that they train with: comments, which stay with the center and the platform, and ideas for
-- games, which every center reads once they were accepted.
create table app.program_suggestions (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  program_id uuid not null references catalog.programs,
  type text not null check (type in ('Comments', 'Gamification')),
  content text not null check (length(btrim(content)) between 1 and 2000),
  creator_id uuid not null,
  review text not null default 'UnReviewed' check (review in ('UnReviewed', 'Accepted', 'Rejected')),
  status text not null default 'Public' check (status in ('Public', 'Hide')),
  reply text check (length(btrim(reply)) between 1 and 2000),
  replied_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id),
  foreign key (tenant_id, creator_id) references identity.memberships (tenant_id, person_id),
  check ((reply is null) = (replied_at is null))
);
create index on app.program_suggestions (program_id, type, created_at desc, id desc);
create index on app.program_suggestions (type, created_at desc, id desc);
create index on app.program_suggestions (tenant_id, type, created_at desc, id desc);
create trigger touch before update on app.program_suggestions for each row execute function app.touch();
select app.protect('app.program_suggestions', true, 'select');
create policy shared on app.program_suggestions for select to trellis_centre
  using (type = 'Gamification' and review = 'Accepted' and status = 'Public');
-- a center writes what it says, and the platform what becomes of it
grant insert (tenant_id, program_id, type, content, creator_id, created_at), update (content) on app.program_suggestions to trellis_centre;
grant update (review, status, reply, replied_at) on app.program_suggestions to trellis_platform;

create index on app.program_suggestions (id);

-- Who likes an idea may be of another center than whoever had it; suggestions are never deleted.
create table app.suggestion_likes (
  tenant_id uuid not null references identity.tenants,
  suggestion_id uuid not null,
  person_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, suggestion_id, person_id),
  foreign key (tenant_id, person_id) references identity.memberships (tenant_id, person_id)
);
create index on app.suggestion_likes (suggestion_id);
select app.protect('app.suggestion_likes', false, 'select, insert, delete');

-- Of other centers nothing is known but how many like something.
create function app.likes_of(suggestion uuid) returns int language sql stable security definer set search_path = '' as
  $$ select count(*)::int from app.suggestion_likes where suggestion_id = suggestion $$;
revoke all on function app.likes_of from public;
grant execute on function app.likes_of to trellis_centre, trellis_span, trellis_platform;
