-- What children are compared with. A set is never changed: the next version is another row, and of one paradigm the latest counts.
create table catalog.norm_sets (
  id uuid primary key default uuidv7(),
  name text not null,
  version int not null check (version > 0),
  paradigm text not null,
  set jsonb not null,
  created_at timestamptz not null default now(),
  constraint norm_sets_once unique (name, version)
);
create index norm_sets_of_paradigm on catalog.norm_sets (paradigm, created_at desc);
create trigger audit after insert or update or delete on catalog.norm_sets for each row execute function audit.record();
grant select on catalog.norm_sets to trellis_centre, trellis_span, trellis_platform;
grant insert on catalog.norm_sets to trellis_platform;
