-- A child whose family is being taken in, until every step is done or nobody goes on with it.
create table app.enrolments (
  tenant_id uuid not null,
  id uuid not null default uuidv7(),
  subject_id uuid not null,
  begun_at timestamptz not null,
  ended_at timestamptz check (ended_at >= begun_at),
  primary key (tenant_id, id),
  constraint enrolments_once unique (tenant_id, subject_id),
  foreign key (tenant_id, subject_id) references app.subjects on delete cascade
);
create index enrolments_open on app.enrolments (tenant_id, subject_id) where ended_at is null;
select app.protect('app.enrolments', true, 'select, insert, update');
