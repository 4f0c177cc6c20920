-- Practical training: what a trainer and who leads it meet for, one appointment after the other.
create table app.training_appointments (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  trainer_module_id uuid not null,
  title text not null check (title <> ''),
  starts_at timestamptz not null,
  minutes int not null check (minutes between 30 and 600 and minutes % 30 = 0),
  supervisor_id uuid not null references identity.persons,
  note text,
  completed_at timestamptz,
  feedback text check (feedback <> ''),
  trainer_visible boolean not null default false,
  created_by uuid references identity.persons on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  concurrency_stamp uuid not null default gen_random_uuid(),
  primary key (tenant_id, id),
  constraint training_appointments_module_fkey foreign key (tenant_id, trainer_module_id) references app.trainer_training_modules on delete cascade,
  constraint training_appointments_on_step check (date_part('epoch', starts_at)::bigint % 300 = 0)
);
-- the next one is planned once the last is complete, whoever plans at the same moment
create unique index training_appointments_one_open on app.training_appointments (tenant_id, trainer_module_id) where completed_at is null;
create index training_appointments_of_module on app.training_appointments (tenant_id, trainer_module_id, starts_at, id);
create index on app.training_appointments (supervisor_id, starts_at, id);
create trigger touch before update on app.training_appointments for each row execute function app.touch();
select app.protect('app.training_appointments', true, 'select');
grant insert, update, delete on app.training_appointments to trellis_platform;

-- Whoever leads an appointment may work at another center: it is theirs to read, with the module that it is of.
create policy leader on app.training_appointments for select to trellis_centre using (supervisor_id = (select app.acting_person()));
create policy leader on app.trainer_training_modules for select to trellis_centre
  using (exists (
    select 1 from app.training_appointments a
    where a.tenant_id = trainer_training_modules.tenant_id and a.trainer_module_id = trainer_training_modules.id
      and a.supervisor_id = (select app.acting_person())
  ));

-- Who leads and who learns know each other's name, and that is all that a center is told of somebody elsewhere.
create or replace function app.supervision_names() returns table (id uuid, name text)
  language sql stable security definer set search_path = pg_catalog as $$
  select p.id, p.name from identity.persons p
  where p.id in (select s.supervisor_id from app.supervise_sessions s where s.tenant_id = app.acting_tenant())
    or p.id in (select a.supervisor_id from app.training_appointments a where a.tenant_id = app.acting_tenant())
    or p.id in (
      select m.person_id from app.trainer_training_modules m
      join app.supervise_sessions s on s.tenant_id = m.tenant_id and s.trainer_module_id = m.id
      where s.supervisor_id = app.acting_person()
    )
    or p.id in (
      select m.person_id from app.trainer_training_modules m
      join app.training_appointments a on a.tenant_id = m.tenant_id and a.trainer_module_id = m.id
      where a.supervisor_id = app.acting_person()
    )
    or p.id in (select s.supervisor_id from platform.supervised_trainers s where s.trainer_id in (
      select m.person_id from app.trainer_training_modules m where m.tenant_id = app.acting_tenant()
    ))
$$;
