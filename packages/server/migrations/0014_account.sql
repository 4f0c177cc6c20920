-- What somebody uploads for their own account or for a tenant waits here until it is used: then its row goes and the key moves on.
create table identity.uploads (
  id uuid primary key default uuidv7(),
  person_id uuid not null references identity.persons on delete cascade,
  kind text not null check (kind in ('picture', 'resumes', 'logo')),
  file_name text not null,
  type text not null,
  size bigint not null check (size > 0),
  key text not null unique,
  created_at timestamptz not null default now()
);
create index on identity.uploads (person_id);
create index on identity.uploads (created_at);

-- Wrong passwords of somebody who is signed in, since the first of them.
create table identity.password_tries (
  person_id uuid primary key references identity.persons on delete cascade,
  tries int not null,
  since timestamptz not null
);

do $$
declare
  relation text;
begin
  foreach relation in array array['uploads', 'password_tries'] loop
    execute format('alter table identity.%I enable row level security', relation);
    execute format('alter table identity.%I force row level security', relation);
    execute format('create policy owner on identity.%I to trellis_owner using (true) with check (true)', relation);
    execute format('create policy identity on identity.%I to trellis_identity using (true) with check (true)', relation);
    execute format('grant select, insert, update, delete on identity.%I to trellis_identity', relation);
  end loop;
end $$;
-- A tenant's logo is used by whoever uploaded it.
create policy own on identity.uploads to trellis_platform using (person_id = (select app.acting_person()));
grant select, delete on identity.uploads to trellis_platform;

-- An enterprise or area reads the CVs of the staff of its centres.
create policy span on identity.resumes for select to trellis_span
  using (exists (select 1 from identity.memberships m where m.person_id = resumes.person_id));
grant select on identity.resumes to trellis_span;
create trigger audit after insert or update or delete on identity.resumes for each row execute function audit.record();

-- Answers that are lists are searched for the files that they name.
create index answer_values_lists on app.answer_values using gin (value) where jsonb_typeof(value) = 'array';

-- The hourly clearing reads no person and no answer itself.
create function jobs.forget_unused_uploads(before timestamptz) returns int
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  forgotten int;
  more int;
begin
  delete from identity.uploads where created_at < before;
  get diagnostics forgotten = row_count;
  delete from app.files f
  where f.created_at < before and f.kind in ('feedbackImage', 'feedbackVideo')
    and not exists (
      select 1 from app.answer_values v
      where v.tenant_id = f.tenant_id and jsonb_typeof(v.value) = 'array' and v.value ? f.id::text
    );
  get diagnostics more = row_count;
  return forgotten + more;
end $$;

-- Which of these keys no row names any more.
create function jobs.keys_without_row(keys text[]) returns setof text
  language sql stable security definer set search_path = pg_catalog as $$
  select k from unnest(keys) k
  where not exists (select 1 from app.files where key = k)
    and not exists (select 1 from identity.uploads where key = k)
    and not exists (select 1 from identity.resumes where key = k)
    and not exists (select 1 from identity.persons where picture_key = k)
    and not exists (select 1 from identity.tenants where logo_key = k)
$$;
create index on identity.persons (picture_key) where picture_key is not null;
create index on identity.tenants (logo_key) where logo_key is not null;
revoke all on function jobs.forget_unused_uploads, jobs.keys_without_row from public;
grant execute on function jobs.forget_unused_uploads, jobs.keys_without_row to trellis_jobs;
