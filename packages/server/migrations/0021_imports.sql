-- A list of children that was uploaded, until it is imported or given up. What it holds goes within a day.
create table app.subject_imports (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  person_id uuid not null references identity.persons,
  file_name text not null,
  headers jsonb not null,
  mapping jsonb not null,
  -- the rows as they stand in the file; after the import, those that it left out
  content jsonb not null,
  result jsonb,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index subject_imports_by_age on app.subject_imports (created_at);
select app.protect('app.subject_imports', false, 'select, insert, update, delete');

-- How far an import is, written beside its transaction, so that others see it before it commits.
create table app.subject_import_progress (
  tenant_id uuid not null,
  id uuid not null,
  done int not null default 0,
  total int not null default 0,
  cancelled_at timestamptz,
  primary key (tenant_id, id),
  constraint subject_import_progress_import_fkey foreign key (tenant_id, id) references app.subject_imports on delete cascade
);
select app.protect('app.subject_import_progress', false, 'select, insert, update, delete');

-- The hourly clearing reads no child itself.
create function jobs.forget_subject_imports(before timestamptz) returns int
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  forgotten int;
begin
  delete from app.subject_imports where created_at < before;
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;
revoke all on function jobs.forget_subject_imports from public;
grant execute on function jobs.forget_subject_imports to trellis_jobs;
