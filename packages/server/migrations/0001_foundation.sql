create extension if not exists btree_gist;

-- Schemas say what kind of table they hold: identity and catalog are shared, every row of app belongs to a centre.
create schema identity;
create schema catalog;
create schema app;
create schema platform;
create schema audit;
create schema oidc;

grant usage on schema identity, catalog, app to trellis_identity, trellis_centre, trellis_span, trellis_platform, trellis_link;
grant usage on schema audit to trellis_centre, trellis_platform;
grant usage on schema oidc to trellis_identity;

-- Who is asking: transaction-local settings. set_config leaves '' behind on a pooled connection, hence nullif.
create function app.acting_tenant() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.tenant_id', true), '')::uuid $$;
create function app.acting_person() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.person_id', true), '')::uuid $$;
create function app.acting_tenants() returns uuid[] language sql stable parallel safe
  as $$ select string_to_array(nullif(current_setting('app.tenant_ids', true), ''), ',')::uuid[] $$;
create function app.acting_subject() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.subject_id', true), '')::uuid $$;

create table audit.changes (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  tenant_id uuid,
  person_id uuid,
  table_name text not null,
  row_id uuid,
  operation text not null check (operation in ('INSERT', 'UPDATE', 'DELETE')),
  before jsonb,
  after jsonb
);
create index on audit.changes (tenant_id, table_name, row_id, at);
alter table audit.changes enable row level security;
alter table audit.changes force row level security;
create policy owner on audit.changes to trellis_owner using (true) with check (true);
create policy centre on audit.changes for select to trellis_centre using (tenant_id = app.acting_tenant());
create policy platform on audit.changes for select to trellis_platform using (true);
grant select on audit.changes to trellis_centre, trellis_platform;

create function audit.record() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  whole jsonb := coalesce(new_row, old_row);
begin
  if tg_op = 'UPDATE' then
    -- only what changed: a punch must not copy a whole row into the trail
    select jsonb_object_agg(key, value) into new_row from jsonb_each(to_jsonb(new)) where value is distinct from old_row -> key;
    if new_row is null then return null; end if;
    select jsonb_object_agg(key, value) into old_row from jsonb_each(old_row) where new_row ? key;
  end if;
  insert into audit.changes (tenant_id, person_id, table_name, row_id, operation, before, after)
  values ((whole ->> 'tenant_id')::uuid, app.acting_person(), tg_table_schema || '.' || tg_table_name, (whole ->> 'id')::uuid, tg_op, old_row, new_row);
  return null;
end $$;

-- Every table of app goes through here, so that none can forget its policies; the conformance tests look for what it leaves.
create function app.protect(relation regclass, audited boolean, centre_rights text) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', relation);
  execute format('alter table %s force row level security', relation);
  execute format('create policy owner on %s to trellis_owner using (true) with check (true)', relation);
  execute format('create policy centre on %s to trellis_centre using (tenant_id = (select app.acting_tenant())) with check (tenant_id = (select app.acting_tenant()))', relation);
  execute format('create policy span on %s for select to trellis_span using (tenant_id = any ((select app.acting_tenants())::uuid[]))', relation);
  execute format('create policy platform on %s to trellis_platform using (true) with check (true)', relation);
  execute format('grant %s on %s to trellis_centre', centre_rights, relation);
  execute format('grant select on %s to trellis_span', relation);
  execute format('grant %s on %s to trellis_platform', centre_rights, relation);
  if audited then
    execute format('create trigger audit after insert or update or delete on %s for each row execute function audit.record()', relation);
  end if;
end $$;
revoke all on function app.protect from public;

-- The stamp changes with every write, whoever writes: a stale editor is told.
create function app.touch() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  new.concurrency_stamp := gen_random_uuid();
  return new;
end $$;
