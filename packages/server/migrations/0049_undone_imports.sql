-- Imports that are done: who brought in how many children, and who took them back.
create table app.finished_imports (
  tenant_id uuid not null references identity.tenants,
  -- that of the list that was uploaded, which is kept for a day
  id uuid not null,
  person_id uuid not null references identity.persons,
  file_name text not null,
  imported int not null,
  guardians int not null,
  finished_at timestamptz not null,
  undone_at timestamptz,
  undone_by uuid references identity.persons,
  primary key (tenant_id, id),
  constraint finished_imports_undone check ((undone_at is null) = (undone_by is null))
);
create index finished_imports_by_recent on app.finished_imports (tenant_id, finished_at desc, id);
select app.protect('app.finished_imports', false, 'select, insert, update');

-- What came with which of them.
alter table app.subjects add column import_id uuid, add foreign key (tenant_id, import_id) references app.finished_imports;
alter table app.guardians add column import_id uuid, add foreign key (tenant_id, import_id) references app.finished_imports;
create index subjects_of_import on app.subjects (tenant_id, import_id) where import_id is not null;
create index guardians_of_import on app.guardians (tenant_id, import_id) where import_id is not null;

-- Whoever goes is looked for here: without an index each of them would be a look at all rows.
create index track_progress_of_subject on app.track_progress (tenant_id, subject_id);
create index answers_of_subject on app.answers (tenant_id, subject_id) where subject_id is not null;

-- Takes back what an import brought in, on which nothing was built: the caller has seen to that and holds the children. Guardians whom another
-- child has too stay. Nothing of it is left in the trail but that it was done.
create function app.undo_import(p_tenant uuid, p_import uuid) returns void
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  gone uuid[];
  alone uuid[];
begin
  if p_tenant is distinct from app.acting_tenant() and session_user = 'trellis_centre' then
    raise exception 'A centre takes back its own children only' using errcode = 'insufficient_privilege';
  end if;
  select array_agg(id) into gone from app.subjects where tenant_id = p_tenant and import_id = p_import;
  delete from app.credit_accounts where tenant_id = p_tenant and subject_id = any (gone) and balance = 0;
  delete from app.subjects where tenant_id = p_tenant and id = any (gone);
  perform audit.redact('app.subjects', gone);

  select array_agg(g.id) into alone from app.guardians g
  where g.tenant_id = p_tenant and g.import_id = p_import and not exists (
    select 1 from app.subject_guardians other where other.tenant_id = p_tenant and other.guardian_id = g.id
  );
  delete from jobs.letters l using app.guardians g
  where g.tenant_id = p_tenant and g.id = any (alone) and l.tenant_id = p_tenant and lower(l.recipient) in (lower(g.email), g.phone);
  delete from app.guardians where tenant_id = p_tenant and id = any (alone);
  perform audit.redact('app.guardians', alone);

  update app.guardians set import_id = null where tenant_id = p_tenant and import_id = p_import;
  delete from app.subject_imports where tenant_id = p_tenant and id = p_import;
end $$;
revoke all on function app.undo_import from public;
grant execute on function app.undo_import to trellis_centre;
