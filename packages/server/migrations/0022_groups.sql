-- Classes: children who train together, by a plan of the library for classes, with coaches.
alter table catalog.plan_templates
  drop constraint plan_templates_kind_check,
  add constraint plan_templates_kind_check check (kind in ('OfflineTrainingPlan', 'trainingPlanTemplate', 'trainingPlanV2'));

create table app.class_groups (
  tenant_id uuid not null references identity.tenants,
  id uuid not null default uuidv7(),
  name text not null constraint class_groups_name_check check (name <> ''),
  type text not null constraint class_groups_type_check
    check (type in ('OneToOne', 'OneToTwo', 'OneToThree', 'OneToFour', 'OneToFive', 'OneToSix', 'OneToMany', 'Class')),
  capacity smallint not null constraint class_groups_capacity_check check (capacity between 1 and 20),
  -- how many children fit: in a one-to-one class one, whatever its capacity
  seats smallint not null generated always as (case when type = 'OneToOne' then 1 else capacity end) stored,
  age_stage text constraint class_groups_age_stage_check check (age_stage in ('toddler', 'preschool', 'gradeSchool', 'teenage', 'adult')),
  plan_template_id uuid references catalog.plan_templates,
  start_difficulty smallint constraint class_groups_start_difficulty_check check (start_difficulty between 1 and 20),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id),
  constraint class_groups_plan_has_level check ((plan_template_id is null) = (start_difficulty is null))
);
create index class_groups_by_recent on app.class_groups (tenant_id, created_at desc, id);
create index class_groups_by_name on app.class_groups (tenant_id, name, id);
create trigger touch before update on app.class_groups for each row execute function app.touch();
select app.protect('app.class_groups', true, 'select, insert, update, delete');

create table app.class_group_members (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  class_group_id uuid not null,
  subject_id uuid not null,
  added_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint class_group_members_once unique (tenant_id, class_group_id, subject_id),
  -- a class that has children is not deleted
  constraint class_group_members_group_fkey foreign key (tenant_id, class_group_id) references app.class_groups,
  constraint class_group_members_subject_fkey foreign key (tenant_id, subject_id) references app.subjects on delete cascade
);
create index class_group_members_of_subject on app.class_group_members (tenant_id, subject_id);
select app.protect('app.class_group_members', true, 'select, insert, delete');

create table app.class_group_coaches (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  class_group_id uuid not null,
  person_id uuid not null,
  primary key (tenant_id, id),
  constraint class_group_coaches_once unique (tenant_id, class_group_id, person_id),
  constraint class_group_coaches_group_fkey foreign key (tenant_id, class_group_id) references app.class_groups on delete cascade,
  constraint class_group_coaches_person_fkey foreign key (tenant_id, person_id) references identity.memberships (tenant_id, person_id)
);
create index class_group_coaches_of_person on app.class_group_coaches (tenant_id, person_id);
select app.protect('app.class_group_coaches', true, 'select, insert, delete');

-- Two who add children at once: the second waits for the first at the class, and then counts its children too.
create function app.keep_class_seats() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  perform from app.class_groups g where (g.tenant_id, g.id) in (select a.tenant_id, a.class_group_id from added a)
  order by g.tenant_id, g.id for no key update;
  perform from app.class_groups g where (g.tenant_id, g.id) in (select a.tenant_id, a.class_group_id from added a)
    and g.seats < (select count(*) from app.class_group_members m where m.tenant_id = g.tenant_id and m.class_group_id = g.id);
  if found then
    raise exception 'A class has no more children than seats' using errcode = 'check_violation', constraint = 'class_group_members_within_seats';
  end if;
  return null;
end $$;
create trigger keep_class_seats after insert on app.class_group_members
  referencing new table as added for each statement execute function app.keep_class_seats();

create function app.keep_class_children() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  if new.seats < (select count(*) from app.class_group_members m where m.tenant_id = new.tenant_id and m.class_group_id = new.id) then
    raise exception 'A class has a seat for each of its children' using errcode = 'check_violation', constraint = 'class_groups_seats_for_children';
  end if;
  return null;
end $$;
create trigger keep_class_children after update of type, capacity on app.class_groups
  for each row execute function app.keep_class_children();

-- A child who is forgotten is in no class.
create function app.leave_classes() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  delete from app.class_group_members m where m.tenant_id = new.tenant_id and m.subject_id = new.id;
  return null;
end $$;
create trigger leave_classes after update of erased_at on app.subjects
  for each row when (old.erased_at is null and new.erased_at is not null) execute function app.leave_classes();
