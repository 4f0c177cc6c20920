-- Assessments that ship with the product and that the platform deleted: the next start does not bring them back.
create table catalog.removed_assessments (
  code text primary key,
  removed_at timestamptz not null default now()
);
grant select, insert on catalog.removed_assessments to trellis_platform;
