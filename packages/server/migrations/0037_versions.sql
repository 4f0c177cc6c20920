-- What the versions of a declared resource have, beside their own columns: of which row they are, a number, and since when they are out.
-- A version that is out never changes; it goes with its row.
create function catalog.keep_versions(relation regclass, of_relation regclass, own text) returns void
  language plpgsql as $$
declare
  plain text := (select relname from pg_class where oid = relation);
begin
  execute format($ddl$alter table %s
    add column if not exists id uuid primary key default uuidv7(),
    add column if not exists version int not null check (version > 0),
    add column if not exists published_at timestamptz$ddl$, relation);
  execute format('alter table %s alter column published_at drop not null, alter column published_at drop default', relation);
  if not exists (select from pg_attribute where attrelid = relation and attname = own) then
    execute format('alter table %s add column %I uuid not null references %s on delete cascade', relation, own, of_relation);
    execute format('alter table %s add constraint %I unique (%I, version)', relation, plain || '_in_turn', own);
  end if;
  execute format('create trigger stay before update on %s for each row
    when (old.published_at is not null) execute function catalog.refuse_change()', relation);
  execute format('create trigger audit after insert or update or delete on %s for each row execute function audit.record()', relation);
  execute format('grant select on %s to trellis_centre, trellis_span, trellis_platform', relation);
  execute format('grant insert, update on %s to trellis_platform', relation);
end $$;
revoke all on function catalog.keep_versions from public;

create function catalog.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a published version of % never changes', tg_table_name;
end $$;
