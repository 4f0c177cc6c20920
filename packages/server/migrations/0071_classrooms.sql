-- A classroom that is deleted keeps what took place in it; its name is free again.
alter table app.classrooms
  add column removed_at timestamptz,
  add constraint classrooms_name_length check (length(classroom_name) <= 100) not valid,
  drop constraint classrooms_tenant_id_classroom_name_key;
create unique index classrooms_by_name on app.classrooms (tenant_id, classroom_name) where removed_at is null;
