-- What is changed was marked twice, as it was and as it is, which mostly is one mark: both are read by one trigger, which writes each once.
do $$
declare
  relation regclass;
  marking text;
  changing text;
begin
  for relation, marking in
    select t.tgrelid, p.proname from pg_trigger t join pg_proc p on p.oid = t.tgfoid where t.tgname = 'figures_are'
  loop
    changing := marking || '_changed';
    execute format(
      'create function jobs.%I() returns trigger language plpgsql security definer set search_path = pg_catalog as $body$%s$body$',
      changing,
      (select replace(prosrc, 'from changed r', 'from (table were union all table changed) r') from pg_proc where pronamespace = 'jobs'::regnamespace and proname = marking)
    );
    execute format('revoke all on function jobs.%I from public', changing);
    execute format('drop trigger figures_were on %s', relation);
    execute format('drop trigger figures_are on %s', relation);
    execute format(
      'create trigger figures_changed after update on %s referencing old table as were new table as changed for each statement execute function jobs.%I()',
      relation, changing
    );
  end loop;
end $$;
