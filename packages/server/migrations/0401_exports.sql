-- Files that take longer to write than somebody waits: they are written on, kept for a day for whoever asked for them, and told of when they are ready.
create table identity.exports (
  id uuid primary key,
  person_id uuid not null references identity.persons,
  -- where the person acted: it is theirs there alone
  membership_id uuid not null references identity.memberships on delete cascade,
  tenant_id uuid references identity.tenants,
  zone text not null,
  file_name text not null check (length(file_name) between 1 and 300),
  -- who may have the file, as the call that it answers says: asked again whenever it is fetched
  access jsonb not null,
  state text not null default 'Running' check (state in ('Running', 'Ready', 'Failed')),
  -- written so far
  row_count int not null default 0,
  bytes bigint,
  created_at timestamptz not null default now(),
  -- when its writer was last heard of
  seen_at timestamptz not null default now(),
  finished_at timestamptz,
  expires_at timestamptz not null default now() + interval '1 day',
  constraint exports_finished check ((state = 'Running') = (finished_at is null) and (state = 'Ready') = (bytes is not null))
);
create index exports_of_person on identity.exports (person_id, membership_id, created_at desc, id desc);
create index exports_by_end on identity.exports (expires_at);
create index exports_running on identity.exports (seen_at) where state = 'Running';
create index on identity.exports (membership_id);
create index on identity.exports (tenant_id);
grant select, insert, delete, update (state, row_count, bytes, seen_at, finished_at) on identity.exports to trellis_identity;
grant select, delete on identity.exports to trellis_jobs;

-- Whoever asked for it learns what became of it, under the bell.
create function jobs.tell_of_export() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into jobs.letters (tenant_id, person_id, recipient, recipient_name, language, zone, template, data)
  select new.tenant_id, p.id, p.email, p.name, p.language, new.zone, case new.state when 'Ready' then 'exportReady' else 'exportFailed' end,
    jsonb_build_object('fileName', new.file_name)
  from identity.persons p where p.id = new.person_id and p.deleted_at is null and p.email is not null;
  return null;
end $$;
revoke all on function jobs.tell_of_export from public;
create trigger tell after update of state on identity.exports for each row when (new.state <> 'Running' and old.state = 'Running')
  execute function jobs.tell_of_export();

-- Open pages hear how far it is.
create function jobs.tell_how_far_export() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform identity.tell_live(array[new.person_id], new.tenant_id, 'jobs', jsonb_build_object('kind', 'export', 'id', new.id));
  return null;
end $$;
revoke all on function jobs.tell_how_far_export from public;
create trigger live after insert or update on identity.exports for each row execute function jobs.tell_how_far_export();

-- What nobody writes on any more, since its process ended, has failed.
create function jobs.end_left_exports(before timestamptz) returns int language plpgsql security definer set search_path = pg_catalog as $$
declare
  ended int;
begin
  update identity.exports set state = 'Failed', finished_at = now() where state = 'Running' and seen_at < before;
  get diagnostics ended = row_count;
  return ended;
end $$;
revoke all on function jobs.end_left_exports from public;
grant execute on function jobs.end_left_exports to trellis_jobs;

-- A file says what it was written with: of a child that is forgotten, or never was, none is kept.
create function identity.forget_child_in_exports() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  update identity.exports set expires_at = now()
  where created_at > now() - interval '1 day'
    and (tenant_id = old.tenant_id or tenant_id is null or tenant_id in (select l.parent_id from identity.tenant_links l where l.centre_id = old.tenant_id));
  return null;
end $$;
revoke all on function identity.forget_child_in_exports from public;
create trigger exports_forget after update of erased_at on app.subjects for each row when (new.erased_at is not null and old.erased_at is null)
  execute function identity.forget_child_in_exports();

-- Nothing of it outlasts the account of whom it was for.
create function identity.forget_exports() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from identity.exports where person_id = new.id;
  return null;
end $$;
revoke all on function identity.forget_exports from public;
create trigger exports_forget after update of deleted_at on identity.persons for each row when (new.deleted_at is not null and old.deleted_at is null)
  execute function identity.forget_exports();
