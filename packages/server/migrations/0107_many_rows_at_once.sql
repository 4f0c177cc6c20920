-- A series of bookings is written in few statements; what follows from its rows is done once a statement, not once a row.

create function app.apply_postings() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  moved record;
begin
  -- in id order, so that twenty finishes of a class cannot deadlock
  for moved in
    select sides.tenant_id, sides.id, sum(sides.amount) as amount
    from (select tenant_id, from_id as id, -amount as amount from added union all select tenant_id, to_id, amount from added) as sides
    group by sides.tenant_id, sides.id order by sides.id
  loop
    update app.credit_accounts set balance = balance + moved.amount where tenant_id = moved.tenant_id and id = moved.id;
  end loop;
  return null;
end $$;
revoke all on function app.apply_postings from public;
drop trigger apply on app.postings;
drop function app.apply_posting();
create trigger apply after insert on app.postings referencing new table as added for each statement execute function app.apply_postings();

create function app.refuse_times_off() returns trigger language plpgsql as $$
declare
  wanted record;
begin
  for wanted in select tenant_id, resource_id, range_agg(during) as during from added where kind = 'coach' group by tenant_id, resource_id loop
    if exists (
      select from app.leaves l
      where l.tenant_id = wanted.tenant_id and l.person_id = wanted.resource_id and l.state = 'Approved'
        and tstzrange(l.starts_at, l.ends_at) && wanted.during
    ) then
      raise exclusion_violation using constraint = 'holds_no_overlap', message = 'the coach is on leave';
    end if;
  end loop;
  return null;
end $$;
drop trigger time_off on app.holds;
create trigger time_off before update of resource_id, during on app.holds for each row when (new.kind = 'coach')
  execute function app.refuse_time_off();
create trigger times_off after insert on app.holds referencing new table as added for each statement execute function app.refuse_times_off();

-- What is written many rows at once is put on record so, too.
create function audit.record_added() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into audit.changes (tenant_id, person_id, table_name, row_id, operation, before, after)
  select added.tenant_id, app.acting_person(), tg_table_schema || '.' || tg_table_name, added.id, 'INSERT', null, to_jsonb(added) from added;
  return null;
end $$;
revoke all on function audit.record_added from public;
do $$
declare
  relation text;
begin
  foreach relation in array array['occurrences', 'holds', 'sessions', 'session_items', 'session_tracks'] loop
    execute format('drop trigger audit on app.%I', relation);
    execute format('create trigger audit after update or delete on app.%I for each row execute function audit.record()', relation);
    execute format('create trigger audit_added after insert on app.%I referencing new table as added for each statement execute function audit.record_added()', relation);
  end loop;
end $$;
