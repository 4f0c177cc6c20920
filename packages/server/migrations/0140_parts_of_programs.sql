-- A declared resource may be a table that is there already.
create or replace function catalog.keep_resource(relation regclass, is_ordered boolean default false, has_status boolean default false) returns void
  language plpgsql as $$
declare
  plain text := (select relname from pg_class where oid = relation);
begin
  execute format($ddl$alter table %s
    add column if not exists id uuid primary key default uuidv7(),
    add column if not exists created_at timestamptz not null default now(),
    add column if not exists updated_at timestamptz not null default now(),
    add column if not exists concurrency_stamp uuid not null default gen_random_uuid()$ddl$, relation);
  if is_ordered then
    execute format('alter table %s add column if not exists sort_order int not null', relation);
    execute format('alter table %s add check (sort_order >= 0)', relation);
    execute format('create index %I on %s (sort_order, id)', plain || '_in_order', relation);
    -- who moves a row does not make its editor stale
    execute format('create trigger touch before update on %s for each row
      when (new.sort_order = old.sort_order) execute function app.touch()', relation);
  else
    execute format('create index %I on %s (created_at desc, id desc)', plain || '_by_recent', relation);
    execute format('create trigger touch before update on %s for each row execute function app.touch()', relation);
  end if;
  if has_status then
    execute format($ddl$alter table %s add column status text not null default 'Unpublish'
      check (status in ('Unpublish', 'Hide', 'Public', 'Expire', 'Trash'))$ddl$, relation);
  end if;
  execute format('create trigger audit after insert or update or delete on %s for each row execute function audit.record()', relation);
  execute format('grant select on %s to trellis_centre, trellis_span, trellis_platform', relation);
  execute format('grant insert, update, delete on %s to trellis_platform', relation);
end $$;

alter table catalog.categories rename column position to sort_order;
update catalog.categories set sort_order = sort_order - 1;
select catalog.keep_resource('catalog.categories', is_ordered => true);

-- What programs train and what they need, each said once; until now every program said it in its own words.
create table catalog.training_targets (id uuid primary key default uuidv7(), names jsonb not null);
create table catalog.program_materials (id uuid primary key default uuidv7(), names jsonb not null);
create table catalog.program_version_targets (
  program_version_id uuid not null references catalog.program_versions on delete cascade,
  target_id uuid not null references catalog.training_targets,
  position int not null,
  primary key (program_version_id, target_id)
);
create index on catalog.program_version_targets (target_id);
create table catalog.program_version_materials (
  program_version_id uuid not null references catalog.program_versions on delete cascade,
  material_id uuid not null references catalog.program_materials,
  position int not null,
  primary key (program_version_id, material_id)
);
create index on catalog.program_version_materials (material_id);

insert into catalog.training_targets (names)
  select distinct said from catalog.program_versions, jsonb_array_elements(texts -> 'targets') as said;
insert into catalog.program_materials (names)
  select distinct said from catalog.program_versions, jsonb_array_elements(texts -> 'materials') as said;
insert into catalog.program_version_targets (program_version_id, target_id, position)
  select version.id, target.id, min(said.place) from catalog.program_versions as version
  cross join jsonb_array_elements(texts -> 'targets') with ordinality as said (names, place)
  join catalog.training_targets as target on target.names = said.names group by version.id, target.id;
insert into catalog.program_version_materials (program_version_id, material_id, position)
  select version.id, material.id, min(said.place) from catalog.program_versions as version
  cross join jsonb_array_elements(texts -> 'materials') with ordinality as said (names, place)
  join catalog.program_materials as material on material.names = said.names group by version.id, material.id;
select catalog.keep_resource('catalog.training_targets'), catalog.keep_resource('catalog.program_materials');

do $$
declare
  relation text;
begin
  foreach relation in array array['program_version_targets', 'program_version_materials'] loop
    execute format('create trigger audit after insert or update or delete on catalog.%I for each row execute function audit.record()', relation);
    execute format('grant select on catalog.%I to trellis_centre, trellis_span, trellis_platform', relation);
    execute format('grant insert, update, delete on catalog.%I to trellis_platform', relation);
  end loop;
end $$;

-- What is said of a program, a column each: they are edited one by one.
alter table catalog.program_versions
  add column content jsonb,
  add column precautions jsonb,
  add column possible_difficulties jsonb,
  add column group_suggestions jsonb;
update catalog.program_versions set
  content = texts -> 'content', precautions = texts -> 'precautions', possible_difficulties = texts -> 'possibleDifficulties',
  group_suggestions = texts -> 'suggestionsOnGroupTeaching';
alter table catalog.program_versions
  alter column content set not null,
  alter column precautions set not null,
  alter column possible_difficulties set not null,
  alter column group_suggestions set not null,
  drop column texts;
