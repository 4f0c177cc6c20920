-- Exercises are put in order by hand and withdrawn one by one, as other parts of the library. What is out stays so, in the order in which it was chosen from.
alter table catalog.programs
  add column sort_order int check (sort_order >= 0),
  add column status text not null default 'Public' check (status in ('Unpublish', 'Hide', 'Public', 'Expire', 'Trash'));
alter table catalog.programs disable trigger user;
update catalog.programs as program set
  sort_order = placed.place - 1,
  status = case when placed.is_out then 'Public' else 'Unpublish' end
  from (
    select known.id, row_number() over (order by known.code) as place,
      exists (select from catalog.program_versions where program_id = known.id and published_at is not null) as is_out
    from catalog.programs as known
  ) as placed
  where placed.id = program.id;
alter table catalog.programs enable trigger user;
alter table catalog.programs alter column sort_order set not null, alter column status set default 'Unpublish';

drop index catalog.programs_by_recent;
create index programs_in_order on catalog.programs (sort_order, id);
-- who moves a row does not make its editor stale
drop trigger touch on catalog.programs;
create trigger touch before update on catalog.programs for each row when (new.sort_order = old.sort_order) execute function app.touch();
