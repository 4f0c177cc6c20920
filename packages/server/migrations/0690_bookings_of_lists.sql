-- Bookings to come in by lists too: what came with which of them.
alter table app.occurrences add column import_id uuid, add foreign key (tenant_id, import_id) references app.finished_imports;
create index occurrences_of_import on app.occurrences (tenant_id, import_id) where import_id is not null;

-- Takes back the bookings of an import, which the caller has cancelled just now: nobody is held by them, and what was held for them was given
-- back, so that their postings together move nothing. That they were here and went stays in the trail.
create function app.undo_schedule_import(p_tenant uuid, p_import uuid) returns void
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  gone uuid[];
begin
  if p_tenant is distinct from app.acting_tenant() and session_user = 'trellis_centre' then
    raise exception 'A centre takes back its own bookings only' using errcode = 'insufficient_privilege';
  end if;
  select array_agg(id) into gone from app.occurrences where tenant_id = p_tenant and import_id = p_import;
  if exists (select from app.occurrences where tenant_id = p_tenant and id = any (gone) and state <> 'cancelled') then
    raise exception 'A booking that stands is not taken back';
  end if;
  if exists (
    select from (
      select from_id as account, -amount as amount from app.postings where tenant_id = p_tenant and occurrence_id = any (gone)
      union all
      select to_id, amount from app.postings where tenant_id = p_tenant and occurrence_id = any (gone)
    ) as moved
    group by account having sum(amount) <> 0
  ) then
    raise exception 'What was held for a booking is given back before it goes';
  end if;
  delete from app.postings where tenant_id = p_tenant and occurrence_id = any (gone);
  delete from jobs.reminders where tenant_id = p_tenant and occurrence_id = any (gone);
  delete from app.occurrences where tenant_id = p_tenant and id = any (gone);
  delete from app.subject_imports where tenant_id = p_tenant and id = p_import;
end $$;
revoke all on function app.undo_schedule_import from public;
grant execute on function app.undo_schedule_import to trellis_centre;
