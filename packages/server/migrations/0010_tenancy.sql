-- What of the shared library a centre may use. Each kind has its own library; offline plans and the app's training plans are plan templates.
alter table catalog.plan_templates
  add column kind text not null default 'OfflineTrainingPlan' check (kind in ('OfflineTrainingPlan', 'trainingPlanTemplate'));

create table catalog.grants (
  tenant_id uuid not null,
  tenant_kind text not null default 'centre' check (tenant_kind = 'centre'),
  kind text not null check (kind in ('course', 'assessment', 'OfflineTrainingPlan', 'trainingPlanTemplate', 'trainingPlanV2')),
  item_id uuid not null,
  granted_at timestamptz not null default now(),
  primary key (tenant_id, kind, item_id),
  foreign key (tenant_id, tenant_kind) references identity.tenants (id, kind)
);
create index grants_by_item on catalog.grants (kind, item_id);
-- centres that could choose every plan so far go on choosing it
insert into catalog.grants (tenant_id, kind, item_id)
select c.id, t.kind, t.id from identity.tenants c cross join catalog.plan_templates t where c.kind = 'centre';

create table catalog.schools (
  id uuid primary key default uuidv7(),
  name text not null check (name <> ''),
  city text not null check (city <> ''),
  nature text not null check (nature in ('Public', 'Private', 'International', 'Special', 'Other')),
  remark text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid()
);
create unique index schools_name_key on catalog.schools (lower(name), lower(city));
create index schools_by_recent on catalog.schools (created_at desc, id);
create index schools_parts on catalog.schools using gin (name gin_trgm_ops, city gin_trgm_ops);
create trigger touch before update on catalog.schools for each row execute function app.touch();

create table catalog.school_grants (
  tenant_id uuid not null,
  tenant_kind text not null default 'centre' check (tenant_kind = 'centre'),
  school_id uuid not null references catalog.schools on delete cascade,
  granted_at timestamptz not null default now(),
  primary key (tenant_id, school_id),
  foreign key (tenant_id, tenant_kind) references identity.tenants (id, kind)
);
create index on catalog.school_grants (school_id);

-- The platform grants; a centre sees its own, an enterprise or area those of its centres.
do $$
declare
  relation text;
begin
  foreach relation in array array['grants', 'schools', 'school_grants'] loop
    execute format('alter table catalog.%I enable row level security', relation);
    execute format('alter table catalog.%I force row level security', relation);
    execute format('create policy owner on catalog.%I to trellis_owner using (true) with check (true)', relation);
    execute format('create policy platform on catalog.%I to trellis_platform using (true) with check (true)', relation);
    execute format('grant select on catalog.%I to trellis_centre, trellis_span', relation);
    execute format('grant select, insert, update, delete on catalog.%I to trellis_platform', relation);
    execute format('create trigger audit after insert or update or delete on catalog.%I for each row execute function audit.record()', relation);
    if relation <> 'schools' then
      execute format('create policy centre on catalog.%I for select to trellis_centre using (tenant_id = (select app.acting_tenant()))', relation);
      execute format('create policy span on catalog.%I for select to trellis_span using (tenant_id = any ((select app.acting_tenants())::uuid[]))', relation);
    end if;
  end loop;
end $$;
create policy granted on catalog.schools for select to trellis_centre, trellis_span
  using (exists (select 1 from catalog.school_grants g where g.school_id = id));

-- What a centre configures for its children, beside its session durations.
alter table app.centre_settings
  add column default_classes int not null default 1 check (default_classes between 1 and 500),
  add column sessions_per_day int check (sessions_per_day between 1 and 12);

-- A child keeps the school as it was told: schools of the list come and go.
alter table app.subjects
  add column city text,
  add column school_name text,
  add column school_nature text check (school_nature in ('Public', 'Private', 'International', 'Special', 'Other')),
  add column class_name text;
