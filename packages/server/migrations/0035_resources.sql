-- What every declared resource of the library has: its table brings its own columns, this brings the rest.
create function catalog.keep_resource(relation regclass, is_ordered boolean default false, has_status boolean default false) returns void
  language plpgsql as $$
declare
  plain text := (select relname from pg_class where oid = relation);
begin
  execute format($ddl$alter table %s
    add column id uuid primary key default uuidv7(),
    add column created_at timestamptz not null default now(),
    add column updated_at timestamptz not null default now(),
    add column concurrency_stamp uuid not null default gen_random_uuid()$ddl$, relation);
  if is_ordered then
    execute format('alter table %s add column sort_order int not null check (sort_order >= 0)', relation);
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
revoke all on function catalog.keep_resource from public;
